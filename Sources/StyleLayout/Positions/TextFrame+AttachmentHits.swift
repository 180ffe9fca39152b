extension TextFrame {
  /// The attachment at a point: the one whose box holds the point, else the nearest one within the margin. Of two that are
  /// as near, the first from the left in the upper line.
  ///
  /// - Parameters:
  ///   - point: Where; nil is returned for coordinates that are not numbers.
  ///   - margin: How far beside a box it may be touched, in points; what is not a positive number counts as 0.
  /// - Returns: Nil where there is no attachment so near in the lines that the margin touches. A box that reaches out of a
  ///   line of fixed height is found from its own line only. Logarithmic in the number of lines, and linear in the length
  ///   of those that the margin touches.
  public func attachment(at point: LayoutPoint, margin: Double = 0) -> PlacedAttachment? {
    nearestRun(to: point, margin: margin) { attachment($0, in: $1)?.rect }.flatMap { attachment($0.run, in: $0.line) }
  }
}
