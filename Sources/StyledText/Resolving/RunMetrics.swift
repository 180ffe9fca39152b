internal import StyleTables

/// The effect of a run on the lines of its paragraph. Lengths are in points and scaled.
struct RunMetrics: Sendable, Hashable {
  /// The line metrics of its style in the host; nil for a plain size and without a style.
  let line: HostLineMetrics?
  /// The font of its line box: the style's, or its own without line metrics.
  let boxFont: FontExtent
  /// The font that it is drawn in, which differs if it has its own size.
  let drawnFont: FontExtent

  init(line: HostLineMetrics?, boxFont: FontExtent, drawnFont: FontExtent) {
    self.line = line
    self.boxFont = boxFont
    self.drawnFont = drawnFont
  }

  /// The height of its own line box.
  var boxHeight: Double { max(boxFont.height, line?.minimumLineHeight ?? 0) }
}
