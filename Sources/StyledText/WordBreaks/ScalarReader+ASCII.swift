/// Words that are ASCII, and followed by ASCII: there, every byte is a scalar, and every scalar but CR LF a grapheme.
extension ScalarReader {
  /// The word that starts at an offset; nil if it may depend on scalars beyond ASCII.
  @inline(__always)
  func asciiWord(at start: Int) -> TextWord? {
    let first = bytes[start]
    switch first {
    case _ where first.isASCIIWord: return asciiAlphanumeric(at: start)
    case 0x20: return word(from: start, to: end(ofSpacesAt: start), .space)
    case 0x0A...0x0C: return TextWord(start: start, end: start + 1, kind: .lineBreak)
    case 0x0D: return TextWord(start: start, end: start + (byte(at: start + 1) == 0x0A ? 2 : 1), kind: .lineBreak)
    case 0x09: return word(from: start, to: start + 1, .space)
    case 0x80...: return nil
    default: return word(from: start, to: start + 1, .symbol)
    }
  }

  private func asciiAlphanumeric(at start: Int) -> TextWord? {
    var end = start
    var hasLetter = false
    var hasDigit = false
    while end < bytes.count {
      let byte = bytes[end]
      if byte.isASCIILetter {
        hasLetter = true
      } else if byte.isASCIIDigit {
        hasDigit = true
      } else if byte != 0x5F {
        guard end > start, let isJoined = joinsASCII(at: end) else { return nil }
        if !isJoined { break }
      }
      end += 1
    }
    let isNumber = bytes[start].isASCIIDigit && !hasLetter
    return word(from: start, to: end, isNumber ? .number : hasLetter || hasDigit ? .word : .symbol)
  }

  /// Whether the byte at an offset is between two letters or two digits, and belongs to their word (WB6, WB7, WB11,
  /// WB12). Nil if the byte after it is not ASCII.
  private func joinsASCII(at offset: Int) -> Bool? {
    let byte = bytes[offset]
    guard byte.isASCIIMiddle else { return false }
    guard let next = self.byte(at: offset + 1) else { return false }
    if next >= 0x80 { return nil }
    let last = bytes[offset - 1]
    switch byte {
    case 0x3A: return last.isASCIILetter && next.isASCIILetter
    case 0x2C, 0x3B: return last.isASCIIDigit && next.isASCIIDigit
    default: return last.isASCIILetter && next.isASCIILetter || last.isASCIIDigit && next.isASCIIDigit
    }
  }

  private func end(ofSpacesAt start: Int) -> Int {
    var end = start + 1
    while end < bytes.count && bytes[end] == 0x20 { end += 1 }
    return end
  }

  @inline(__always)
  private func word(from start: Int, to end: Int, _ kind: TextWord.Kind) -> TextWord? {
    end < bytes.count && bytes[end] >= 0x80 ? nil : TextWord(start: start, end: end, kind: kind)
  }

  @inline(__always)
  private func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  @inline(__always)
  fileprivate var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// A letter, a digit or a low line.
  @inline(__always)
  fileprivate var isASCIIWord: Bool { isASCIILetter || isASCIIDigit || self == 0x5F }

  /// `'` `,` `.` `:` `;`: MidLetter, MidNum, MidNumLet and Single_Quote in ASCII.
  @inline(__always)
  fileprivate var isASCIIMiddle: Bool {
    switch self {
    case 0x27, 0x2C, 0x2E, 0x3A, 0x3B: true
    default: false
    }
  }
}
