/// A paragraph as glyphs. Runs, clusters and glyphs are in logical order, whatever their direction.
public struct ShapedParagraph: Sendable {
  /// The paragraph's base direction.
  public var direction: TextDirection
  /// Stretches of one font and one direction. They follow each other and cover the text.
  public var runs: [ShapedRun]
  /// What glyphs and characters have in common; the last one stands for the end of the text.
  public var clusters: [Cluster]
  /// The glyphs of each cluster are from left to right.
  public var glyphs: [Glyph]
  /// In the order of the clusters.
  var lineEnds: [LineEnd] = []

  /// The number of clusters that are text.
  public var count: Int { clusters.count - 1 }
}

/// A stretch of one font, one direction and one set of attributes.
public struct ShapedRun: Sendable {
  /// The clusters that it is made of.
  public var clusters: Range<Int>
  /// The bidi level (UAX #9); odd is from right to left.
  public var level: UInt8
  /// The font; nil for the box of an attachment.
  public var face: FontFace?
  /// The number of its attributes, as the request had it.
  public var set: Int
  /// The glyph that is drawn where a line ends at a soft hyphen; nil where the run has none.
  public var hyphen: Glyph?
  /// The family that stands in because there is none of the name that the style asks for; nil where there is.
  public var substitute: String?
  /// The weight that is used because the font has none of the weight that the style asks for; nil where it has, and in fonts
  /// that stand in for single characters.
  public var substituteWeight: Int?

  /// Whether it runs from right to left.
  public var isRightToLeft: Bool { level % 2 == 1 }
}

/// The least part of a text that has glyphs of its own: one grapheme, or several that are one ligature.
public struct Cluster: Sendable, Hashable {
  /// What a cluster is to the line that it stands in.
  public struct Traits: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt8

    /// Traits from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line may end before it.
    public static let breakBefore = Traits(rawValue: 1)
    /// The line ends after it: U+2028 and its like.
    public static let endsLine = Traits(rawValue: 2)
    /// A space that takes no room at the end of a line; also one without width, and what ends a line.
    public static let space = Traits(rawValue: 4)
    /// A tab, whose width depends on where it stands.
    public static let tab = Traits(rawValue: 8)
    /// A soft hyphen: drawn only where a line ends after it.
    public static let softHyphen = Traits(rawValue: 16)
    /// Justified lines may grow after it: a space, an ideograph, and what stands before an ideograph.
    public static let expandable = Traits(rawValue: 32)
    /// It belongs to a grapheme that starts in an earlier cluster, in another font.
    public static let continuesGrapheme = Traits(rawValue: 64)
    /// It is of another width at the end of a line.
    static let changesAtEnd = Traits(rawValue: 128)
  }

  /// Where it starts, in UTF-8 units of the paragraph.
  public var utf8: Int32
  /// Where it starts, in UTF-16 units of the paragraph.
  public var utf16: Int32
  /// The first of its glyphs; the next cluster's is the end.
  public var glyph: Int32
  /// In points, letter spacing included; not negative.
  public var advance: Float
  /// How many graphemes start in it.
  public var graphemes: UInt16
  /// What it is to its line.
  public var traits: Traits
}

/// One picture of a font.
public struct Glyph: Sendable, Hashable {
  /// Its number in the font; 0 is the picture for characters that no font has.
  public var id: UInt32
  /// How far it moves the pen, in points.
  public var advance: Float
  /// How far right of the pen it is drawn, in points.
  public var x: Float
  /// How far below the baseline it is drawn, in points.
  public var y: Float
}
