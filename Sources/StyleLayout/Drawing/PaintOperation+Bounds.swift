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
