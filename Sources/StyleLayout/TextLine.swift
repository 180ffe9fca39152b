internal import StyledText

/// One line of a frame. Lengths are in points, positions in text are UTF-16 offsets.
public struct TextLine: Sendable {
  /// The range of the text in the line: with the spaces that hang over its end, and with the separator that ends it.
  public let range: Range<Int>
  /// The line box: as wide as the text of the line without the spaces that hang over its end, and as high as the line
  /// without line spacing.
  public let box: LayoutRect
  /// The distance from the top of the box to the baseline.
  public let baseline: Double
  /// The ascent of the font of the line's style; of several styles, the greatest.
  public let ascent: Double
  /// The descent of the font of the line's style, not negative; of several styles, the greatest.
  public let descent: Double
  /// The height of the box without ascent and descent; negative if the box is lower than the font.
  public var leading: Double { box.height - ascent - descent }
  /// The width of the text without the spaces and tabs that hang over its end, with the letter spacing there.
  public var width: Double { box.width }
  /// The left end of the baseline.
  public var origin: LayoutPoint { LayoutPoint(x: box.x, y: box.y + baseline) }
  /// The runs from left to right.
  public let runs: [GlyphRun]
  /// The base direction of its paragraph.
  public let direction: TextDirection
  /// Whether the line ends at a separator or at the end of the text, and not because it is full.
  public let endsParagraph: Bool

  /// The index of its paragraph.
  let paragraph: Int
  /// The clusters in the line.
  let clusters: Range<Int>
  /// The end of the clusters that do not hang over its end.
  let visibleEnd: Int
}

/// A part of a line in one font and one direction.
public struct GlyphRun: Sendable {
  /// The range of the text that it shows; UTF-16 offsets.
  public let range: Range<Int>
  /// The left edge in the frame, in points.
  public let x: Double
  /// The width, in points.
  public let width: Double
  /// The bidi level (UAX #9); odd is from right to left.
  public let level: UInt8
  /// The font; nil for the box of an attachment.
  public let face: FontFace?
  /// The index of its attributes in `ResolvedText.sets`.
  public let set: Int
  /// The space added after each expandable cluster to justify the line, in points.
  let expansion: Double
  /// The first cluster that does not expand: the line's last visible one. Those that hang over the line's end do not
  /// either.
  let expansionEnd: Int
  /// The advance of the line's last visible cluster; nil if it does not differ from the advance elsewhere.
  let endAdvance: Double?
  /// The clusters of its paragraph in the run. A tab is a separate run.
  let clusters: Range<Int>
  /// The glyph of its last cluster if that is a soft hyphen at the end of the line.
  let hyphen: Glyph?
  /// The extent of the attachment above and below the baseline; nil for text.
  let attachment: AttachmentBox?

  /// Whether it runs from right to left.
  public var isRightToLeft: Bool { level % 2 == 1 }
}
