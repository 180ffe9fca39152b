internal import TokenDiagnostics
internal import TokenModel

/// Typography in the form of the format: a line height is a factor of the font size, and all parts are there.
struct DTCGTypography {
  let resolved: ResolvedTokens
  let lengths: LengthReading

  /// The `lineHeight` of `$extensions["org.stylespec"]`: a line height that the format has no form for, as it was
  /// written; nil for a factor of the font size.
  func lineHeightOfExtension(
    _ typography: Typography,
    in selection: ContextSelection,
    _ values: DTCGValues
  ) -> WrittenJSON? {
    guard let written = typography.lineHeight else { return .string("normal") }
    let known = try? resolved.resolved(typography, in: selection)
    guard case .length? = known?.lineHeight?.value else { return nil }
    return values.json(written)
  }

  /// A value in the form of the format, as far as it has one.
  ///
  /// - Parameters:
  ///   - metrics: The metrics of the font, for a line height that is the font's own.
  ///   - selection: The contexts that the value counts in.
  func conforming(
    _ typography: Typography,
    metrics: FontMetrics,
    at origin: Origin,
    in selection: ContextSelection
  ) -> Typography {
    let known = try? resolved.resolved(typography, in: selection)
    let size = known?.fontSize.value.flatMap { lengths.exactPoints($0) }
    return Typography(
      fontFamily: typography.fontFamily,
      fontSize: typography.fontSize,
      fontWeight: typography.fontWeight,
      letterSpacing: letterSpacing(typography, known, size, at: origin),
      lineHeight: lineHeight(typography, known, size, metrics, at: origin)
    )
  }

  private func letterSpacing(
    _ typography: Typography,
    _ known: Typography?,
    _ size: TokenNumber?,
    at origin: Origin
  ) -> Slot<Dimension> {
    guard let written = typography.letterSpacing else {
      return .value(Sourced(Self.pixels(TokenNumber(0)), from: origin))
    }
    guard let spacing = known?.letterSpacing?.value, spacing.unit.value == .em,
      let points = lengths.points(spacing, fontSize: size)
    else { return written }
    return .value(Sourced(Self.pixels(TokenNumber(points)), from: origin))
  }

  private func lineHeight(
    _ typography: Typography,
    _ known: Typography?,
    _ size: TokenNumber?,
    _ metrics: FontMetrics,
    at origin: Origin
  ) -> Slot<LineHeight>? {
    guard let written = typography.lineHeight else {
      return .value(Sourced(.ratio(TokenNumber(metrics.ascent + metrics.descent)), from: origin))
    }
    guard case .length(let length)? = known?.lineHeight?.value, let size,
      let height = lengths.exactPoints(length, fontSize: size), let ratio = Self.ratio(height, to: size)
    else { return written }
    return .value(Sourced(.ratio(ratio), from: origin))
  }

  private static func pixels(_ number: TokenNumber) -> Dimension {
    let origin = Origin(.start(of: SourceFileID(index: 0)))
    return Dimension(number: .value(Sourced(number, from: origin)), unit: .value(Sourced(.px, from: origin)))
  }

  /// The factor with the fewest decimals that gives a height to a hundredth of a point; nil for a size that is not
  /// positive.
  static func ratio(_ height: TokenNumber, to size: TokenNumber) -> TokenNumber? {
    guard size.double > 0, height.double.isFinite else { return nil }
    var scale = 1.0
    for places in 0...9 {
      let units = (height.double / size.double * scale).rounded()
      if abs(units / scale * size.double - height.double) < 0.0005 || places == 9 {
        return Int64(exactly: units).flatMap { TokenNumber(decimal($0, places: places)) }
      }
      scale *= 10
    }
    return nil
  }

  /// A number of units as a decimal with as many places.
  private static func decimal(_ units: Int64, places: Int) -> String {
    if places == 0 { return "\(units)" }
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (units < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
