public import StyledText

/// How a text is laid out, where neither its style nor its attributes say.
public struct FrameOptions: Sendable, Hashable {
  /// Whether lines may be higher than their style says.
  public enum LineHeight: String, Sendable, Hashable, CaseIterable {
    /// A style's line height is the least: a style whose font or line is higher, and a higher attachment, make a line
    /// higher. A fallback font, and a size of the words' own, never do.
    case minimum
    /// Every line of a paragraph has the line height of the paragraph's first style, whatever stands in it.
    case exact
  }

  /// The most lines that are laid out; nil for as many as there are, and 0 or less for none.
  public var maximumLines: Int?
  /// How high the frame may be, in points; nil, and what is no number, for any height. Lines that do not fit as a whole are
  /// left out, as those beyond ``maximumLines`` are. When a token makes the last line too high, one line less is shown.
  public var maximumHeight: Double?
  /// How a text is cut that has more lines; nil leaves the others out, unless ``lineBreak`` or the paragraph that would be
  /// the last one shown says that it is truncated: then an ellipsis stands where text was cut out.
  public var truncation: Truncation?
  /// Whether lines may be higher than their style says.
  public var lineHeight: LineHeight
  /// How lines are aligned whose paragraph says nothing.
  public var alignment: ParagraphAlignment
  /// Where lines end whose paragraph says nothing.
  public var lineBreak: LineBreakMode
  /// The base direction of every paragraph; nil for that of its first letter.
  public var direction: TextDirection?
  /// A BCP 47 tag. It decides among the forms of Han characters, and on some line breaks.
  public var language: String

  /// Options that may all be left out.
  public init(
    maximumLines: Int? = nil,
    maximumHeight: Double? = nil,
    truncation: Truncation? = nil,
    lineHeight: LineHeight = .minimum,
    alignment: ParagraphAlignment = .start,
    lineBreak: LineBreakMode = .wordWrapping,
    direction: TextDirection? = nil,
    language: String = "en"
  ) {
    self.maximumLines = maximumLines
    self.maximumHeight = maximumHeight
    self.truncation = truncation
    self.lineHeight = lineHeight
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.direction = direction
    self.language = language
  }
}
