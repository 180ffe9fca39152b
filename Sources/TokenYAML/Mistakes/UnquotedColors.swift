/// Finds unquoted colors as values: `ink: #222222` is a key and a comment.
struct UnquotedColors {
  /// From each `#` to its last digit, in source order.
  private(set) var all: [Range<Int>] = []
  private let text: SourceText
  private var position = 0
  /// The last byte on the line that is not a space; zero at its start.
  private var previous: UInt8 = 0

  init(_ text: SourceText) {
    self.text = text
    while let byte = text.byte(at: position) { read(byte) }
  }

  private mutating func read(_ byte: UInt8) {
    let isStart = previous == 0 || ":,[{-".utf8.contains(previous)
    switch byte {
    case 0x20, 0x09: position += 1
    case 0x0A, 0x0D:
      previous = 0
      position += 1
    case UInt8(ascii: "\"") where isStart, UInt8(ascii: "'") where isStart: skipQuoted(byte)
    case UInt8(ascii: "#") where position == 0 || text.byte(at: position - 1).map { $0 <= 0x20 } ?? true:
      readComment(isStart)
    default:
      previous = byte
      position += 1
    }
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    position += 1
    while let byte = text.byte(at: position), byte != quote {
      position += byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
    }
    position += 1
    previous = quote
  }

  /// The text after a color may contain more of them, so reading continues.
  private mutating func readComment(_ isValue: Bool) {
    if isValue, previous != 0, let color = text.color(at: position) {
      all.append(color)
      position = color.upperBound
      previous = UInt8(ascii: "0")
    } else {
      position = text.endOfLine(position)
    }
  }
}

extension SourceText {
  /// The range of a `#` with the hex digits of a color and nothing else; nil for other text.
  func color(at start: Int) -> Range<Int>? {
    guard byte(at: start) == UInt8(ascii: "#") else { return nil }
    var end = start + 1
    while let byte = byte(at: end), Character(Unicode.Scalar(byte)).isHexDigit { end += 1 }
    let isPunctuation = lookAlike(at: end).map { ",;]}".contains($0.character.meant) } ?? false
    let isWhole = isPunctuation || byte(at: end).map { " \t\r\n,;]}".utf8.contains($0) } ?? true
    return isWhole && [3, 4, 6, 8].contains(end - start - 1) ? start..<end : nil
  }
}
