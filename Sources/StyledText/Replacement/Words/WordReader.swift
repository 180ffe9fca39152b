/// The segmenter's words of a text, and queries of their bytes.
struct WordReader {
  let words: [TextWord]
  let bytes: UnsafeBufferPointer<UInt8>
  let reading: AmountReading

  /// Whether two words are adjacent, in this order.
  func touch(_ first: Int, _ second: Int) -> Bool {
    first >= 0 && second < words.count && words[first].kind != .space && words[second].kind != .space
      && words[first].kind != .lineBreak && words[second].kind != .lineBreak
  }

  /// Whether a word is one space of any width, but not a tab.
  func isSingleSpace(_ index: Int) -> Bool {
    guard words.indices.contains(index), words[index].kind == .space, let space = scalar(index) else { return false }
    return space != "\t"
  }

  /// Whether a word is a space that never ends a line, as in numbers: no-break, narrow no-break, thin or figure space.
  func isFixedSpace(_ index: Int) -> Bool {
    guard isSingleSpace(index) else { return false }
    return ["\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}"].contains(scalar(index))
  }

  /// The scalar that a word consists of; nil for longer ones.
  func scalar(_ index: Int) -> Unicode.Scalar? {
    guard words.indices.contains(index) else { return nil }
    let (word, scalar) = (words[index], ScalarReader(bytes: bytes).scalar(at: words[index].start))
    return word.end - word.start == scalar.length ? Unicode.Scalar(scalar.value) : nil
  }

  func text(_ index: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[words[index].start..<words[index].end]), as: UTF8.self)
  }

  func byte(_ offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Whether a word is a number, or begins with one: `99`, `1,299.00`, `20kg`, `5th`.
  func isNumber(_ index: Int) -> Bool {
    guard words.indices.contains(index) else { return false }
    switch words[index].kind {
    case .number: return true
    case .word: return bytes[words[index].start] &- 0x30 < 10
    default: return false
    }
  }

  /// Whether a word is an emoji, or half of a flag.
  func isEmoji(_ index: Int) -> Bool {
    let word = words[index]
    // Scalars below U+2000 are not emoji on their own.
    guard word.kind == .symbol, bytes[word.start] >= 0xE2 else { return false }
    let first = ScalarReader(bytes: bytes).scalar(at: word.start).breakClass
    return first.isPictographic || first == .regionalIndicator
  }

  /// Whether a word has letters or digits: neither a space nor a sign.
  func isWordlike(_ index: Int) -> Bool {
    switch words[index].kind {
    case .word, .number, .ideograph: true
    case .space, .lineBreak, .symbol: false
    }
  }
}
