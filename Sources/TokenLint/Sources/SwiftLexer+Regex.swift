extension SwiftLexer {
  /// `#` before a raw string, an extended regex literal, or a word.
  mutating func scanHash(isAttached: Bool) -> SwiftToken {
    let start = position
    while byte() == SwiftBytes.hash { position += 1 }
    let hashes = position - start
    switch byte() {
    case SwiftBytes.quote: return scanString(hashes: hashes, isAttached: isAttached)
    case SwiftBytes.slash: return scanExtendedRegex(hashes: hashes, from: start, isAttached: isAttached)
    default: return token(.other(SwiftBytes.hash), from: start, isAttached: isAttached)
    }
  }

  /// Of several lines when the first one holds nothing.
  private mutating func scanExtendedRegex(hashes: Int, from start: Int, isAttached: Bool) -> SwiftToken {
    position += 1
    let isMultiline = SwiftBytes.isNewline(byte())
    while position < bytes.count, isMultiline || !SwiftBytes.isNewline(bytes[position]) {
      if bytes[position] == SwiftBytes.slash, hasHashes(hashes, at: position + 1) {
        position += 1 + hashes
        break
      }
      let isEscape = bytes[position] == SwiftBytes.backslash && !SwiftBytes.isNewline(byte(1))
      position = min(position + (isEscape ? 2 : 1), bytes.count)
    }
    return token(.literal, from: start, isAttached: isAttached)
  }

  /// A regex literal, where an expression may start and one ends on this line; otherwise an operator.
  mutating func scanSlash(isAttached: Bool) -> SwiftToken {
    let start = position
    let isBehindOperator = start > 0 && SwiftBytes.isOperator(bytes[start - 1]) && bytes[start - 1] != UInt8(ascii: "!")
    if !endsExpression, !isBehindOperator, start >= regexBarrier, let end = regexEnd() {
      position = end
      return token(.literal, from: start, isAttached: isAttached)
    }
    position += 1
    return token(.other(SwiftBytes.slash), from: start, isAttached: isAttached)
  }

  /// The position after the regex literal that starts here; nil if none does. It has no space at its ends, and closes
  /// no bracket that it does not open: SE-0354,
  /// <https://github.com/swiftlang/swift-evolution/blob/main/proposals/0354-regex-literals.md>.
  private mutating func regexEnd() -> Int? {
    guard !SwiftBytes.isSpace(byte(1)) else { return nil }
    var index = position + 1
    var depth = 0
    while index < bytes.count, depth >= 0, !SwiftBytes.isNewline(bytes[index]) {
      switch bytes[index] {
      case SwiftBytes.slash where !SwiftBytes.isSpace(bytes[index - 1]): return index + 1
      case SwiftBytes.slash: depth = -1
      case SwiftBytes.backslash where index + 1 < bytes.count && !SwiftBytes.isNewline(bytes[index + 1]): index += 2
      case SwiftBytes.opening:
        depth += 1
        index += 1
      case SwiftBytes.closing:
        depth -= 1
        index += 1
      default: index += 1
      }
    }
    regexBarrier = index
    return nil
  }
}
