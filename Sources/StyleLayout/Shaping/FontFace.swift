/// A font that glyphs were taken from, at one size. Two faces are equal when they are the same font at the same size,
/// whoever made them.
public final class FontFace: Sendable {
  /// The family's name, as the font file has it; in English where it has several.
  public let family: String
  /// 1…1000 as in CSS and OpenType; that of the font itself, even where its strokes are thickened.
  public let weight: Int
  /// In points.
  public let size: Double
  /// Where the font came from; nil for a font that is no file.
  public let file: String?
  /// Its number among the fonts of its file; 0 for a file with one font.
  public let index: Int
  /// Whether its strokes are thickened, because a bold font was asked for and the family has none.
  public let isEmboldened: Bool
  /// The axes of a variable font, as in CSS's `font-variation-settings` without quotes, `wght=550`, or the number of one
  /// of its named instances, `#3`. Empty for others.
  public let variations: String
  /// Its vertical metrics, in points.
  public let metrics: FaceMetrics
  /// What the shaper needs to draw with it.
  let handle: (any FontHandle)?

  /// A face from its parts, for a shaper of your own; nothing is checked.
  public convenience init(
    family: String,
    weight: Int,
    size: Double,
    file: String? = nil,
    index: Int = 0,
    isEmboldened: Bool = false,
    variations: String = "",
    metrics: FaceMetrics
  ) {
    self.init(
      family: family,
      weight: weight,
      size: size,
      file: file,
      index: index,
      isEmboldened: isEmboldened,
      variations: variations,
      metrics: metrics,
      handle: nil
    )
  }

  init(
    family: String,
    weight: Int,
    size: Double,
    file: String?,
    index: Int = 0,
    isEmboldened: Bool = false,
    variations: String = "",
    metrics: FaceMetrics,
    handle: (any FontHandle)?
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.file = file
    self.index = index
    self.isEmboldened = isEmboldened
    self.variations = variations
    self.metrics = metrics
    self.handle = handle
  }
}

/// A font as its backend knows it.
protocol FontHandle: AnyObject, Sendable {
  /// What is seen of a glyph, in points from the place where it is drawn; nil where nothing is.
  func inkBounds(of glyph: UInt32) -> LayoutRect?
}

extension FontFace {
  /// The weight of the font where it is not the one that was asked for; nil where it is, or so near that nobody sees it.
  func weight(insteadOf asked: Int) -> Int? { (weight - asked).magnitude < 50 ? nil : weight }
}

extension FontFace: Hashable {
  /// Whether they are one object, or one font at one size.
  public static func == (left: FontFace, right: FontFace) -> Bool {
    left === right
      || left.size == right.size && left.weight == right.weight && left.index == right.index
        && left.isEmboldened == right.isEmboldened && left.family == right.family && left.file == right.file
        && left.variations == right.variations && left.metrics == right.metrics
  }

  /// By what makes it a font of its own.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(weight)
    hasher.combine(size)
    hasher.combine(index)
  }
}

/// Where a font's letters and lines lie, in points.
public struct FaceMetrics: Sendable, Hashable {
  /// How far letters rise above the baseline.
  public var ascent: Double
  /// How far letters reach below the baseline; positive.
  public var descent: Double
  /// How far below the baseline the upper edge of an underline lies.
  public var underlineOffset: Double
  /// How thick an underline is.
  public var underlineThickness: Double
  /// How far above the baseline the upper edge of a strikethrough lies.
  public var strikethroughOffset: Double
  /// How thick a strikethrough is.
  public var strikethroughThickness: Double

  /// Metrics in points; nothing is checked.
  public init(
    ascent: Double,
    descent: Double,
    underlineOffset: Double,
    underlineThickness: Double,
    strikethroughOffset: Double,
    strikethroughThickness: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.underlineOffset = underlineOffset
    self.underlineThickness = underlineThickness
    self.strikethroughOffset = strikethroughOffset
    self.strikethroughThickness = strikethroughThickness
  }

  /// Metrics of a font without any extent.
  static let zero = FaceMetrics(
    ascent: 0,
    descent: 0,
    underlineOffset: 0,
    underlineThickness: 0,
    strikethroughOffset: 0,
    strikethroughThickness: 0
  )
}
