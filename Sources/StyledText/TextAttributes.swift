public import StyleTables

/// What holds for a text besides its style.
public struct TextAttributes: Sendable, Hashable {
  /// Nil is no line.
  public var underline: LineDecoration?
  /// Nil is no line.
  public var strikethrough: LineDecoration?
  /// Where a tap leads: a URL, or any name that the holder of the text understands.
  public var link: String?

  /// Attributes from their parts, which may all be left out.
  public init(underline: LineDecoration? = nil, strikethrough: LineDecoration? = nil, link: String? = nil) {
    self.underline = underline
    self.strikethrough = strikethrough
    self.link = link
  }
}

/// A line under or through a text.
public struct LineDecoration: Sendable, Hashable {
  /// Nil takes the text's colour.
  public var color: RGBAColor?
  /// In points; nil takes the font's own.
  public var width: Double?

  /// A line from its parts, which may both be left to the font.
  public init(color: RGBAColor? = nil, width: Double? = nil) {
    self.color = color
    self.width = width
  }

  /// In the text's colour, with the font's own width.
  public static let standard = LineDecoration()
}
