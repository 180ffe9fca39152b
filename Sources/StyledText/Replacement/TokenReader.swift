/// The segmenter's tokens of a text, and queries of their bytes.
struct TokenReader {
  let tokens: [TextToken]
  let bytes: UnsafeBufferPointer<UInt8>
  let reading: AmountReading

  /// Whether two tokens are adjacent, in this order.
  func touch(_ first: Int, _ second: Int) -> Bool {
    first >= 0 && second < tokens.count && tokens[first].kind != .space && tokens[second].kind != .space
      && tokens[first].kind != .lineBreak && tokens[second].kind != .lineBreak
  }

  /// Whether a token is one space of any width, but not a tab.
  func isSingleSpace(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .space else { return false }
    return scalar(index) != "\t"
  }

  /// Whether a token is a space that never ends a line, as in numbers: no-break, narrow no-break, thin or figure space.
  func isFixedSpace(_ index: Int) -> Bool {
    guard isSingleSpace(index) else { return false }
    return ["\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}"].contains(scalar(index))
  }

  /// The scalar that a token consists of; nil for longer ones.
  func scalar(_ index: Int) -> Unicode.Scalar? {
    guard tokens.indices.contains(index) else { return nil }
    let (token, scalar) = (tokens[index], ScalarReader(bytes: bytes).scalar(at: tokens[index].start))
    return token.end - token.start == scalar.length ? Unicode.Scalar(scalar.value) : nil
  }

  func text(_ index: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[tokens[index].start..<tokens[index].end]), as: UTF8.self)
  }

  func byte(_ offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Whether a token is a number, or begins with one: `99`, `1,299.00`, `20kg`, `5th`.
  func isNumber(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    switch tokens[index].kind {
    case .number: return true
    case .word: return bytes[tokens[index].start] &- 0x30 < 10
    default: return false
    }
  }

  /// Whether a token is an emoji, or half of a flag.
  func isEmoji(_ index: Int) -> Bool {
    let token = tokens[index]
    // Scalars below U+2000 are not emoji by themselves.
    guard token.kind == .symbol, bytes[token.start] >= 0xE2 else { return false }
    let first = ScalarReader(bytes: bytes).scalar(at: token.start).breakClass
    return first.isPictographic || first == .regionalIndicator
  }

  /// Whether a token may be part of a word.
  func isWordlike(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .word, .number, .ideograph: true
    case .space, .lineBreak, .symbol: false
    }
  }
}
