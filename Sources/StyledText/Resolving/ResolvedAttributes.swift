public import StyleTables

/// The values of a run's attributes in a context. Lengths of the style are in points and scaled; lengths of other
/// attributes, such as indents, are not scaled.
public struct ResolvedAttributes: Sendable, Hashable {
  /// The font size; nil without a style and a size. At most the `maximumSize` of the context's text scale.
  public let size: Double?
  /// The font weight, 1…1000; nil without a style and a weight. Bold Text does not change it: see ``shownWeight``.
  public let weight: Int?
  /// Whether the font is heavier than ``weight``, because the reader has turned on Bold Text.
  public let isBoldText: Bool
  /// The font family; nil is the platform's system font.
  public let family: String?
  /// The fallbacks for ``family`` if no font has it, in order of preference.
  public let fallbackFamilies: [String]
  /// The text color: the topmost color attribute, otherwise the color of the topmost style with one. Nil if no layer
  /// has one: the view or program that shows the text decides.
  public let color: RGBAColor?
  /// The space after each grapheme; nil without line metrics and a letter spacing.
  public let letterSpacing: Double?
  /// The line metrics; nil if no run of the paragraph has any. All runs of a paragraph have one line height, one line
  /// spacing and one offset, so that all text in a line has one baseline: see <doc:Paragraphs>.
  public let line: HostLineMetrics?
  /// All attributes, as they were set, with the color that shows through a style that leaves it open.
  public let attributes: TextAttributes
  /// The weight to ask a family for: ``weight``, heavier with Bold Text. Nil without a style and a weight.
  public var shownWeight: Int? { isBoldText ? weight.map { BoldText.weight(for: $0) } : weight }
  /// The text color in each appearance. ``color`` is the one for the context's appearance.
  public var colors: StyleColor? { attributes.color ?? attributes[TextAttributeKeys.Style.self]?.resolved.color }
  /// The factor of lengths.
  package let factor: Double

  /// The size of text without one, in points, as on iOS.
  package static var defaultSize: Double { 17 }
  /// The weight of text without one, as in CSS.
  package static var defaultWeight: Int { 400 }

  /// Creates a look's attributes with line metrics.
  init(_ look: ResolvedLook, line: HostLineMetrics?) {
    size = look.size
    weight = look.attributes.weight ?? look.style?.weight
    isBoldText = look.isBoldText
    family = look.style?.family
    fallbackFamilies = look.style?.fallbackFamilies ?? []
    color = look.color
    letterSpacing = look.letterSpacing
    self.line = line
    attributes = look.attributes
    factor = look.factor
  }
}
