internal import StyledText

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
