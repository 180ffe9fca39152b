/// A text color.
package struct ColorToken: Sendable, Hashable {
  /// The name in codes, with its origin.
  package let name: Sourced<String>
  /// The color for each appearance.
  package let variants: ColorVariants
  /// The backgrounds that the spec declares for text in this color; nil if it declares none, and empty if the contrast
  /// does not matter. All are opaque.
  package let grounds: [ColorGround]?
  /// The annotations of the token.
  package let annotations: TokenAnnotations

  /// Creates a token from its parts.
  package init(
    name: Sourced<String>,
    variants: ColorVariants,
    grounds: [ColorGround]? = nil,
    annotations: TokenAnnotations = TokenAnnotations()
  ) {
    self.name = name
    self.variants = variants
    self.grounds = grounds
    self.annotations = annotations
  }
}

/// A font weight, 1…1000 as in CSS and OpenType.
package struct WeightToken: Sendable, Hashable {
  /// The name in codes, with its origin.
  package let name: Sourced<String>
  /// 1…1000.
  package let value: Sourced<Int>
  /// The annotations of the token.
  package let annotations: TokenAnnotations

  /// Creates a token from its parts; nothing is checked.
  package init(name: Sourced<String>, value: Sourced<Int>, annotations: TokenAnnotations = TokenAnnotations()) {
    self.name = name
    self.value = value
    self.annotations = annotations
  }
}

/// A font family, with the metrics for computing baselines.
package struct FamilyToken: Sendable, Hashable {
  /// The name in codes, with its origin.
  package let name: Sourced<String>
  /// The platform's name of the preferred font; nil for the system font.
  package let font: Sourced<String>?
  /// The names of the families that replace it on a platform without it, the preferred one first. They may be generic
  /// families of CSS, such as `sans-serif`.
  package let fallbacks: [String]
  /// The vertical metrics, in em.
  package let metrics: FontMetrics
  /// The annotations of the token.
  package let annotations: TokenAnnotations

  /// Creates a token from its parts; nothing is checked.
  package init(
    name: Sourced<String>,
    font: Sourced<String>?,
    fallbacks: [String] = [],
    metrics: FontMetrics,
    annotations: TokenAnnotations = TokenAnnotations()
  ) {
    self.name = name
    self.font = font
    self.fallbacks = fallbacks
    self.metrics = metrics
    self.annotations = annotations
  }

  /// The names of all families, the preferred one first; the system font is `system`.
  package var fontNames: [String] { [font?.value ?? "system"] + fallbacks }
}

/// A row of a typography table: a font size and its line metrics.
package struct TypographyRow: Sendable, Hashable {
  /// The font size in points, positive.
  package let size: Sourced<FixedDecimal>
  /// The line metrics; nil for a `plain` size, which sets only font and color.
  package let metrics: LineMetrics?
  /// The index of the mode whose table has the row; nil for the main table.
  package let mode: Int?
  /// The curve by which text grows with the text size; nil for the context's curve.
  package let textCurve: Sourced<TextCurve>?
  /// The annotations of the token.
  package let annotations: TokenAnnotations

  /// Creates a row, of the main table by default; nothing is checked.
  package init(
    size: Sourced<FixedDecimal>,
    metrics: LineMetrics?,
    mode: Int? = nil,
    textCurve: Sourced<TextCurve>? = nil,
    annotations: TokenAnnotations = TokenAnnotations()
  ) {
    self.size = size
    self.metrics = metrics
    self.mode = mode
    self.textCurve = textCurve
    self.annotations = annotations
  }

  /// The size as in names: `14`, and `13_5` for 13.5.
  package var sizeName: String { String(size.value.description.map { $0 == "." ? "_" : $0 }) }
}

/// The line metrics of a size, in points.
package struct LineMetrics: Sendable, Hashable {
  /// The minimum height of a line box.
  package let lineHeight: Sourced<FixedDecimal>
  /// The space between two line boxes; nil if the spec does not give any, which means zero.
  package let lineSpacing: Sourced<FixedDecimal>?
  /// The space after each grapheme; nil if the spec does not give any, which means zero.
  package let letterSpacing: Sourced<FixedDecimal>?
  /// The offset as it is written; nil if the spec does not give any, which means ``BaselineOffset/center``.
  package let baselineOffset: Sourced<BaselineOffset>?

  /// Creates metrics from their parts; nothing is checked.
  package init(
    lineHeight: Sourced<FixedDecimal>,
    lineSpacing: Sourced<FixedDecimal>?,
    letterSpacing: Sourced<FixedDecimal>?,
    baselineOffset: Sourced<BaselineOffset>?
  ) {
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.letterSpacing = letterSpacing
    self.baselineOffset = baselineOffset
  }

  /// The position of the text in its line box, written or not.
  package var placement: BaselineOffset { baselineOffset?.value ?? .center }

  /// The height of lines of text in a font: a declared line height is a minimum.
  package func height(size: FixedDecimal, in font: FontMetrics) -> FixedDecimal {
    max(lineHeight.value, font.lineHeight(size: size))
  }

  /// The offset for the spec's ``OffsetHost``, in points; nil for centered text, which does not need a host.
  package var offsetInPoints: Sourced<FixedDecimal>? {
    guard let baselineOffset, case .points(let points) = baselineOffset.value else { return nil }
    return Sourced(points, from: baselineOffset.origin)
  }
}

/// A style with a custom name, which no template makes.
package struct NamedStyle: Sendable, Hashable {
  /// The name, with its origin.
  package let name: Sourced<String>
  /// The style's entries in its catalog's lists.
  package let tokens: CodeTokens
  /// The size, with its metrics and its mode.
  package let row: TypographyRow
  /// The weight. A typography token's weight has the token's number, and the number's name on the axis.
  package let weight: WeightToken
  /// The family. A typography token's family has the token's font, and the font's name on the axis.
  package let family: FamilyToken
  /// The location where a typography token names its family, including the system's; nil for a style that the spec
  /// lists.
  package let familyOrigin: Origin?
  /// The annotations of the token.
  package let annotations: TokenAnnotations
  /// The path of the typography token that the style was made from; nil for a style that the spec lists.
  package let path: TokenPath?

  /// Creates a style from its parts; nothing is checked.
  package init(
    name: Sourced<String>,
    tokens: CodeTokens,
    row: TypographyRow,
    weight: WeightToken,
    family: FamilyToken,
    familyOrigin: Origin? = nil,
    annotations: TokenAnnotations = TokenAnnotations(),
    path: TokenPath? = nil
  ) {
    self.name = name
    self.tokens = tokens
    self.row = row
    self.weight = weight
    self.family = family
    self.familyOrigin = familyOrigin
    self.annotations = annotations
    self.path = path
  }
}
