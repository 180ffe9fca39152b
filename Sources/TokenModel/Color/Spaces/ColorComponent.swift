/// One of the three components of a color space.
package struct ColorComponent: Sendable, Hashable {
  /// In messages: "hue".
  package let name: String
  /// The numbers that a token file may give it. Conversions and CSS colors go beyond.
  package let range: ComponentRange
  /// The analogous components of other spaces.
  let category: Category

  /// The categories of analogous components (CSS Color 4, section 12.2). Whiteness and blackness have no analogs.
  enum Category: Sendable, Hashable {
    case red, green, blue, lightness, colorfulness, hue, opponentA, opponentB, whiteness, blackness
  }

  private init(_ name: String, range: ComponentRange, category: Category) {
    self.name = name
    self.range = range
    self.category = category
  }

  static let rgb = [
    ColorComponent("red", range: .unit, category: .red), ColorComponent("green", range: .unit, category: .green),
    ColorComponent("blue", range: .unit, category: .blue),
  ]

  /// To CSS, XYZ is an RGB space with primaries that are more than saturated.
  static let xyz = [
    ColorComponent("x", range: .unit, category: .red), ColorComponent("y", range: .unit, category: .green),
    ColorComponent("z", range: .unit, category: .blue),
  ]

  static let hsl = [
    hue, ColorComponent("saturation", range: .percentage, category: .colorfulness), lightness(.percentage),
  ]

  static let hwb = [
    hue, ColorComponent("whiteness", range: .percentage, category: .whiteness),
    ColorComponent("blackness", range: .percentage, category: .blackness),
  ]

  /// Of Lab and OKLab, whose lightness differs in its range.
  static func lab(_ range: ComponentRange) -> [ColorComponent] {
    [
      lightness(range), ColorComponent("a", range: .unbounded, category: .opponentA),
      ColorComponent("b", range: .unbounded, category: .opponentB),
    ]
  }

  /// Of LCH and OKLCH.
  static func lch(_ range: ComponentRange) -> [ColorComponent] {
    [lightness(range), ColorComponent("chroma", range: .positive, category: .colorfulness), hue]
  }

  private static let hue = ColorComponent("hue", range: .hue, category: .hue)

  private static func lightness(_ range: ComponentRange) -> ColorComponent {
    ColorComponent("lightness", range: range, category: .lightness)
  }
}
