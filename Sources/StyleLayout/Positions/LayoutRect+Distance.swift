extension LayoutRect {
  /// How far a point lies from the rectangle, in points: 0 on its edges and inside.
  func distance(to point: LayoutPoint) -> Double {
    let dx = max(x - point.x, point.x - maxX, 0)
    let dy = max(y - point.y, point.y - maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }
}
