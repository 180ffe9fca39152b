/// Where tabs lead to: stops at equal distances, counted from the leading edge of the frame and not from an indent.
struct TabStops: Sendable, Hashable {
  /// In points; with 0 tabs have no width.
  let interval: Double

  /// Stops for text of a font size. Two ems are the 28 pt of `NSParagraphStyle` at 14 pt, and about the eight spaces of
  /// CSS, whose space is a quarter of an em.
  init(fontSize: Double) {
    interval = 2 * fontSize.asExtent
  }

  /// How wide a tab is that starts this far from the leading edge; never 0 unless the interval is.
  func advance(from position: Double) -> Double {
    guard interval > 0 else { return 0 }
    // What stands at a stop but for rounding goes to the next one.
    let next = ((position + LineFiller.tolerance) / interval).rounded(.down) + 1
    return next * interval - position
  }
}
