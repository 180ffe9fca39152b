extension SpecimenColumns {
  /// How much of a sheet's columns may be empty.
  static let mostEmptiness = 0.15

  /// One side of a sheet is about √2 times the other, as those of paper are.
  private static let proportion = 2.0.squareRoot()

  /// As many columns as make a sheet most like paper. At most ``mostEmptiness`` of the area from the first block to the
  /// last is empty: one column has nothing empty, so that there is always such a number.
  init(_ layout: SpecimenLayout) {
    let gaps = SpecimenGaps.wide
    let heights = layout.measures.map { $0.height(of: $0.whole, gap: gaps.row) }
    let choices = (1...max(min(heights.count, 16), 1)).map { count in
      ColumnFlow.columns(of: heights, gap: gaps.block, count: count).map { range in
        range.map { PlacedPiece(block: $0, piece: layout.measures[$0].whole) }
      }
    }.map { columns in
      var columns = SpecimenColumns(columns, gaps)
      columns.spread(to: columns.heights(layout).max() ?? 0, layout)
      return columns
    }
    let full = choices.filter { ColumnFlow.emptiness(of: $0.heights(layout)) <= Self.mostEmptiness }
    self = full.min { $0.distortion(layout) < $1.distortion(layout) } ?? choices[0]
  }

  /// How far from paper a sheet is: 1 for the same proportion.
  private func distortion(_ layout: SpecimenLayout) -> Double {
    let height = heights(layout).max() ?? 0
    let width = Self.width(of: columns.count, layout) * Double(layout.panelCount)
    let proportion = max(height, width, 1) / max(min(height, width), 1)
    return max(proportion / Self.proportion, Self.proportion / proportion)
  }
}
