internal import TokenModel

/// The unit of lengths that a spec has in points.
enum CSSUnit: String, CaseIterable {
  case px, rem

  /// The font size of a browser, which one `rem` is (16 pixels unless the user says otherwise).
  private static let pixelsInRem = 16.0

  /// A length in points. Zero has a unit, too: `calc()` refuses a plain 0.
  func length(_ points: FixedDecimal) -> String {
    switch self {
    case .px: "\(points)px"
    case .rem: CSSNumber.text(points.doubleValue / Self.pixelsInRem) + "rem"
    }
  }

  /// A length of a token, in pixels or `rem` as it was written, but for pixels where the outputs are in `rem`.
  func length(_ number: TokenNumber, _ unit: LengthUnit) -> String {
    guard self == .rem, unit == .px else { return number.digits + unit.rawValue }
    return CSSNumber.text(number.double / Self.pixelsInRem) + "rem"
  }
}
