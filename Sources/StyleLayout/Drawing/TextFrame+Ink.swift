internal import StyledText

extension TextFrame {
  /// The room that the frame takes: as large as ``size``, with its upper left corner at 0, 0.
  public var bounds: LayoutRect { LayoutRect(size: size) }

  /// The smallest rectangle around everything that is painted: letters, which may reach beyond their lines, backgrounds,
  /// borders, decorations and attachments. Without size where nothing is painted.
  ///
  /// A page for a frame is `frame.bounds.union(frame.inkBounds)`. Marks of Arabic and Thai, and letters with swashes, lie outside
  /// of ``bounds``, which is made of line boxes; so does text that is centered in a wider frame.
  ///
  /// - Complexity: Linear in the number of glyphs of the lines, at each call.
  public var inkBounds: LayoutRect {
    let painter = TextPainter(frame: self, lines: lines[...], origin: .zero, options: DrawingOptions())
    let bounds = painter.operations { _ in nil }.reduce(nil) { LayoutRect.union($0, $1.bounds) }
    return bounds ?? LayoutRect(size: .zero)
  }

  /// The lines of which something may be painted between two heights, in points from the top of the frame. Logarithmic.
  func lineIndices(reaching top: Double, to bottom: Double, beyond padding: Double) -> Range<Int> {
    let overflow = overflow + padding
    let first = lines.partition { $0.box.maxY + overflow > top }
    let last = lines.partition { $0.box.y - overflow >= bottom }
    return min(first, last)..<last
  }
}

/// How far something of a line may be painted above or below its box.
struct Overflow {
  /// In points.
  var points: Double { around + max(letters, attachments) }

  private let around: Double
  private var letters = 0.0
  private var attachments = 0.0

  /// What stands around, under and through text with some attributes.
  init(of sets: [ResolvedAttributes]) {
    around =
      sets.map { set in
        let lines = [set.attributes.underline, set.attributes.strikethrough].compactMap { $0?.width?.asExtent }
        let border = set.attributes.border.map { $0.padding.reach + $0.width.asExtent }
        return 4 * (lines.max() ?? 0) + max(set.attributes.background?.padding.reach ?? 0, border ?? 0)
      }.max() ?? 0
  }

  /// Adds the runs of a line: letters up to four times the size of their font, far more than those of any font in use; and
  /// attachments as far as they go.
  mutating func add(_ runs: [GlyphRun]) {
    for run in runs {
      letters = max(letters, 4 * (run.face?.size ?? 0))
      attachments = max(attachments, run.attachment.map { max($0.above, $0.below) } ?? 0)
    }
  }
}

extension TextInsets {
  /// How far they reach upwards or downwards, in points.
  var reach: Double { max(top.asExtent, bottom.asExtent) }
}
