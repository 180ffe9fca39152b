import StyleRichText

/// Tags of different widths in rows of 320 pt.
struct Flowing {
  private let layout = FlowLayout(vertical: .firstBaseline, spacing: .fixed(8), rowSpacing: 6)
  private let widths: [Double]

  init(_ count: Int) {
    var generator = Generator(state: 3)
    widths = (0..<count).map { _ in Double.random(in: 20...120, using: &generator) }
  }

  private func item(_ index: Int, _ width: Double) -> FlowItem {
    FlowItem(width: min(widths[index], width), height: 20, firstBaseline: 15)
  }

  /// The height of all rows, in points.
  func arrange() -> Int { Int(layout.arrange(count: widths.count, width: 320, measure: item).size.height) }

  /// The least that a flow does: it measures each item, puts it into a row, and keeps its rectangle.
  func bare() -> Int {
    var (x, y) = (0.0, 0.0)
    var rects: [(x: Double, y: Double, width: Double, height: Double)] = []
    for index in widths.indices {
      let size = item(index, .infinity).size
      if x > 0, x + size.width > 320 { (x, y) = (0, y + 26) }
      rects.append((x, y, size.width, size.height))
      x += size.width + 8
    }
    return rects.last.map { Int($0.y + $0.height) } ?? 0
  }
}
