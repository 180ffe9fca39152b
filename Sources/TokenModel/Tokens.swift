/// A text colour, by appearance.
public struct ColorToken: Sendable, Hashable {
  public let name: Sourced<String>
  public let light: Sourced<ColorValue>
  /// The colour in the dark appearance; the light one when the spec gives no other.
  public let dark: Sourced<ColorValue>

  public init(name: Sourced<String>, light: Sourced<ColorValue>, dark: Sourced<ColorValue>) {
    self.name = name
    self.light = light
    self.dark = dark
  }
}

/// A font weight, 1…1000 as in CSS and OpenType.
public struct WeightToken: Sendable, Hashable {
  public let name: Sourced<String>
  public let value: Sourced<Int>

  public init(name: Sourced<String>, value: Sourced<Int>) {
    self.name = name
    self.value = value
  }
}

/// A row of a typography table: a font size and the line metrics that go with it.
public struct TypographyRow: Sendable, Hashable {
  /// In points, above zero.
  public let size: Sourced<FixedDecimal>
  /// Nil for a `plain` size, which styles font and colour only.
  public let metrics: LineMetrics?
  /// The index of the mode whose table this is in; nil for the main table.
  public let mode: Int?

  public init(size: Sourced<FixedDecimal>, metrics: LineMetrics?, mode: Int? = nil) {
    self.size = size
    self.metrics = metrics
    self.mode = mode
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
  /// What the offset means: how far below the top of the line box the baseline lies.
  public let baseline: FixedDecimal

  public init(
    lineHeight: Sourced<FixedDecimal>,
    lineSpacing: Sourced<FixedDecimal>,
    letterSpacing: Sourced<FixedDecimal>?,
    baselineOffset: Sourced<FixedDecimal>,
    baseline: FixedDecimal
  ) {
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.letterSpacing = letterSpacing
    self.baselineOffset = baselineOffset
    self.baseline = baseline
  }
}
