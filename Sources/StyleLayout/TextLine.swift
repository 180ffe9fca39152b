/// One line of a frame. Lengths are in points, positions in text are UTF-16 offsets.
public struct TextLine: Sendable {
  /// What of the text stands in it: with the spaces that hang over its end, and with the separator that ends it.
  public let range: Range<Int>
  /// The line box: as wide as the line's text, without the spaces that hang over its end, and as high as the line, line
  /// spacing not included.
  public let box: LayoutRect
  /// How far the baseline lies below the top of the box.
  public let baseline: Double
  /// How far the font of the line's style rises above the baseline; of several, the one that rises the most.
  public let ascent: Double
  /// How far the font of the line's style reaches below the baseline; not negative.
  public let descent: Double
  /// What the box has beside ascent and descent; negative when the box is lower than the font.
  public var leading: Double { box.height - ascent - descent }
  /// How wide the text is, without the spaces and tabs that hang over its end, with the letter spacing there.
  public var width: Double { box.width }
  /// Where the baseline starts, at the left.
  public var origin: LayoutPoint { LayoutPoint(x: box.x, y: box.y + baseline) }
  /// From left to right.
  public let runs: [GlyphRun]
  /// The base direction of its paragraph.
  public let direction: TextDirection
  /// Whether a separator, or the end of the text, ends the line, and not its width.
  public let endsParagraph: Bool

  /// The number of its paragraph.
  let paragraph: Int
  /// The clusters that stand in it.
  let clusters: Range<Int>
  /// The end of the clusters that do not hang over its end.
  let visibleEnd: Int
}

/// A stretch of a line in one font and one direction.
public struct GlyphRun: Sendable {
  /// What of the text it shows; UTF-16 offsets.
  public let range: Range<Int>
  /// Its left edge in the frame, in points.
  public let x: Double
  /// In points.
  public let width: Double
  /// The bidi level (UAX #9); odd is from right to left.
  public let level: UInt8
  /// The font; nil for the box of an attachment.
  public let face: FontFace?
  /// The number of its attributes in `ResolvedText.sets`.
  public let set: Int
  /// Added after each expandable cluster, in points: what justifies the line.
  let expansion: Double
  /// The clusters from this one on do not expand: the line's last visible one, and what hangs over its end.
  let expansionEnd: Int
  /// How wide the line's last visible cluster is; nil where that is what it is anywhere.
  let endAdvance: Double?
  /// The clusters of its paragraph that it is made of. A tab is a run of its own.
  let clusters: Range<Int>
  /// What its last cluster shows when that is a soft hyphen which ends the line.
  let hyphen: Glyph?
  /// How far the attachment that it is reaches from the baseline; nil for text.
  let attachment: AttachmentBox?

  /// Whether it runs from right to left.
  public var isRightToLeft: Bool { level % 2 == 1 }
}
