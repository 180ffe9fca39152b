public import StyledText

/// A text laid out in lines, to be measured, hit-tested and drawn. A value, safe to pass to any thread.
///
/// Points are counted from the upper left corner, y downwards. Positions in the text are UTF-16 offsets.
public struct TextFrame: Sendable {
  /// The text that is shown: after truncation, the parts that were kept and the token. Line metrics are those of each
  /// run's own style: a frame is laid out line by line, not by paragraph as in other hosts.
  public internal(set) var text: ResolvedText
  /// The width that lines were filled to, in points; infinite without a limit.
  public let width: Double
  /// The size of the lines, in points: as wide as the widest line with its indents, and as high as all lines with the
  /// space between them. It may be wider than ``width`` because of a grapheme or a clipped line. A text without
  /// characters has one line. A frame without lines, because none are allowed, has the size zero.
  public let size: LayoutSize
  /// The lines from top to bottom.
  public let lines: [TextLine]
  /// The distance by which painting may exceed the box of a line above or below, in points.
  let overflow: Double
  /// The paragraphs of the lines.
  var paragraphs: [FrameParagraph]
  /// The metrics of the fonts that runs request, by the index of their attributes.
  var fonts: [Int: FaceMetrics] = [:]
  /// The result of truncation; nil for a text that is not truncated.
  public internal(set) var truncation: TruncationResult?
  /// Whether all of the text is shown: no line is left out or clipped. White space and line breaks after the last line
  /// count as shown, because they are invisible.
  public internal(set) var isComplete = true

  /// The attributes of a run.
  public subscript(run: GlyphRun) -> ResolvedAttributes { text.sets[run.set] }
}
