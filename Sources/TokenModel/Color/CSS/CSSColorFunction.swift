/// A color function of CSS: how its components are written, and what they are in a token (CSS Color 4, sections 5 to
/// 10).
struct CSSColorFunction {
  /// A component.
  struct Parameter {
    enum Kind: Hashable {
      case hue
      /// The number that is 1 in a token, and the token's value for 100%.
      case number(one: Double, whole: Double)
    }

    let name: String
    let kind: Kind
    /// Smaller and larger numbers are taken as the nearest of these.
    let limits: ClosedRange<Double>?

    /// Of every function.
    static let alpha = Parameter(name: "alpha", kind: .number(one: 1, whole: 1), limits: 0...1)
  }

  /// With its parentheses: `rgb()`.
  let name: String
  /// A color of it, for messages.
  let example: String
  let space: ColorSpace
  let parameters: [Parameter]
  /// Whether commas may separate the components, as in the first versions of CSS.
  let allowsCommas: Bool
  /// Whether the components are linear light, which tokens have encoded.
  let isLinear: Bool

  private init(
    _ name: String,
    space: ColorSpace,
    parameters: [Parameter],
    example: String,
    allowsCommas: Bool = false,
    isLinear: Bool = false
  ) {
    self.name = name
    self.space = space
    self.parameters = parameters
    self.example = example
    self.allowsCommas = allowsCommas
    self.isLinear = isLinear
  }
}

extension CSSColorFunction {
  /// The function of a name in lower case, without parentheses; nil for other names, and for `color`.
  static func named(_ name: String) -> CSSColorFunction? {
    switch name {
    case "rgb", "rgba": rgb
    case "hsl", "hsla": hsl
    case "hwb": hwb
    case "lab": lab
    case "lch": lch
    case "oklab": oklab
    case "oklch": oklch
    default: nil
    }
  }

  /// `color()` with the name of a space, in lower case; nil for other names.
  static func color(_ name: String) -> CSSColorFunction? {
    guard let space = colorSpaces[name] else { return nil }
    return CSSColorFunction(
      "color()",
      space: space,
      parameters: space.components.map { Parameter(name: $0.name, kind: .number(one: 1, whole: 1), limits: nil) },
      example: "color(\(name) 0.2 0.4 0.6)",
      isLinear: name == "display-p3-linear"
    )
  }

  /// In messages.
  static let names = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"]
  /// The spaces of `color()`, in messages.
  static let spaceNames = [
    "srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "xyz", "xyz-d50",
    "xyz-d65",
  ]

  private static let colorSpaces: [String: ColorSpace] = [
    "srgb": .srgb, "srgb-linear": .srgbLinear, "display-p3": .displayP3, "display-p3-linear": .displayP3,
    "a98-rgb": .a98RGB, "prophoto-rgb": .proPhotoRGB, "rec2020": .rec2020, "xyz": .xyzD65, "xyz-d50": .xyzD50,
    "xyz-d65": .xyzD65,
  ]

  private static let rgb = CSSColorFunction(
    "rgb()",
    space: .srgb,
    parameters: ["red", "green", "blue"].map { Parameter(name: $0, kind: .number(one: 255, whole: 1), limits: 0...1) },
    example: "rgb(57 99 158)",
    allowsCommas: true
  )

  private static let hsl = CSSColorFunction(
    "hsl()",
    space: .hsl,
    parameters: [hue, percentage("saturation", limits: 0...(.infinity)), percentage("lightness")],
    example: "hsl(215 47% 42%)",
    allowsCommas: true
  )

  private static let hwb = CSSColorFunction(
    "hwb()",
    space: .hwb,
    parameters: [hue, percentage("whiteness"), percentage("blackness")],
    example: "hwb(215 22% 38%)"
  )

  private static let lab = CSSColorFunction(
    "lab()",
    space: .lab,
    parameters: [percentage("lightness", limits: 0...100), opponent("a", 125), opponent("b", 125)],
    example: "lab(41 2 -36)"
  )

  private static let lch = CSSColorFunction(
    "lch()",
    space: .lch,
    parameters: [percentage("lightness", limits: 0...100), chroma(150), hue],
    example: "lch(41 36 273)"
  )

  private static let oklab = CSSColorFunction(
    "oklab()",
    space: .oklab,
    parameters: [lightness, opponent("a", 0.4), opponent("b", 0.4)],
    example: "oklab(0.5 -0.02 -0.1)"
  )

  private static let oklch = CSSColorFunction(
    "oklch()",
    space: .oklch,
    parameters: [lightness, chroma(0.4), hue],
    example: "oklch(0.5 0.1 256)"
  )

  private static let hue = Parameter(name: "hue", kind: .hue, limits: nil)
  private static let lightness = Parameter(name: "lightness", kind: .number(one: 1, whole: 1), limits: 0...1)

  /// 100% is 100.
  private static func percentage(_ name: String, limits: ClosedRange<Double>? = nil) -> Parameter {
    Parameter(name: name, kind: .number(one: 1, whole: 100), limits: limits)
  }

  private static func opponent(_ name: String, _ whole: Double) -> Parameter {
    Parameter(name: name, kind: .number(one: 1, whole: whole), limits: nil)
  }

  private static func chroma(_ whole: Double) -> Parameter {
    Parameter(name: "chroma", kind: .number(one: 1, whole: whole), limits: 0...(.infinity))
  }
}
