extension ResolvedStyle {
  /// Returns the values of the style in a context.
  ///
  /// All lengths are multiplied by one factor, ``TextScale/factor(for:)`` of the size, so that text that is centered in
  /// its line stays centered. A style with a ``textSizeCurve`` follows it. Finite lengths do not become NaN. Does not
  /// allocate.
  public func resolved(in context: StyleContext) -> HostStyle {
    resolved(in: context, factor: context.textScale.following(textSizeCurve).factor(for: size))
  }

  /// Returns the values of the style in a context, scaled by another factor: for text with its own size, see
  /// ``TextScale/factor(for:and:)``.
  public func resolved(in context: StyleContext, factor: Double) -> HostStyle {
    HostStyle(
      host: context.host,
      size: context.textScale.size(size, times: factor),
      weight: weight,
      isBoldText: context.isBoldText,
      family: family,
      fallbackFamilies: fallbackFamilies,
      color: color?[context.appearance],
      metrics: metrics.map { hostMetrics($0, factor: factor, host: context.host) },
      fontMetrics: fontMetrics
    )
  }

  private func hostMetrics(_ lines: LineMetrics, factor: Double, host: StyleHost) -> HostLineMetrics {
    HostLineMetrics(
      minimumLineHeight: lines.lineHeight * factor,
      lineSpacing: lines.lineSpacing * factor,
      letterSpacing: lines.letterSpacing * factor,
      baseline: lines.baseline * factor,
      baselineOffset: host.rule.baselineOffset(for: lines, size: size, fontMetrics: fontMetrics) * factor
    )
  }
}

extension StyleCode {
  /// Returns the values of the code's style in a context: ``resolved``, and then ``ResolvedStyle/resolved(in:)``.
  ///
  /// Allocates only for the name of a font that is longer than 15 bytes and for fallbacks.
  public func resolved(in context: StyleContext) -> HostStyle { resolved.resolved(in: context) }
}
