/// A paragraph to be shaped.
public struct ShapingRequest: Sendable {
  /// A stretch in one font.
  public struct Run: Sendable, Hashable {
    /// In UTF-8 units of the paragraph.
    public var range: Range<Int>
    /// The font asked for.
    public var font: FontRequest
    /// Added after each grapheme, in points.
    public var letterSpacing: Double
    /// The width of the box that the stretch is, in points; nil for text. Such a stretch is one U+FFFC.
    public var boxWidth: Double?
    /// The caller's number of the stretch's attributes.
    public var set: Int
  }

  /// The paragraph without the separator that ends it; contiguous UTF-8.
  public var text: String
  /// They follow each other and cover the text.
  public var runs: [Run]
  /// The paragraph's base direction.
  public var direction: TextDirection
  /// A BCP 47 tag. It decides among the forms of Han characters, and on some line breaks.
  public var language: String
}
