internal import StyleTables

/// What a run of text brings to the lines of its paragraph. Lengths are in points and scaled.
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

    /// What is as high as both on either side of the baseline.
    func union(_ other: Font) -> Font {
      Font(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
    }
  }

  /// What its style says of lines in the host; nil for a plain size and without a style.
  let line: HostLineMetrics?
  /// The font that its line box is made for: the style's, or its own where there are no line metrics.
  let boxFont: Font
  /// The font that it is drawn in: another one where it has a size of its own.
  let drawnFont: Font

  init(line: HostLineMetrics?, boxFont: Font, drawnFont: Font) {
    self.line = line
    self.boxFont = boxFont
    self.drawnFont = drawnFont
  }

  /// How high its line box is by itself.
  var boxHeight: Double { max(boxFont.height, line?.minimumLineHeight ?? 0) }
}
