/// The values of the modifiers by which a host without paragraph styles makes the line boxes of a style: n lines are n
/// × line height + (n − 1) × line spacing high, and the first baseline is at the style's position. Lengths are in
/// points.
package struct LineModifiers: Sendable, Hashable {
  /// The exact distance between two baselines; nil for lines as high as their font.
  package let lineHeight: Double?
  /// The space between two lines; not negative.
  package let lineSpacing: Double
  /// The space above the first line. A negative one cuts off space that the host has there.
  package let paddingAbove: Double
  /// The space below the last line. A negative one cuts off space that the host has there.
  package let paddingBelow: Double
  /// The distance by which lines are farther apart than in the style, because a line spacing is not negative; 0 if they
  /// are not.
  package let excess: Double

  /// - Parameter excess: The distance by which lines are farther apart than in the style.
  package init(
    lineHeight: Double?,
    lineSpacing: Double,
    paddingAbove: Double,
    paddingBelow: Double,
    excess: Double = 0
  ) {
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.paddingAbove = paddingAbove
    self.paddingBelow = paddingBelow
    self.excess = excess
  }
}

extension HostRule {
  /// Returns the modifiers for lines; nil for a host that does not have such modifiers, and for a style without a line
  /// height.
  ///
  /// - Parameters:
  ///   - lines: The line metrics of the paragraph.
  ///   - font: The extent of the paragraph's fonts together, as the host has them.
  package func modifiers(for lines: HostLineMetrics, font: FontExtent) -> LineModifiers? {
    guard lines.minimumLineHeight > 0 else { return nil }
    let distance = lines.minimumLineHeight + lines.lineSpacing
    switch placement {
    case .baseline, .offset: return nil
    case .lineHeight(let slackAbove):
      // Each line is as high as the distance, including the last one, below which the spacing is cut off.
      let slack = distance - font.ascent - font.descent
      let above = lines.baseline - (slack * slackAbove + font.ascent)
      return LineModifiers(
        lineHeight: distance,
        lineSpacing: 0,
        paddingAbove: above,
        paddingBelow: -above - lines.lineSpacing
      )
    case .lineSpacing:
      let spacing = distance - font.ascent - font.descent - font.leading
      return LineModifiers(
        lineHeight: nil,
        lineSpacing: max(spacing, 0),
        paddingAbove: lines.baseline - font.ascent,
        paddingBelow: lines.minimumLineHeight - lines.baseline - font.descent,
        excess: max(-spacing, 0)
      )
    }
  }
}
