internal import StyleTables
internal import StyledText

/// The font that a style asks for.
public struct FontRequest: Sendable, Hashable {
  /// The family; nil is the shaper's default.
  public var family: String?
  /// 1…1000 as in CSS and OpenType; 400 is regular, 700 bold.
  public var weight: Int
  /// In points.
  public var size: Double

  /// A font from its parts; shapers take care of sizes and weights that make no sense.
  public init(family: String? = nil, weight: Int = 400, size: Double) {
    self.family = family
    self.weight = weight
    self.size = size
  }
}

extension ResolvedAttributes {
  /// The font of the text.
  var fontRequest: FontRequest {
    FontRequest(family: family, weight: weight ?? 400, size: size ?? Self.defaultSize)
  }

  /// The font that the line box is made for: the style's, whatever size and weight single words have. Text whose style
  /// says nothing about lines is as high as its own font.
  func lineFont(in context: StyleContext) -> FontRequest {
    guard line != nil, let style = attributes[TextAttributeKeys.Style.self]?.resolved else { return fontRequest }
    let size = context.textScale.size(style.size, times: factor)
    return FontRequest(family: style.family, weight: style.weight, size: size)
  }
}
