internal import StyleTables
internal import StyledText

/// A font that a style requests.
public struct FontRequest: Sendable, Hashable {
  /// The family; nil for the default family of the shaper.
  public var family: String?
  /// The fallbacks for ``family`` if no font has it, in order of preference. Generic CSS families, such as
  /// `sans-serif`, mean fonts of the system, or else the default family of the shaper.
  public var fallbackFamilies: [String]
  /// The weight, 1…1000 as in CSS and OpenType; 400 is regular, 700 bold.
  public var weight: Int
  /// The size, in points.
  public var size: Double
  /// Whether the font is heavier than ``weight``: the nearest heavier one of the family, see `BoldText`.
  public var isBoldText: Bool

  /// Creates a request from its parts; shapers correct sizes and weights that are out of range.
  public init(
    family: String? = nil,
    fallbackFamilies: [String] = [],
    weight: Int = 400,
    size: Double,
    isBoldText: Bool = false
  ) {
    self.family = family
    self.fallbackFamilies = fallbackFamilies
    self.weight = weight
    self.size = size
    self.isBoldText = isBoldText
  }
}

extension FontRequest {
  /// The families that are looked for, the preferred one first; empty for the default family.
  var families: [String] { family.map { [$0] + fallbackFamilies } ?? [] }

  /// Whether any font will do: no family is requested, or a generic one.
  var acceptsDefault: Bool { family == nil || families.contains { GenericFamily($0) != nil } }
}

extension ResolvedAttributes {
  /// The font of the text.
  var fontRequest: FontRequest {
    FontRequest(
      family: family,
      fallbackFamilies: fallbackFamilies,
      weight: weight ?? Self.defaultWeight,
      size: size ?? Self.defaultSize,
      isBoldText: isBoldText
    )
  }

  /// The font of the line box, without Bold Text: that of the style, whatever size and weight are set for parts of the
  /// text. Text without line metrics is as high as its own font.
  func lineFont(in context: StyleContext) -> FontRequest {
    var font = fontRequest
    font.isBoldText = false
    guard line != nil, let style = attributes[TextAttributeKeys.Style.self]?.resolved else { return font }
    font.weight = style.weight
    font.size = context.textScale.size(style.size, times: factor)
    return font
  }
}
