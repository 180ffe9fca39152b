public import StyleTables

/// What the attributes of a stretch mean in a context. Lengths of the style are in points and scaled; those of other
/// attributes, such as indents, are as they were set.
public struct ResolvedAttributes: Sendable, Hashable {
  /// The font size; nil without a style and a size.
  public let size: Double?
  /// The font weight, 1…1000; nil without a style and a weight.
  public let weight: Int?
  /// The font family; nil is the platform's system font.
  public let family: String?
  /// The text colour; nil without a style and a colour.
  public let color: RGBAColor?
  /// The space after each grapheme; nil where nothing says any.
  public let letterSpacing: Double?
  /// How lines are set; nil for a plain size and without a style. A size of the stretch's own does not change it, so that
  /// all that stands in a line keeps one baseline.
  public let line: HostLineMetrics?
  /// All attributes, as they were set.
  public let attributes: TextAttributes

  /// Linear in the number of attributes.
  init(_ attributes: TextAttributes, in context: StyleContext) {
    let style = attributes[TextAttributeKeys.Style.self]?.resolved
    let host = style?.resolved(in: context)
    let size = attributes.size
    let factor = context.textScale.factor(for: style?.size ?? size ?? 1)
    self.attributes = attributes
    self.size = size.map { $0 * factor } ?? host?.size
    weight = attributes.weight ?? host?.weight
    family = host?.family
    color = attributes.color?[context.appearance] ?? host?.color
    let spacing = attributes.letterSpacing.map { $0 * factor }
    letterSpacing = spacing ?? host?.metrics?.letterSpacing
    line = host?.metrics.map { $0.with(letterSpacing: spacing) }
  }
}

extension HostLineMetrics {
  fileprivate func with(letterSpacing: Double?) -> HostLineMetrics {
    guard let letterSpacing else { return self }
    return HostLineMetrics(
      minimumLineHeight: minimumLineHeight,
      lineSpacing: lineSpacing,
      letterSpacing: letterSpacing,
      baseline: baseline,
      baselineOffset: baselineOffset
    )
  }
}
