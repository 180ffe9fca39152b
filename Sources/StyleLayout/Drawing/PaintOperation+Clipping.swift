extension PaintOperation {
  /// How far something may reach, in points: farther than any page, and little enough for the numbers of every canvas.
  static var reach: Double { 1_000_000 }
  /// What is less than this, in points, is nothing.
  static var grain: Double { 1e-6 }

  /// What of it can be seen on a page; nil when nothing can. So a canvas is not troubled with the end of a line that is
  /// thousands of words long, nor with numbers that it cannot hold.
  func clipped(to page: LayoutSize) -> PaintOperation? {
    switch self {
    case .fill(let shape, _): shape.rect.isVisible(on: page) ? self : nil
    case .stroke(let shape, let width, _):
      width > Self.grain && width < Self.reach && shape.rect.outset(by: width / 2).isVisible(on: page) ? self : nil
    case .image(_, let rect): rect.isVisible(on: page) ? self : nil
    case .line(let line, let color): line.clipped(to: page).map { .line($0, color) }
    case .glyphs(let strip, let color): strip.clipped(to: page).map { .glyphs($0, color) }
    case .clipped(let operations, let rect):
      rect.isVisible(on: page) ? .clipped(operations.compactMap { $0.clipped(to: page) }, to: rect) : nil
    }
  }
}

extension LayoutRect {
  /// Whether there is something of it to be seen.
  var isPaintable: Bool {
    x.magnitude < PaintOperation.reach && y.magnitude < PaintOperation.reach
      && width > PaintOperation.grain && width < PaintOperation.reach
      && height > PaintOperation.grain && height < PaintOperation.reach
  }

  fileprivate func isVisible(on page: LayoutSize) -> Bool {
    isPaintable && x < page.width && maxX > 0 && y < page.height && maxY > 0
  }
}

extension DecorationLine {
  fileprivate func clipped(to page: LayoutSize) -> DecorationLine? {
    guard thickness < PaintOperation.reach, y.magnitude < PaintOperation.reach else { return nil }
    let margin = 4 * thickness
    guard y + margin > 0, y - margin < page.height else { return nil }
    return clipped(fromX: -margin, toX: page.width + margin)
  }
}

extension GlyphStrip {
  fileprivate func clipped(to page: LayoutSize) -> GlyphStrip? {
    // No glyph of a font in use is wider than this.
    let margin = 24 * face.size
    let isVisible = { (item: Item) in
      item.x > -margin && item.x < page.width + margin && item.y > -margin && item.y < page.height + margin
    }
    if items.allSatisfy(isVisible) { return self }
    let strip = filter(isVisible)
    return strip.items.isEmpty ? nil : strip
  }
}
