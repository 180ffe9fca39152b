/// A font that glyphs were taken from, at one size. Two faces are equal when they are the same object; a shaper makes one
/// for each font it opens, and may make another one for the same font later.
public final class FontFace: Sendable {
  /// The family's name, as the font file has it.
  public let family: String
  /// 1…1000 as in CSS and OpenType.
  public let weight: Int
  /// In points.
  public let size: Double
  /// Where the font came from; nil for a font that is no file.
  public let file: String?
  /// Its vertical metrics, in points.
  public let metrics: FaceMetrics
  /// What the shaper needs to draw with it.
  let handle: (any FontHandle)?

  /// A face from its parts, for a shaper of your own; nothing is checked.
  public convenience init(family: String, weight: Int, size: Double, file: String? = nil, metrics: FaceMetrics) {
    self.init(family: family, weight: weight, size: size, file: file, metrics: metrics, handle: nil)
  }

  init(family: String, weight: Int, size: Double, file: String?, metrics: FaceMetrics, handle: (any FontHandle)?) {
    self.family = family
    self.weight = weight
    self.size = size
    self.file = file
    self.metrics = metrics
    self.handle = handle
  }
}

/// A font as its backend knows it.
protocol FontHandle: AnyObject, Sendable {}

extension FontFace: Hashable {
  /// Whether they are one object.
  public static func == (left: FontFace, right: FontFace) -> Bool { left === right }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
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
}
