internal import StyleTables
internal import StyledText

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
