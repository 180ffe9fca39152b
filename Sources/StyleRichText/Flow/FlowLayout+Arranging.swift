extension FlowLayout {
  /// Arranges items in rows.
  ///
  /// Each item is measured once with an unlimited width. One that is wider than a row is measured again, with the width
  /// of the row. It then has its own row, however wide it is.
  ///
  /// If there are more items than ``maximumRows`` hold, some are hidden, always the last ones. The overflow item then
  /// tells how many. It follows the shown items as if it were one of them. As many items as possible are shown: the
  /// greatest number with which the overflow item, measured for the others, fits into the rows. It is shown alone if
  /// there is not enough room for more, and measured again if it is wider than the row. Without an overflow item, or
  /// without a row, items are just hidden.
  ///
  /// - Parameters:
  ///   - count: The number of items. A negative number counts as 0.
  ///   - width: The width of a row, in points. Infinity, NaN and widths from a billion points are unlimited: then there
  ///     is one row, and alignments refer to its width. A negative width counts as 0.
  ///   - measure: Measures an item, given its index and its maximum width: infinite, or `width`.
  ///   - overflow: Measures the item that tells how many are hidden, given their number and its maximum width. Nil for
  ///     no such item.
  /// - Returns: The rectangles of the items.
  /// - Complexity: Linear in the number of items that are shown. Of the items that are hidden without an overflow item,
  ///   at most one is measured. The overflow item is measured at most once for each item of the last row, and once or
  ///   twice more.
  public func arrange(
    count: Int,
    width: Double = .infinity,
    measure: (_ index: Int, _ proposedWidth: Double) -> FlowItem,
    overflow: ((_ hiddenCount: Int, _ proposedWidth: Double) -> FlowItem)? = nil
  ) -> FlowArrangement {
    let count = max(count, 0)
    var rows = FlowRows(self, width: width)
    while rows.cells.count < count {
      let index = rows.cells.count
      guard let cell = rows.cell(after: index, { measure(index, $0) }) else { break }
      rows.append(cell)
    }
    var overflowCell: FlowCell?
    if let overflow, rows.cells.count < count {
      // Whether it fits can depend on the number in any way. If a row is left for it, it always fits.
      for shown in stride(from: rows.cells.count, through: 0, by: -1) {
        overflowCell = rows.cell(after: shown) { overflow(count - shown, $0) }
        guard overflowCell == nil else {
          rows.keep(first: shown)
          break
        }
      }
    }
    let placer = FlowPlacer(layout: self, width: rows.width, cells: rows.cells, overflow: overflowCell)
    return placer.arrangement(hiddenCount: count - rows.cells.count)
  }
}
