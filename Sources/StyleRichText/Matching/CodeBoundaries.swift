internal import StyleTables
internal import StyledText

/// Tells where a code is part of a word, a number, a scheme or a path, and so not an emoji. Only the characters next to
/// it decide, whatever they are shown as.
extension UnsafeBufferPointer<UInt8> {
  /// Whether a code in a range is text, if its pack respects words. Looks at no more than two bytes after the range.
  func isCodeInsideWord(_ range: Range<Int>) -> Bool {
    joinsWord(range.lowerBound) || joinsWord(range.upperBound) || firstColon(in: range).map(isOfAddress) ?? false
  }

  /// Whether ASCII letters or digits are on both sides.
  private func joinsWord(_ offset: Int) -> Bool {
    offset > 0 && offset < count && self[offset - 1].isASCIIAlphanumeric && self[offset].isASCIIAlphanumeric
  }

  /// The colon of a code such as `:/` or `D:`, if the code has only a part of a scheme's name before it.
  private func firstColon(in range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    while offset < range.upperBound, self[offset].isOfSchemeName { offset += 1 }
    return offset < range.upperBound && self[offset] == 0x3A ? offset : nil
  }

  /// Whether a colon and the slash after it are a part of a scheme, or after the letter of a drive.
  private func isOfAddress(_ colon: Int) -> Bool {
    guard colon > 0, colon + 1 < count, self[colon + 1] == 0x2F else { return false }
    let next = colon + 2 < count ? self[colon + 2] : 0
    if next == 0x2F, hasSchemeName(before: colon) { return true }
    if next.isASCIIAlphanumeric, hasKnownScheme(before: colon) { return true }
    return isDriveLetter(colon - 1)
  }

  /// Whether a letter, and after it digits, `+`, `-` and `.`, end at an offset. Other letters may be before them.
  private func hasSchemeName(before end: Int) -> Bool {
    var start = end - 1
    while start > 0, self[start].isOfSchemeName, !self[start].isASCIILetter { start -= 1 }
    return self[start].isASCIILetter
  }

  /// Whether the name of a scheme that is also written with one slash ends at an offset. A word such as `haha` is not
  /// one.
  private func hasKnownScheme(before end: Int) -> Bool {
    ["file", "ftp", "http", "https", "mailto"].contains { (name: StaticString) in
      let start = end - name.utf8CodeUnitCount
      guard start >= 0, start == 0 || !self[start - 1].isOfSchemeName else { return false }
      return name.withUTF8Buffer { letters in letters.indices.allSatisfy { self[start + $0] | 0x20 == letters[$0] } }
    }
  }

  /// Whether there is a single letter here that is neither in a word nor the end of one, as in `can't`.
  private func isDriveLetter(_ offset: Int) -> Bool {
    guard self[offset].isASCIILetter, !isBehindSpacedWord(offset) else { return false }
    let apostrophe = lengthOfApostrophe(before: offset)
    return apostrophe == 0 || !isBehindSpacedWord(offset - apostrophe)
  }

  /// The length of `'` or `’` before an offset, or 0.
  private func lengthOfApostrophe(before offset: Int) -> Int {
    if offset > 0, self[offset - 1] == 0x27 { return 1 }
    return offset > 2 && (self[offset - 3], self[offset - 2], self[offset - 1]) == (0xE2, 0x80, 0x99) ? 3 : 0
  }

  /// Whether a code that begins here or later may depend on more than the scalar before this offset: the name of a
  /// scheme or a word with an apostrophe continues over it.
  func mayBeInsideScheme(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return false }
    let (last, next) = (self[offset - 1], self[offset])
    return (last.isOfSchemeName || lengthOfApostrophe(before: offset) > 0)
      && (next.isOfSchemeName || next == 0x3A || next == 0x27 || next == 0xE2)
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the name of a scheme may contain this.
  fileprivate var isOfSchemeName: Bool { isASCIIAlphanumeric || isOne(of: "+-.") }
}

extension EmojiCode {
  /// Whether text next to a code of this emoji may turn the code into text.
  func mayBeText(asCode code: String) -> Bool {
    guard pack.respectsWords, let first = code.utf8.first, let last = code.utf8.last else { return false }
    if first.isASCIIAlphanumeric || last.isASCIIAlphanumeric { return true }
    let rest = code.utf8.drop(while: \.isOfSchemeName)
    return rest.elementsEqual(":".utf8) || rest.starts(with: ":/".utf8)
  }
}
