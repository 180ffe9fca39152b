/// The vertical extent of a line of text in its fonts, in points.
package struct FontExtent: Sendable, Hashable {
  /// The distance from the baseline to the top of the line; positive.
  package let ascent: Double
  /// The distance from the baseline to the bottom of the line; positive.
  package let descent: Double
  /// The space that a font requests between two lines; 0 for most fonts.
  package let leading: Double

  package init(ascent: Double, descent: Double, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// The extent of a font of a size, by its metrics per em.
  package init(size: Double, metrics: FontMetrics) {
    self.init(ascent: metrics.ascent * size, descent: metrics.descent * size)
  }

  /// The height of the line, without leading.
  package var height: Double { ascent + descent }

  /// Returns the extent of a line with both.
  package func union(_ other: FontExtent) -> FontExtent {
    FontExtent(
      ascent: max(ascent, other.ascent),
      descent: max(descent, other.descent),
      leading: max(leading, other.leading)
    )
  }
}
