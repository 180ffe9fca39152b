internal import StyleLayout

/// Aligns the items of rows.
struct FlowPlacer {
  let layout: FlowLayout
  /// The width of a row, in points; infinite without a limit.
  let width: Double
  /// The items, and after them the overflow item.
  private let cells: ArraySlice<FlowCell>
  private let itemCount: Int
  /// The width that rows are aligned in, in points.
  private let room: Double

  init(layout: FlowLayout, width: Double, cells items: [FlowCell], overflow: FlowCell?) {
    (self.layout, self.width) = (layout, width)
    itemCount = items.count
    cells = (items + (overflow.map { [$0] } ?? []))[...]
    room = width.isFinite ? width : cells.map(\.end).max() ?? 0
  }

  func arrangement(hiddenCount: Int) -> FlowArrangement {
    var rects: [LayoutRect] = []
    rects.reserveCapacity(cells.count)
    var rows: [FlowArrangement.Row] = []
    var size = LayoutSize.zero
    var rest = cells
    while let first = rest.first {
      let row = rest.prefix { $0.row == first.row }
      rest = rest[row.endIndex...]
      let y = rows.isEmpty ? 0 : size.height + layout.rowSpacing.asExtent
      let rect = rect(of: row, isLast: rest.isEmpty, y: y)
      rects += self.rects(of: row, in: rect)
      rows.append(FlowArrangement.Row(items: row.startIndex..<min(row.endIndex, itemCount), rect: rect))
      size = LayoutSize(width: max(size.width, rect.width), height: rect.maxY)
    }
    return FlowArrangement(
      width: width,
      size: size,
      rects: Array(rects.prefix(itemCount)),
      rows: rows,
      hiddenCount: hiddenCount,
      overflowRect: rects.count > itemCount ? rects.last : nil
    )
  }

  private func rect(of row: ArraySlice<FlowCell>, isLast: Bool, y: Double) -> LayoutRect {
    let used = row.last?.end ?? 0
    // An item that is wider than the row exceeds its trailing edge.
    let slack = max(room - used, 0)
    var rect = LayoutRect(x: 0, y: y, width: used, height: height(of: row))
    switch layout.horizontal {
    case .leading: break
    case .center: rect.x = slack / 2
    case .trailing: rect.x = slack
    case .justified: if !isLast, row.count > 1 { rect.width += slack }
    }
    if layout.direction == .rightToLeft { rect.x = room - rect.maxX }
    return rect
  }

  private func rects(of row: ArraySlice<FlowCell>, in rect: LayoutRect) -> [LayoutRect] {
    let gaps = Double(max(row.count - 1, 1))
    let expansion = (rect.width - (row.last?.end ?? 0)) / gaps
    let ascent = row.map(\.baseline).max() ?? 0
    return row.enumerated().map { index, cell in
      let x = cell.x + expansion * Double(index)
      let slack = rect.height - cell.height
      let top =
        switch layout.vertical {
        case .top: 0.0
        case .center: slack / 2
        case .bottom: slack
        case .firstBaseline: ascent - cell.baseline
        }
      return LayoutRect(
        x: layout.direction == .rightToLeft ? rect.maxX - x - cell.width : rect.x + x,
        y: rect.y + top,
        width: cell.width,
        height: cell.height
      )
    }
  }

  private func height(of row: ArraySlice<FlowCell>) -> Double {
    guard layout.vertical == .firstBaseline else { return row.map(\.height).max() ?? 0 }
    return (row.map(\.baseline).max() ?? 0) + (row.map { $0.height - $0.baseline }.max() ?? 0)
  }
}
