public import StyledText

/// A text laid out in lines: what is measured, hit-tested and drawn. A value, safe to hand to any thread.
///
/// Points are counted from the upper left corner, y downwards. Positions in the text are UTF-16 offsets.
public struct TextFrame: Sendable {
  /// The text that is shown: after truncation, what was kept of it and the token. Line metrics are those of each run's own
  /// style: a frame goes line by line, and not, as other hosts have to, by paragraph.
  public internal(set) var text: ResolvedText
  /// The width that lines were filled to, in points; infinite when there was no limit.
  public let width: Double
  /// How much room the lines take, in points: as wide as the widest line with its indents, as high as all of them with
  /// what stands between. It may be wider than ``width`` where a grapheme or a clipped line is. A text without words has
  /// one line; a frame without lines, because there may be none, has no size.
  public let size: LayoutSize
  /// From top to bottom.
  public let lines: [TextLine]
  /// How far something of a line may be painted above or below its box, in points.
  let overflow: Double
  /// The paragraphs that lines were made of.
  var paragraphs: [FrameParagraph]
  /// The metrics of the fonts that runs ask for, by the number of their attributes.
  var fonts: [Int: FaceMetrics] = [:]
  /// How the text was cut; nil for a text that is shown as it is.
  public internal(set) var truncation: TruncationResult?
  /// Whether all of the text is shown. White space and line breaks after the last line count as shown: nobody would see them.
  public internal(set) var isComplete = true

  /// The attributes of a run.
  public subscript(run: GlyphRun) -> ResolvedAttributes { text.sets[run.set] }
}
