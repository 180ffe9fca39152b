/// One of the three components of a color space.
package struct ColorComponent: Sendable, Hashable {
  /// In messages: "hue".
  package let name: String
  /// The numbers that a token file may give it. Conversions and CSS colors go beyond.
  package let range: ComponentRange
  /// What it has in common with components of other spaces.
  let category: Category

  /// The categories of analogous components (CSS Color 4, section 12.2). Whiteness and blackness have no analogs.
  enum Category: Sendable, Hashable {
    case red, green, blue, lightness, colorfulness, hue, opponentA, opponentB, whiteness, blackness
  }

  private init(_ name: String, _ range: ComponentRange, _ category: Category) {
    self.name = name
    self.range = range
    self.category = category
  }

  static let rgb = [
    ColorComponent("red", .unit, .red), ColorComponent("green", .unit, .green), ColorComponent("blue", .unit, .blue),
  ]

  /// To CSS, XYZ is an RGB space with primaries that are more than saturated.
  static let xyz = [
    ColorComponent("x", .unit, .red), ColorComponent("y", .unit, .green), ColorComponent("z", .unit, .blue),
  ]

  static let hsl = [
    hue, ColorComponent("saturation", .percentage, .colorfulness), lightness(.percentage),
  ]

  static let hwb = [
    hue, ColorComponent("whiteness", .percentage, .whiteness), ColorComponent("blackness", .percentage, .blackness),
  ]

  /// Of Lab and OKLab, whose lightness differs in its range.
  static func lab(_ range: ComponentRange) -> [ColorComponent] {
    [lightness(range), ColorComponent("a", .unbounded, .opponentA), ColorComponent("b", .unbounded, .opponentB)]
  }

  /// Of LCH and OKLCH.
  static func lch(_ range: ComponentRange) -> [ColorComponent] {
    [lightness(range), ColorComponent("chroma", .positive, .colorfulness), hue]
  }

  private static let hue = ColorComponent("hue", .hue, .hue)

  private static func lightness(_ range: ComponentRange) -> ColorComponent {
    ColorComponent("lightness", range, .lightness)
  }
}
