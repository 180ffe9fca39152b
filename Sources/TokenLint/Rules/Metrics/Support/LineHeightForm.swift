internal import TokenDiagnostics
internal import TokenModel

/// The notation of a row's line height.
enum LineHeightForm {
  /// A length, in whatever unit.
  case points
  /// A factor of the font size, as only token files have it.
  case factor
  /// Not at all: the font's own line height is used.
  case unwritten
}

extension LintedSpec {
  /// The notation of a row's line height.
  func form(ofLineHeightIn row: MeasuredRow) -> LineHeightForm {
    guard row.isOfStyles else { return .points }
    let origin = row.metrics.lineHeight.origin
    if origin == row.size.origin { return .unwritten }
    return Double(text(origin.range).trimmingQuotes) == nil ? .points : .factor
  }

  /// A bound of a row's line height as its author would write it: in points, or as a factor of the font size.
  ///
  /// - Parameter isLeast: Whether the line height has to be the bound or more, and not less.
  func spelledLineHeight(_ bound: FixedDecimal, of row: MeasuredRow, isLeast: Bool) -> String {
    guard form(ofLineHeightIn: row) == .factor else { return bound.description }
    let step = FixedDecimal(tenThousandths: 100)
    let size = row.size.value
    var factor = FixedDecimal(tenThousandths: bound.tenThousandths * 10_000 / size.tenThousandths).rounded(to: step)
    // A line height of a token file is rounded to 0.01 points.
    while isLeast, (factor * size).rounded(to: step) < bound { factor = factor + step }
    while !isLeast, (factor * size).rounded(to: step) > bound { factor = factor - step }
    return "a factor of \(factor)"
  }
}

extension String {
  fileprivate var trimmingQuotes: Substring {
    guard utf8.count > 1, let first = utf8.first, "\"'".utf8.contains(first), utf8.last == first else {
      return self[...]
    }
    return dropFirst().dropLast()
  }
}
