/// A text color.
public struct ColorToken: Sendable, Hashable {
  /// As it stands in codes' names, and where it was written.
  public let name: Sourced<String>
  /// The color by appearance.
  public let variants: ColorVariants
  /// What the token says of itself.
  public let annotations: TokenAnnotations

  /// A token from its parts.
  public init(name: Sourced<String>, variants: ColorVariants, annotations: TokenAnnotations = TokenAnnotations()) {
    self.name = name
    self.variants = variants
    self.annotations = annotations
  }
}

/// A color by appearance. Where the spec gives no variant, the nearest plainer one stands in.
public struct ColorVariants: Sendable, Hashable {
  /// For light screens.
  public let light: Sourced<ColorValue>
  /// The light color when the spec gives no other.
  public let dark: Sourced<ColorValue>
  /// For increased contrast; the light color when the spec gives no other.
  public let highContrastLight: Sourced<ColorValue>
  /// For increased contrast; the dark color when the spec gives no other.
  public let highContrastDark: Sourced<ColorValue>

  /// A variant that is not given is the light one; for high contrast in the dark, the dark one.
  public init(
    light: Sourced<ColorValue>,
    dark: Sourced<ColorValue>? = nil,
    highContrastLight: Sourced<ColorValue>? = nil,
    highContrastDark: Sourced<ColorValue>? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    self.highContrastLight = highContrastLight ?? light
    self.highContrastDark = highContrastDark ?? dark ?? light
  }

  /// Light, dark, and the same for increased contrast.
  public var all: [Sourced<ColorValue>] { [light, dark, highContrastLight, highContrastDark] }
}

/// A font weight, 1…1000 as in CSS and OpenType.
public struct WeightToken: Sendable, Hashable {
  /// As it stands in codes' names, and where it was written.
  public let name: Sourced<String>
  /// 1…1000.
  public let value: Sourced<Int>
  /// What the token says of itself.
  public let annotations: TokenAnnotations

  /// A token from its parts; nothing is checked.
  public init(name: Sourced<String>, value: Sourced<Int>, annotations: TokenAnnotations = TokenAnnotations()) {
    self.name = name
    self.value = value
    self.annotations = annotations
  }
}

/// A font family, and the metrics that baselines in it are computed with.
public struct FamilyToken: Sendable, Hashable {
  /// As it stands in codes' names, and where it was written.
  public let name: Sourced<String>
  /// The font's own name, as the platform knows it; nil is the platform's system font.
  public let font: Sourced<String>?
  /// Per em.
  public let metrics: FontMetrics
  /// What the token says of itself.
  public let annotations: TokenAnnotations

  /// A token from its parts; nothing is checked.
  public init(
    name: Sourced<String>,
    font: Sourced<String>?,
    metrics: FontMetrics,
    annotations: TokenAnnotations = TokenAnnotations()
  ) {
    self.name = name
    self.font = font
    self.metrics = metrics
    self.annotations = annotations
  }
}

/// A row of a typography table: a font size and the line metrics that go with it.
public struct TypographyRow: Sendable, Hashable {
  /// In points, above zero.
  public let size: Sourced<FixedDecimal>
  /// Nil for a `plain` size, which styles font and color only.
  public let metrics: LineMetrics?
  /// The index of the mode whose table this is in; nil for the main table.
  public let mode: Int?
  /// What the token says of itself.
  public let annotations: TokenAnnotations

  /// A row of the main table unless a mode is given; nothing is checked.
  public init(
    size: Sourced<FixedDecimal>,
    metrics: LineMetrics?,
    mode: Int? = nil,
    annotations: TokenAnnotations = TokenAnnotations()
  ) {
    self.size = size
    self.metrics = metrics
    self.mode = mode
    self.annotations = annotations
  }

  /// The size as it stands in names: `14`, and `13_5` for 13.5.
  public var sizeName: String { String(size.value.description.map { $0 == "." ? "_" : $0 }) }
}

/// How a size's lines are set, in points.
public struct LineMetrics: Sendable, Hashable {
  /// The least height of a line box.
  public let lineHeight: Sourced<FixedDecimal>
  /// The space between two line boxes.
  public let lineSpacing: Sourced<FixedDecimal>
  /// The space added after each grapheme; nil when the spec gives none, which means zero.
  public let letterSpacing: Sourced<FixedDecimal>?
  /// The offset as written, for the spec's ``OffsetHost``.
  public let baselineOffset: Sourced<FixedDecimal>

  /// Metrics from their parts; nothing is checked.
  public init(
    lineHeight: Sourced<FixedDecimal>,
    lineSpacing: Sourced<FixedDecimal>,
    letterSpacing: Sourced<FixedDecimal>?,
    baselineOffset: Sourced<FixedDecimal>
  ) {
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.letterSpacing = letterSpacing
    self.baselineOffset = baselineOffset
  }
}

/// A style with a name of its own instead of one that a template makes.
public struct NamedStyle: Sendable, Hashable {
  /// Its own name, and where it was written.
  public let name: Sourced<String>
  /// What it is made of.
  public let code: Code
  /// What the token says of itself.
  public let annotations: TokenAnnotations

  /// A style from its parts; nothing is checked.
  public init(name: Sourced<String>, code: Code, annotations: TokenAnnotations = TokenAnnotations()) {
    self.name = name
    self.code = code
    self.annotations = annotations
  }
}
