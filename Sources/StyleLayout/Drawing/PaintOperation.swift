internal import StyleTables

/// One painting operation. A canvas paints them one after the other, and all canvases paint them alike.
indirect enum PaintOperation: Sendable, Hashable {
  case fill(RoundedRect, RGBAColor)
  case stroke(RoundedRect, width: Double, RGBAColor)
  case line(DecorationLine, RGBAColor)
  case glyphs(GlyphStrip, RGBAColor)
  /// The image fills the rectangle.
  case image(AttachmentImage, LayoutRect)
  /// The operations, clipped to the rectangle.
  case clipped([PaintOperation], to: LayoutRect)
}

/// A rectangle with round or square corners.
struct RoundedRect: Sendable, Hashable {
  let rect: LayoutRect
  /// The radius of the corners, at most half of a side; 0 for square corners.
  let cornerRadius: Double

  init(_ rect: LayoutRect, cornerRadius: Double = 0) {
    self.rect = rect
    self.cornerRadius = cornerRadius > 0 ? min(cornerRadius, rect.width / 2, rect.height / 2) : 0
  }
}

extension PaintOperation {
  /// The part of the page that it may change; nil if it does not paint anything.
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
  /// The smallest rectangle that contains both, or the one that is not nil.
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

  /// The box of a missing character, and of a glyph of a face without a font, or the ink of a glyph.
  private func bounds(of item: Item) -> LayoutRect? {
    if let handle = face.handle, item.id != 0 {
      return handle.inkBounds(of: item.id).map { ink in
        LayoutRect(x: item.x + ink.x, y: item.y + ink.y, width: ink.width, height: ink.height)
      }
    }
    return missingBox(of: item).map { $0.rect.outset(by: $0.line / 2) }
  }

  /// The box of a missing character with the width of its line; nil if the box has no room.
  func missingBox(of item: Item) -> (rect: LayoutRect, line: Double)? {
    let line = face.size / 16
    guard item.advance > 2 * line else { return nil }
    let height = 0.7 * face.size
    return (LayoutRect(x: item.x + line, y: item.y - height, width: item.advance - 2 * line, height: height), line)
  }
}

extension PaintOperation {
  /// The maximum extent of a shape, in points: larger than any page, and small enough for the numbers of every canvas.
  static var reach: Double { 1_000_000 }
  /// The minimum extent of a shape, in points.
  static var grain: Double { 1e-6 }

  /// The part of it that is visible on a page; nil if none is. So a canvas need not process the rest of a very long
  /// line, nor numbers out of its range.
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
  /// Whether the rectangle has a visible extent.
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
    // Glyphs of fonts in use are not wider than this.
    let margin = 24 * face.size
    let isVisible = { (item: Item) in
      item.x > -margin && item.x < page.width + margin && item.y > -margin && item.y < page.height + margin
    }
    if items.allSatisfy(isVisible) { return self }
    let strip = filter(isVisible)
    return strip.items.isEmpty ? nil : strip
  }
}
