/// What a view did with two lines of text, each an `H`: one style and one offset.
///
/// All lengths are in points, and all positions are distances from the view's top edge, downward.
package struct HostMeasurement: Sendable, Hashable {
  package var view: MeasuredView
  /// The attributes that the view was given.
  package var sample: HostSample
  /// The font, as the system describes it.
  package var font: ReportedFont
  /// The height of the view: what its text needs, or 120 for `NSTextView`.
  package var viewHeight: Double
  /// The top of the first line box: the inset of the text, as the view describes it.
  package var textTop: Double
  /// The ink of the first line. Its bottom is the baseline, because an `H` has no overshoot.
  package var first: InkBand
  /// The ink of the second line.
  package var second: InkBand

  package init(
    view: MeasuredView,
    sample: HostSample,
    font: ReportedFont,
    viewHeight: Double,
    textTop: Double,
    first: InkBand,
    second: InkBand
  ) {
    (self.view, self.sample, self.font) = (view, sample, font)
    (self.viewHeight, self.textTop) = (viewHeight, textTop)
    (self.first, self.second) = (first, second)
  }

  /// The distances from the top of the first line box to both baselines.
  package var baselines: [Double] { [first.bottom - textTop, second.bottom - textTop] }
}

/// A font, as a system describes it, in points.
package struct ReportedFont: Sendable, Hashable {
  package var name: String
  package var ascent: Double
  /// Positive.
  package var descent: Double
  package var capHeight: Double

  package init(name: String, ascent: Double, descent: Double, capHeight: Double) {
    (self.name, self.ascent, self.descent, self.capHeight) = (name, ascent, descent, capHeight)
  }
}
