internal import StyleTables
internal import StyledText

/// A font that a style asks for.
public struct FontRequest: Sendable, Hashable {
  /// The family; nil for the default family of the shaper.
  public var family: String?
  /// The families that take the place of ``family`` where no font has it, the preferred one first. Generic families of
  /// CSS, such as `sans-serif`, stand for fonts of the system, or else for the default family of the shaper.
  public var fallbackFamilies: [String]
  /// The weight, 1…1000 as in CSS and OpenType; 400 is regular, 700 bold.
  public var weight: Int
  /// The size, in points.
  public var size: Double

  /// Creates a request from its parts; shapers correct sizes and weights that are out of range.
  public init(family: String? = nil, fallbackFamilies: [String] = [], weight: Int = 400, size: Double) {
    self.family = family
    self.fallbackFamilies = fallbackFamilies
    self.weight = weight
    self.size = size
  }
}

extension FontRequest {
  /// The families that are looked for, the preferred one first; empty for the default family.
  var families: [String] { family.map { [$0] + fallbackFamilies } ?? [] }

  /// Whether a font that no family names is right: none is asked for, or a generic one.
  var acceptsDefault: Bool { family == nil || families.contains { GenericFamily($0) != nil } }
}

extension ResolvedAttributes {
  /// The font of the text.
  var fontRequest: FontRequest {
    FontRequest(
      family: family,
      fallbackFamilies: fallbackFamilies,
      weight: weight ?? 400,
      size: size ?? Self.defaultSize
    )
  }

  /// The font of the line box: that of the style, whatever size and weight are set for parts of the text. Text with a
  /// style that does not have line metrics is as high as its own font.
  func lineFont(in context: StyleContext) -> FontRequest {
    guard line != nil, let style = attributes[TextAttributeKeys.Style.self]?.resolved else { return fontRequest }
    let size = context.textScale.size(style.size, times: factor)
    return FontRequest(
      family: style.family,
      fallbackFamilies: style.fallbackFamilies,
      weight: style.weight,
      size: size
    )
  }
}
