extension SwiftLexer {
  /// A name in any script. A byte that is not allowed anywhere is a separate token.
  mutating func scanName(isAttached: Bool) -> SwiftToken {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        guard SwiftBytes.isName(byte) else { break }
        position += 1
      } else {
        guard let count = letterBytes() else { break }
        position += count
      }
    }
    guard position == start else { return token(.identifier, from: start, isAttached: isAttached) }
    position += 1
    while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
    return token(.other(0x80), from: start, isAttached: isAttached)
  }

  /// The number of bytes of the scalar here; nil for an operator, a space, and invalid UTF-8.
  private func letterBytes() -> Int? {
    let lead = bytes[position]
    let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, position + count <= bytes.count else { return nil }
    var scalar = UInt32(lead) & (0x7F &>> UInt32(count))
    for byte in bytes[position + 1..<position + count] {
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar &<< 6 | UInt32(byte & 0x3F)
    }
    return SwiftBytes.isOperator(scalar: scalar) ? nil : count
  }

  /// A name in backticks, which ends on its line.
  mutating func scanBackticks(isAttached: Bool) -> SwiftToken {
    let start = position
    var end = start + 1
    while end < bytes.count, bytes[end] != SwiftBytes.backtick, !SwiftBytes.isNewline(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == SwiftBytes.backtick, end > start + 1 else {
      position += 1
      return token(.other(SwiftBytes.backtick), from: start, isAttached: isAttached)
    }
    position = end + 1
    return token(.identifier, from: start, content: start + 1..<end, isAttached: isAttached)
  }

  /// A number, and the letters after it. A dot belongs to it when a digit follows.
  mutating func scanNumber(isAttached: Bool) -> SwiftToken {
    let start = position
    while position < bytes.count {
      let isPoint = bytes[position] == SwiftBytes.dot && SwiftBytes.isDigit(byte(1))
      guard isPoint || SwiftBytes.isName(bytes[position]) else { break }
      position += 1
    }
    return token(.literal, from: start, isAttached: isAttached)
  }

  /// One dot is before a member; several, or one before an operator, are an operator.
  mutating func scanDots(isAttached: Bool) -> SwiftToken {
    let start = position
    while byte() == SwiftBytes.dot { position += 1 }
    let isOperator = position > start + 1 || isOperatorAhead
    return token(isOperator ? .other(SwiftBytes.dot) : .dot, from: start, isAttached: isAttached)
  }

  private var isOperatorAhead: Bool {
    let isComment = byte() == SwiftBytes.slash && (byte(1) == SwiftBytes.slash || byte(1) == SwiftBytes.star)
    return SwiftBytes.isOperator(byte()) && !isComment
  }
}
