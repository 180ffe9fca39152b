internal import StyleTables

/// The effect of a run on the lines of its paragraph. Lengths are in points and scaled.
struct RunMetrics: Sendable, Hashable {
  /// A font's ascent and descent, both positive.
  struct Font: Sendable, Hashable {
    let ascent: Double
    let descent: Double

    init(size: Double, metrics: FontMetrics) {
      ascent = metrics.ascent * size
      descent = metrics.descent * size
    }

    fileprivate init(ascent: Double, descent: Double) {
      self.ascent = ascent
      self.descent = descent
    }

    var height: Double { ascent + descent }

    /// Returns the font with the greatest ascent and the greatest descent of both.
    func union(_ other: Font) -> Font {
      Font(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
    }
  }

  /// The line metrics of its style in the host; nil for a plain size and without a style.
  let line: HostLineMetrics?
  /// The font of its line box: the style's, or its own without line metrics.
  let boxFont: Font
  /// The font that it is drawn in, which differs if it has a size of its own.
  let drawnFont: Font

  init(line: HostLineMetrics?, boxFont: Font, drawnFont: Font) {
    self.line = line
    self.boxFont = boxFont
    self.drawnFont = drawnFont
  }

  /// The height of its own line box.
  var boxHeight: Double { max(boxFont.height, line?.minimumLineHeight ?? 0) }
}
