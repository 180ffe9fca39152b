internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The usual range of line heights, for values and for the targets of references.
enum LineHeights {
  /// No text has lines so far apart: the number must be in pixels or percent.
  static let largestMultiple = 4.0

  /// The multiple that a number of pixels or percent amounts to; nil for a number that is neither.
  static func likelyMultiple(_ number: TokenNumber, size: Slot<Dimension>?) -> TokenNumber? {
    let usual = 0.8...3.0
    if let size = size?.value, size.unit.value == .px, let pixels = size.number.value?.double, pixels > 0 {
      let multiple = number.double / pixels
      if usual.contains(multiple) {
        return TokenNumber(FixedDecimal(tenThousandths: Int64((multiple * 1_000).rounded()) * 10))
      }
    }
    return usual.contains(number.double / 100) ? number.hundredth : nil
  }
}
