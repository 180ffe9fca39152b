internal import StyleLayout

/// Fills rows with items, without regard to alignments and heights.
struct FlowRows {
  /// The width of a row, in points; infinite without a limit.
  let width: Double
  let maximum: Int
  let spacing: FlowLayout.Spacing
  /// The items with their positions.
  private(set) var cells: [FlowCell] = []

  init(_ layout: FlowLayout, width: Double) {
    // Apps write the greatest number there is for "any width".
    self.width = width < Self.unlimitedWidth ? max(width, 0) : .infinity
    maximum = layout.maximumRows ?? .max
    spacing = layout.spacing
  }

  /// The least width that counts as unlimited, in points: more than a thousand of the greatest items.
  private static let unlimitedWidth = 1e9

  /// The tolerance for the rounding errors of adding up thousands of widths, in points.
  private static let tolerance = 1e-6

  /// The position of an item after the first ones, or nil if there is no row for it. It is measured once, and once more
  /// if it is wider than a row; not at all if there cannot be a position.
  func cell(after count: Int, _ measure: (_ proposedWidth: Double) -> FlowItem) -> FlowCell? {
    let previous = count > 0 ? cells[count - 1] : nil
    let next = previous.map { $0.row + 1 } ?? 0
    let mayStartRow = next < maximum
    // An item with its own row leaves no room in it.
    let neighbor = previous.flatMap { $0.isAlone ? nil : $0 }
    guard mayStartRow || neighbor != nil else { return nil }
    let item = measure(.infinity)
    let limit = width + Self.tolerance
    if item.size.width > limit {
      return mayStartRow ? FlowCell(measure(width), row: next, x: 0, rowWidth: width, isAlone: true) : nil
    }
    if let neighbor {
      let x = neighbor.end + spacing.distance(count - 1, count)
      let cell = FlowCell(item, row: neighbor.row, x: x, rowWidth: width)
      if cell.end <= limit { return cell }
    }
    return mayStartRow ? FlowCell(item, row: next, x: 0, rowWidth: width) : nil
  }

  mutating func append(_ cell: FlowCell) { cells.append(cell) }

  /// Hides all items but the first ones.
  mutating func keep(first count: Int) { cells.removeLast(cells.count - count) }
}

/// An item with its position in a row. All lengths are finite.
struct FlowCell {
  let row: Int
  /// The distance of its leading edge from that of the row's first item, in points.
  let x: Double
  let width: Double
  let height: Double
  /// The distance from its top to its first baseline, in points.
  let baseline: Double
  /// Whether it must be alone in its row.
  let isAlone: Bool

  var end: Double { x + width }

  init(_ item: FlowItem, row: Int, x: Double, rowWidth: Double, isAlone: Bool = false) {
    (self.row, self.x, self.isAlone) = (row, x, isAlone)
    width = item.size.width == .infinity ? rowWidth.asExtent : item.size.width.asExtent
    height = item.size.height.asExtent
    baseline = item.firstBaseline.flatMap { $0.isFinite ? $0.asLength : nil } ?? height
  }
}

extension FlowLayout.Spacing {
  /// The space between two items, in points; finite and not negative.
  func distance(_ first: Int, _ second: Int) -> Double {
    switch self {
    case .fixed(let space): space.asExtent
    case .byPair(let space): space(first, second).asExtent
    }
  }
}
