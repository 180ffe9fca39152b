/// URLs, mail addresses, names after `@` and hashtags. They are ASCII, and end at text in another script.
extension TokenReader {
  /// The tokens of the URL or mail address with the word at an index; nil if it is not part of one. `floor` is the first
  /// token that is free.
  func address(at word: Int, from floor: Int) -> Range<Int>? {
    let token = tokens[word]
    guard bytes[token.start] < 0x80 else { return nil }
    switch byte(token.end) {
    case 0x3A where byte(token.end + 1) == 0x2F && byte(token.end + 2) == 0x2F: return word..<endOfURL(word)
    case 0x2F, 0x3F, 0x23, 0x3A: return isDomain(token) ? url(word) : nil
    case 0x40: return mail(word, floor)
    default: return nil
    }
  }

  /// The tokens of a name after `@`, or of a hashtag, that begins at an index; nil if none does.
  func handle(at mark: Int) -> Range<Int>? {
    let token = tokens[mark]
    guard token.end - token.start == 1, bytes[token.start] == 0x40 || bytes[token.start] == 0x23 else { return nil }
    let isInside = mark > 0 && touch(mark - 1, mark) && isWordlike(mark - 1)
    guard !isInside, touch(mark, mark + 1), tokens[mark + 1].kind == .word else { return nil }
    return mark..<mark + 2
  }

  /// Whether a word is a domain, `a.com` or `www.shop.example`, or an IP address, and not a number with decimals.
  private func isDomain(_ token: TextToken) -> Bool {
    let text = bytes[token.start..<token.end]
    guard let dot = text.lastIndex(of: 0x2E) else { return false }
    let last = text[(dot + 1)...]
    if token.kind == .number { return text.count { $0 == 0x2E } == 3 && last.allSatisfy(\.isASCIILetterOrDigit) }
    return last.count >= 2 && last.allSatisfy(\.isASCIILetterOrDigit)
  }

  private func url(_ word: Int) -> Range<Int>? {
    // A colon belongs to a domain only before a port.
    if byte(tokens[word].end) == 0x3A, !(byte(tokens[word].end + 1).map { $0 &- 0x30 < 10 } ?? false) { return nil }
    return word..<endOfURL(word)
  }

  /// The end of a URL: at white space, or before a scalar that is not ASCII. Punctuation at its end is not part of it.
  private func endOfURL(_ word: Int) -> Int {
    var end = word + 1
    while end < tokens.count, touch(end - 1, end), isPartOfURL(end) { end += 1 }
    while end > word + 1, ".,;:!?)'".utf8.contains(bytes[tokens[end - 1].start]),
      tokens[end - 1].end - tokens[end - 1].start == 1
    {
      end -= 1
    }
    return end
  }

  private func isPartOfURL(_ index: Int) -> Bool {
    let first = bytes[tokens[index].start]
    return first > 0x20 && first < 0x7F && !"\"<>`".utf8.contains(first)
  }

  private func mail(_ word: Int, _ floor: Int) -> Range<Int>? {
    guard touch(word, word + 1), touch(word + 1, word + 2), isDomain(tokens[word + 2]) else { return nil }
    var start = word
    while start > floor, touch(start - 1, start), isPartOfMailbox(start - 1) { start -= 1 }
    return start..<word + 3
  }

  private func isPartOfMailbox(_ index: Int) -> Bool {
    let first = bytes[tokens[index].start]
    return first.isASCIILetterOrDigit || "._%+-".utf8.contains(first)
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 }
}
