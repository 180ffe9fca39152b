/// A font at one size that glyphs are taken from. Two faces are equal if they are the same font at the same size, even
/// if different shapers made them.
public final class FontFace: Sendable {
  /// The name of the family in the font file; in English if it has several names.
  public let family: String
  /// The weight of the font itself, even if its strokes are thickened; 1…1000 as in CSS and OpenType.
  public let weight: Int
  /// The size, in points.
  public let size: Double
  /// The path of the font file; nil for a font without a file.
  public let file: String?
  /// The index in the font file; 0 for a file with one font.
  public let index: Int
  /// Whether its strokes are thickened, because a bold font was requested and the family lacks one.
  public let isEmboldened: Bool
  /// The axes of a variable font, as in CSS's `font-variation-settings` without quotes, `wght=550`, or the index of one
  /// of its named instances, `#3`. Empty for other fonts.
  public let variations: String
  /// The vertical metrics, in points.
  public let metrics: FaceMetrics
  /// The backend's handle of the font, for drawing; nil for a face without a font.
  let handle: (any FontHandle)?

  /// Creates a face from its parts, for a custom shaper; nothing is checked.
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

/// A backend's handle of a font.
protocol FontHandle: AnyObject, Sendable {
  /// The visible part of a glyph, in points from the position where it is drawn; nil if nothing is visible.
  func inkBounds(of glyph: UInt32) -> LayoutRect?
}

extension FontFace {
  /// The weight of the font if it differs visibly from the requested weight; nil otherwise.
  func weight(insteadOf asked: Int) -> Int? { (weight - asked).magnitude < 50 ? nil : weight }
}

extension FontFace: Hashable {
  /// Whether both are the same object, or the same font at the same size.
  public static func == (left: FontFace, right: FontFace) -> Bool {
    left === right
      || left.size == right.size && left.weight == right.weight && left.index == right.index
        && left.isEmboldened == right.isEmboldened && left.family == right.family && left.file == right.file
        && left.variations == right.variations && left.metrics == right.metrics
  }

  /// Hashes the properties that identify the font.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(weight)
    hasher.combine(size)
    hasher.combine(index)
  }
}

/// The vertical metrics of a font, in points.
public struct FaceMetrics: Sendable, Hashable {
  /// The ascent: the height of letters above the baseline.
  public var ascent: Double
  /// The descent: the depth of letters below the baseline; positive.
  public var descent: Double
  /// The distance from the baseline down to the upper edge of an underline.
  public var underlineOffset: Double
  /// The thickness of an underline.
  public var underlineThickness: Double
  /// The distance from the baseline up to the upper edge of a strikethrough.
  public var strikethroughOffset: Double
  /// The thickness of a strikethrough.
  public var strikethroughThickness: Double

  /// Creates metrics in points; nothing is checked.
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
