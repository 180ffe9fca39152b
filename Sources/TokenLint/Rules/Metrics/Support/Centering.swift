internal import TokenModel

/// The position of a row's text in its line box on a host.
struct Centering {
  let host: OffsetHost
  private let size: FixedDecimal
  private let lineHeight: FixedDecimal
  private let metrics: FontMetrics

  init(of row: MeasuredRow, metrics: FontMetrics, in host: OffsetHost) {
    self.host = host
    self.metrics = metrics
    size = row.size.value
    lineHeight = row.metrics.lineHeight.value
  }

  /// The distance from the center of the line box down to the center of the text with an offset; negative if the text
  /// is higher. The text reaches from its ascent to its descent, and the line box is at least as high.
  func depth(_ offset: FixedDecimal) -> FixedDecimal {
    let baseline = host.baseline(size: size, lineHeight: lineHeight, offset: offset, metrics: metrics)
    return baseline - metrics.centeredBaseline(size: size, lineHeight: lineHeight)
  }

  /// The offset that centers the text: with as few decimals, from one on, as keep it within a tolerance.
  func offset(within tolerance: FixedDecimal) -> FixedDecimal {
    // Without an offset no host sets text above the center, so the right one is never negative.
    let depth = depth(.zero)
    let exact = host == .uikitLegacy ? depth.half : depth
    let rounded = [1_000, 100, 10].map { exact.rounded(to: FixedDecimal(tenThousandths: $0)) }
    return rounded.first { self.depth($0).absolute <= tolerance } ?? exact
  }
}
