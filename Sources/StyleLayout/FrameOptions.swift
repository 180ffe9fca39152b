public import StyledText

/// The layout options that a text's styles and attributes do not determine.
public struct FrameOptions: Sendable, Hashable {
  /// Whether lines may be higher than their style's line height.
  public enum LineHeight: String, Sendable, Hashable, CaseIterable {
    /// The line height of a style is a minimum: a style with a higher font or line, and a higher attachment, make the
    /// line higher. A fallback font, and a font size set for a part of the text, never do.
    case minimum
    /// Every line of a paragraph has the line height of the paragraph's first style, regardless of its content.
    case exact
  }

  /// The maximum number of lines; nil for all lines, and 0 or less for none.
  public var maximumLines: Int?
  /// The maximum height of the frame, in points; nil and NaN for any height. Lines that do not fit completely are left
  /// out, like lines beyond ``maximumLines``. If the token makes the last line too high, one line fewer is shown.
  public var maximumHeight: Double?
  /// The truncation of a text with more lines. Nil leaves out the other lines, unless ``lineBreak``, or the paragraph
  /// of the last line shown, truncates; then an ellipsis is shown where text was cut out.
  public var truncation: Truncation?
  /// Whether lines may be higher than their style's line height.
  public var lineHeight: LineHeight
  /// The alignment of paragraphs without their own alignment.
  public var alignment: ParagraphAlignment
  /// The line breaking of paragraphs without their own mode.
  public var lineBreak: LineBreakMode
  /// The base direction of every paragraph; nil for the direction of its first letter.
  public var direction: TextDirection?
  /// The language as a BCP 47 tag. It selects the forms of Han characters and affects some line breaks.
  public var language: String
  /// Whether paragraphs with `LineBreakMode.clipping` wrap words instead, so that all of them can be read.
  package var wrapsClippedText = false

  /// Creates options, all with defaults.
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
