/// A paragraph as glyphs. Runs, clusters and glyphs are in logical order, whatever their direction.
public struct ShapedParagraph: Sendable {
  /// The paragraph's base direction.
  public var direction: TextDirection
  /// Parts of one font and one direction. They follow each other and cover the text.
  public var runs: [ShapedRun]
  /// The relation of glyphs and characters; the last one marks the end of the text.
  public var clusters: [Cluster]
  /// The glyphs, from left to right in each cluster.
  public var glyphs: [Glyph]
  /// Widths at the end of a line, in the order of the clusters.
  var lineEnds: [LineEnd] = []
  /// Whether some clusters have ``Cluster/Traits/insideUnit``.
  var hasUnits = false

  /// The number of clusters that are text.
  public var count: Int { clusters.count - 1 }
}

/// A part of a paragraph with one font, one direction and one set of attributes.
public struct ShapedRun: Sendable {
  /// The clusters of the run.
  public var clusters: Range<Int>
  /// The bidi level (UAX #9); odd is from right to left.
  public var level: UInt8
  /// The font; nil for the box of an attachment.
  public var face: FontFace?
  /// The index of its attributes, from the request.
  public var set: Int
  /// The glyph drawn at a soft hyphen that ends a line; nil if the run lacks one.
  public var hyphen: Glyph?
  /// The family used because the family of the style is unknown; nil if that is used.
  public var substitute: String?
  /// The weight used because the font lacks the weight of the style; nil if it has it, and for fallback fonts of single
  /// characters.
  public var substituteWeight: Int?

  /// Whether it runs from right to left.
  public var isRightToLeft: Bool { level % 2 == 1 }
}

/// The smallest part of a text with separate glyphs: one grapheme, or several that form a ligature.
public struct Cluster: Sendable, Hashable {
  /// The role of a cluster in its line.
  public struct Traits: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt16

    /// Creates traits from bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A line may end before it.
    public static let breakBefore = Traits(rawValue: 1)
    /// The line ends after it: U+2028 and its like.
    public static let endsLine = Traits(rawValue: 2)
    /// A space that takes no room at the end of a line; also one without width, and line breaks.
    public static let space = Traits(rawValue: 4)
    /// A tab, whose width depends on its position.
    public static let tab = Traits(rawValue: 8)
    /// A soft hyphen: drawn only where a line ends after it.
    public static let softHyphen = Traits(rawValue: 16)
    /// Justified lines may expand after it: a space, an ideograph, and the cluster before an ideograph.
    public static let expandable = Traits(rawValue: 32)
    /// It belongs to a grapheme that starts in an earlier cluster, in another font.
    public static let continuesGrapheme = Traits(rawValue: 64)
    /// Its width differs at the end of a line.
    static let changesAtEnd = Traits(rawValue: 128)
    /// It belongs to a unit that starts in an earlier cluster, and that lines do not break inside of.
    static let insideUnit = Traits(rawValue: 256)
  }

  /// The start, in UTF-8 units of the paragraph.
  public var utf8: Int32
  /// The start, in UTF-16 units of the paragraph.
  public var utf16: Int32
  /// The index of its first glyph; that of the next cluster is the end.
  public var glyph: Int32
  /// The width in points, letter spacing included; not negative.
  public var advance: Float
  /// The number of graphemes that start in it.
  public var graphemes: UInt16
  /// The role in its line.
  public var traits: Traits
}

/// A glyph of a font.
public struct Glyph: Sendable, Hashable {
  /// The index in the font; 0 is the glyph for missing characters.
  public var id: UInt32
  /// The advance, in points.
  public var advance: Float
  /// The offset to the right of the pen, in points.
  public var x: Float
  /// The offset below the baseline, in points.
  public var y: Float
}
