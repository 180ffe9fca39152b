public import StyleTables

/// What the attributes of a run mean in a context. Lengths of the style are in points and scaled; those of other
/// attributes, such as indents, are as they were set.
public struct ResolvedAttributes: Sendable, Hashable {
  /// The font size; nil without a style and a size. At most the `maximumSize` of the context's text scale.
  public let size: Double?
  /// The font weight, 1…1000; nil without a style and a weight.
  public let weight: Int?
  /// The font family; nil is the platform's system font.
  public let family: String?
  /// The text color; nil without a style and a color.
  public let color: RGBAColor?
  /// The space after each grapheme; nil where nothing says any.
  public let letterSpacing: Double?
  /// How lines are set; nil where nothing in the paragraph has line metrics. All runs of a paragraph have one line
  /// height, one line spacing and one offset, so that all that stands in a line has one baseline: <doc:Paragraphs> says
  /// which.
  public let line: HostLineMetrics?
  /// All attributes, as they were set.
  public let attributes: TextAttributes
  /// What lengths were multiplied by.
  package let factor: Double

  /// The size of text that has none, in points, as on iOS.
  package static var defaultSize: Double { 17 }

  /// The attributes of a look whose lines are set in some way.
  init(_ look: ResolvedLook, line: HostLineMetrics?) {
    size = look.size
    weight = look.attributes.weight ?? look.style?.weight
    family = look.style?.family
    color = look.color
    letterSpacing = look.letterSpacing
    self.line = line
    attributes = look.attributes
    factor = look.factor
  }
}
