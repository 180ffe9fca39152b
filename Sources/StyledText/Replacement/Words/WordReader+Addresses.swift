/// URLs, mail addresses, names after `@` and hashtags. They are ASCII, and end at text in another script.
extension WordReader {
  /// The words of the URL or mail address that has the word at an index; nil if it is not part of one. `floor` is the
  /// first word that is free.
  func address(at index: Int, from floor: Int) -> Range<Int>? {
    let word = words[index]
    guard bytes[word.start] < 0x80 else { return nil }
    switch byte(word.end) {
    case 0x3A where byte(word.end + 1) == 0x2F && byte(word.end + 2) == 0x2F: return index..<endOfURL(index)
    case 0x2F, 0x3F, 0x23, 0x3A: return isDomain(word) ? url(index) : nil
    case 0x40: return mail(index, floor)
    default: return nil
    }
  }

  /// The words of a name after `@`, or of a hashtag, that begins at an index; nil if none does.
  func handle(at mark: Int) -> Range<Int>? {
    let word = words[mark]
    guard word.end - word.start == 1, bytes[word.start] == 0x40 || bytes[word.start] == 0x23 else { return nil }
    let isInside = mark > 0 && touch(mark - 1, mark) && isWordlike(mark - 1)
    guard !isInside, touch(mark, mark + 1), words[mark + 1].kind == .word else { return nil }
    return mark..<mark + 2
  }

  /// Whether a word is a domain, `a.com` or `www.shop.example`, or an IP address, and not a number with decimals.
  private func isDomain(_ word: TextWord) -> Bool {
    let text = bytes[word.start..<word.end]
    guard let dot = text.lastIndex(of: 0x2E) else { return false }
    let last = text[(dot + 1)...]
    if word.kind == .number { return text.count { $0 == 0x2E } == 3 && last.allSatisfy(\.isASCIILetterOrDigit) }
    return last.count >= 2 && last.allSatisfy(\.isASCIILetterOrDigit)
  }

  private func url(_ index: Int) -> Range<Int>? {
    // A colon belongs to a domain only before a port.
    if byte(words[index].end) == 0x3A, !(byte(words[index].end + 1).map { $0 &- 0x30 < 10 } ?? false) { return nil }
    return index..<endOfURL(index)
  }

  /// The end of a URL: at white space, or before a scalar that is not ASCII. Punctuation at its end is not part of it.
  private func endOfURL(_ index: Int) -> Int {
    var end = index + 1
    while end < words.count, touch(end - 1, end), isPartOfURL(end) { end += 1 }
    while end > index + 1, ".,;:!?)'".utf8.contains(bytes[words[end - 1].start]),
      words[end - 1].end - words[end - 1].start == 1
    {
      end -= 1
    }
    return end
  }

  private func isPartOfURL(_ index: Int) -> Bool {
    let first = bytes[words[index].start]
    return first > 0x20 && first < 0x7F && !"\"<>`".utf8.contains(first)
  }

  private func mail(_ index: Int, _ floor: Int) -> Range<Int>? {
    guard touch(index, index + 1), touch(index + 1, index + 2), isDomain(words[index + 2]) else { return nil }
    var start = index
    while start > floor, touch(start - 1, start), isPartOfMailbox(start - 1) { start -= 1 }
    return start..<index + 3
  }

  private func isPartOfMailbox(_ index: Int) -> Bool {
    let first = bytes[words[index].start]
    return first.isASCIILetterOrDigit || "._%+-".utf8.contains(first)
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 }
}
