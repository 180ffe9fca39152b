extension Drawing {
  /// Checks the size of the page in pixels, and the scale.
  func checkPixels(scale: Double) throws(DrawingError) {
    guard DrawingFormat.scales.contains(scale) else { throw .scale(scale) }
    try checkSides(scale: scale)
    guard size.width * scale * size.height * scale <= Double(DrawingFormat.maximumPixels) else { throw .size(size) }
  }

  /// Checks the sides of the page.
  func checkSides(scale: Double) throws(DrawingError) {
    let sides = 0...Double(DrawingFormat.maximumSide)
    guard sides.contains(size.width * scale), sides.contains(size.height * scale) else { throw .size(size) }
  }
}
