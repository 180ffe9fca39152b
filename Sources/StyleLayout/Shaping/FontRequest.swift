internal import StyleTables
internal import StyledText

/// A font that a style asks for.
public struct FontRequest: Sendable, Hashable {
  /// The family; nil for the default family of the shaper.
  public var family: String?
  /// The weight, 1…1000 as in CSS and OpenType; 400 is regular, 700 bold.
  public var weight: Int
  /// The size, in points.
  public var size: Double

  /// Creates a request from its parts; shapers correct sizes and weights that are out of range.
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

  /// The font of the line box: that of the style, whatever size and weight are set for parts of the text. Text with a
  /// style that does not have line metrics is as high as its own font.
  func lineFont(in context: StyleContext) -> FontRequest {
    guard line != nil, let style = attributes[TextAttributeKeys.Style.self]?.resolved else { return fontRequest }
    let size = context.textScale.size(style.size, times: factor)
    return FontRequest(family: style.family, weight: style.weight, size: size)
  }
}
