internal import StyleTables

/// One thing that is painted. A canvas paints them one after the other; what they look like is decided before.
indirect enum PaintOperation: Sendable, Hashable {
  case fill(RoundedRect, RGBAColor)
  case stroke(RoundedRect, width: Double, RGBAColor)
  case line(DecorationLine, RGBAColor)
  case glyphs(GlyphStrip, RGBAColor)
  /// The image fills the rectangle.
  case image(AttachmentImage, LayoutRect)
  /// Nothing is painted outside of the rectangle.
  case clipped([PaintOperation], to: LayoutRect)
}

/// A rectangle whose corners may be round.
struct RoundedRect: Sendable, Hashable {
  let rect: LayoutRect
  /// At most half of a side; 0 for square corners.
  let cornerRadius: Double

  init(_ rect: LayoutRect, cornerRadius: Double = 0) {
    self.rect = rect
    self.cornerRadius = cornerRadius > 0 ? min(cornerRadius, rect.width / 2, rect.height / 2) : 0
  }
}

extension PaintOperation {
  /// What of the page may change when it is painted; nil where nothing does.
  var bounds: LayoutRect? {
    switch self {
    case .fill(let shape, _): shape.rect
    case .stroke(let shape, let width, _): shape.rect.outset(by: width / 2)
    case .image(_, let rect): rect
    case .line(let line, _): line.bounds
    case .glyphs(let strip, _): strip.bounds
    case .clipped(let operations, let rect):
      operations.reduce(nil) { LayoutRect.union($0, $1.bounds) }?.intersection(rect)
    }
  }
}

extension LayoutRect {
  /// The smallest rectangle around both, where there are both.
  static func union(_ one: LayoutRect?, _ other: LayoutRect?) -> LayoutRect? {
    guard let one, let other else { return one ?? other }
    return one.union(other)
  }
}

extension DecorationLine {
  fileprivate var bounds: LayoutRect {
    let reach = thickness / 2 + (wave?.amplitude ?? 0)
    let bottom = (strokes.last ?? y) + reach
    return LayoutRect(x: minX, y: y - reach, width: maxX - minX, height: bottom - y + reach)
  }
}

extension GlyphStrip {
  fileprivate var bounds: LayoutRect? {
    items.reduce(nil) { bounds, item in LayoutRect.union(bounds, self.bounds(of: item)) }
  }

  /// A glyph that no font has, and one of a face without a font, is painted as a box.
  private func bounds(of item: Item) -> LayoutRect? {
    if let handle = face.handle, item.id != 0 {
      return handle.inkBounds(of: item.id).map { ink in
        LayoutRect(x: item.x + ink.x, y: item.y + ink.y, width: ink.width, height: ink.height)
      }
    }
    return missingBox(of: item).map { $0.rect.outset(by: $0.line / 2) }
  }

  /// The box that stands for a character which no font has, with the width of its line; nil where there is no room for one.
  func missingBox(of item: Item) -> (rect: LayoutRect, line: Double)? {
    let line = face.size / 16
    guard item.advance > 2 * line else { return nil }
    let height = 0.7 * face.size
    return (LayoutRect(x: item.x + line, y: item.y - height, width: item.advance - 2 * line, height: height), line)
  }
}

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
