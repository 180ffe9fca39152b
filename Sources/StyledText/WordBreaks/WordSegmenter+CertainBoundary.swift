extension WordSegmenter {
  /// True only where a token ends between the two scalars whatever stands before and behind them, so that a text may be
  /// divided there, and its halves segmented apart. False says nothing.
  static func isCertainBoundary(before: Unicode.Scalar, after: Unicode.Scalar) -> Bool {
    let left = WordBreakClass(before)
    let right = WordBreakClass(after)
    if left.isNewline || right.isNewline { return !(left == .cr && right == .lf) }
    guard left.isGraphemeAmongOthers(scalarValue: before.value) else { return false }
    // Behind what is alone, a letter starts a grapheme, whichever script it is of.
    if left.isAlone && right == .aLetter { return true }
    guard right.isGraphemeAmongOthers(scalarValue: after.value) else { return false }
    let isRunOfSpaces = left == .wSegSpace && right == .wSegSpace
    return !isRunOfSpaces && (left.isAlone || right.isAlone)
  }
}

extension WordBreakClass {
  /// Whether no rule joins a scalar of this class to another one of which
  /// ``isGraphemeAmongOthers(scalarValue:)`` is true, but for a run of spaces. Letters, digits and what stands between
  /// them are not alone: whether they are joined may depend on scalars further away.
  fileprivate var isAlone: Bool {
    switch self {
    case .ideographic, .hiragana, .katakana, .wSegSpace, .otherSpace, .other, .pictographic: true
    default: false
    }
  }
}
