/// Properties of a position that depend on the scalars around it. The bytes are valid UTF-8.
extension UnsafeBufferPointer<UInt8> {
  /// The scalar that starts at an offset, which must be less than the count, and its length.
  @inline(__always)
  package func scalar(startingAt offset: Int) -> (value: UInt32, length: Int) {
    let scalar = ScalarReader(bytes: self).scalar(at: offset)
    return (scalar.value, scalar.length)
  }

  /// The start of the scalar before an offset, which must be greater than 0.
  package func scalarStart(before offset: Int) -> Int {
    var start = offset - 1
    while start > 0, UTF8.isContinuation(self[start]) { start -= 1 }
    return start
  }

  /// Whether an offset is a boundary between graphemes for certain, judging only by the scalars on both sides.
  package func isCertainGraphemeBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let (last, next) = (self[offset - 1], self[offset])
    // Printable ASCII on both sides, as in most markup.
    if last &- 0x20 < 0x5F, next &- 0x20 < 0x5F { return true }
    guard !UTF8.isContinuation(next), last != 0x0D || next != 0x0A else { return false }
    let reader = ScalarReader(bytes: self)
    let after = reader.scalar(at: offset)
    guard after.breakClass.isGraphemeAmongOthers(scalarValue: after.value) else { return false }
    let before = reader.scalar(at: scalarStart(before: offset))
    return before.breakClass.isGraphemeAmongOthers(scalarValue: before.value)
  }

  /// Whether the character before an offset is a letter, a digit or `_` of a script that puts spaces between words.
  /// Marks of the character are skipped.
  package func isBehindSpacedWord(_ offset: Int) -> Bool {
    let reader = ScalarReader(bytes: self)
    var end = offset
    while end > 0 {
      end = scalarStart(before: end)
      let scalar = reader.scalar(at: end)
      if scalar.breakClass != .extend, scalar.breakClass != .zwj {
        return scalar.breakClass.isOfSpacedWord(scalarValue: scalar.value)
      }
    }
    return false
  }

  /// Whether the scalar at an offset is a letter, a digit or `_` of a script that puts spaces between words.
  package func isBeforeSpacedWord(_ offset: Int) -> Bool {
    guard offset < count else { return false }
    let scalar = ScalarReader(bytes: self).scalar(at: offset)
    return scalar.breakClass.isOfSpacedWord(scalarValue: scalar.value)
  }
}

extension WordBreakClass {
  /// Korean puts spaces between words; Chinese, Japanese, Thai and their neighbors do not. The signs of Han and
  /// Bopomofo that UAX #29 counts as letters belong to the latter.
  fileprivate func isOfSpacedWord(scalarValue value: UInt32) -> Bool {
    switch value {
    case 0x5F: true
    case 0x2E80...0x312F, 0x31A0...0x33FF: false
    default: isLetterOrDigit
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is a letter, a digit or `_` of a script that puts spaces between words.
  package var isOfSpacedWord: Bool { WordBreakClass(self).isOfSpacedWord(scalarValue: value) }

  /// Whether this is a mark of the character before it.
  package var isMark: Bool { WordBreakClass(self) == .extend }
}
