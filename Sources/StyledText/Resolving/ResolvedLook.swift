internal import StyleTables

/// The values of attributes in a context, independent of the rest of their paragraph.
struct ResolvedLook {
  let attributes: TextAttributes
  /// The factor of lengths.
  let factor: Double
  let style: HostStyle?
  let size: Double?
  let color: RGBAColor?
  let isBoldText: Bool
  let letterSpacing: Double?

  /// - Complexity: Linear in the number of attributes.
  init(_ attributes: TextAttributes, in context: StyleContext) {
    let style = attributes[TextAttributeKeys.Style.self]?.resolved
    let size = attributes.size
    let scale = context.textScale.following(style?.textSizeCurve)
    factor = style.map { scale.factor(for: $0.size, and: size) } ?? scale.factor(for: size ?? 1)
    let factor = factor
    self.attributes = attributes
    self.style = style?.resolved(in: context, factor: factor)
    self.size = size.map { context.textScale.size($0, times: factor) } ?? self.style?.size
    isBoldText = context.isBoldText
    color = attributes.color?[context.appearance] ?? self.style?.color
    letterSpacing = attributes.letterSpacing.map { $0 * factor } ?? self.style?.metrics?.letterSpacing
  }
}

extension ResolvedLook {
  /// Its effect on the lines of its paragraph. Without a style, the metrics of the system font are assumed.
  var runMetrics: RunMetrics {
    let metrics = style?.fontMetrics ?? .system
    let drawn = FontExtent(size: size ?? ResolvedAttributes.defaultSize, metrics: metrics)
    guard let style, let line = style.metrics else { return RunMetrics(line: nil, boxFont: drawn, drawnFont: drawn) }
    return RunMetrics(line: line, boxFont: FontExtent(size: style.size, metrics: metrics), drawnFont: drawn)
  }

  /// The attributes in a paragraph.
  func resolved(in line: ParagraphLine?) -> ResolvedAttributes {
    ResolvedAttributes(self, line: line?.metrics(letterSpacing: letterSpacing ?? 0))
  }

  /// The attributes in a paragraph where all text has this look.
  func resolvedAlone(rule: HostRule) -> ResolvedAttributes {
    resolved(in: ParagraphLine(of: [runMetrics], rule: rule))
  }

  /// The attributes with the line metrics of the style, regardless of the paragraph.
  var resolvedForLines: ResolvedAttributes {
    ResolvedAttributes(self, line: style?.metrics?.with(letterSpacing: letterSpacing ?? 0))
  }
}

extension HostLineMetrics {
  fileprivate func with(letterSpacing: Double) -> HostLineMetrics {
    HostLineMetrics(
      minimumLineHeight: minimumLineHeight,
      lineSpacing: lineSpacing,
      letterSpacing: letterSpacing,
      baseline: baseline,
      baselineOffset: baselineOffset
    )
  }
}
