/// The `$extensions["org.stylespec"]` of a typography token, for attributes that the Design Tokens format lacks.
package struct TypographyExtension: Sendable, Hashable {
  /// The space between two line boxes, in points; nil if it is not given.
  package let lineSpacing: Sourced<FixedDecimal>?
  /// The position of the text in its line box; nil if it is not given.
  package let baselineOffset: Sourced<BaselineOffset>?
  /// The host of an offset in points; nil for centered text.
  package let offsetHost: OffsetHost?
  /// The vertical metrics of the font; nil if they are not given.
  package let fontMetrics: FontMetrics?
  /// The text style of the system whose curve the text grows by; nil if it is not given.
  package let textStyle: Sourced<TextCurve>?

  /// Creates an extension from its parts; nothing is checked.
  package init(
    lineSpacing: Sourced<FixedDecimal>? = nil,
    baselineOffset: Sourced<BaselineOffset>? = nil,
    offsetHost: OffsetHost? = nil,
    fontMetrics: FontMetrics? = nil,
    textStyle: Sourced<TextCurve>? = nil
  ) {
    self.lineSpacing = lineSpacing
    self.baselineOffset = baselineOffset
    self.offsetHost = offsetHost
    self.fontMetrics = fontMetrics
    self.textStyle = textStyle
  }
}
