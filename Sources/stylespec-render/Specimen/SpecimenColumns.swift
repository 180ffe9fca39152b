internal import StyleLayout

/// Blocks in columns beside each other: on a sheet, or on a page.
struct SpecimenColumns {
  private(set) var columns: [Column]

  struct Column {
    let pieces: [PlacedPiece]
    private(set) var gaps: SpecimenGaps
  }

  /// Between columns.
  static let gap = 44.0

  init(_ columns: [[PlacedPiece]], _ gaps: SpecimenGaps) {
    self.columns = columns.map { Column(pieces: $0, gaps: gaps) }
  }

  /// How wide that many columns are.
  static func width(of count: Int, _ layout: SpecimenLayout) -> Double {
    Double(count) * (layout.width + gap) - gap
  }

  func heights(_ layout: SpecimenLayout) -> [Double] {
    columns.map { $0.height(layout) }
  }

  func place(on sheet: inout Sheet, at origin: LayoutPoint, panel: Int, _ layout: SpecimenLayout) {
    for (index, column) in columns.enumerated() {
      let x = origin.x + Double(index) * (layout.width + Self.gap)
      var y = origin.y
      for piece in column.pieces {
        let block = layout.sheet(of: piece, panel: panel, gap: column.gaps.row)
        sheet.place(block, at: LayoutPoint(x: x, y: y))
        y += block.size.height + column.gaps.block
      }
    }
  }

  /// Spreads rows and blocks so that each column ends where the page ends, or nearer to it.
  mutating func spread(to height: Double, _ layout: SpecimenLayout) {
    for index in columns.indices { columns[index].spread(to: height, layout) }
  }
}

extension SpecimenColumns.Column {
  /// Rows that lie farther apart than this share of their height, beside their usual gap, do not look like one table.
  private static let mostSpread = 0.5

  func height(_ layout: SpecimenLayout) -> Double {
    ColumnFlow.height(of: pieces.map { layout.height(of: $0, gap: gaps.row) }, gap: gaps.block)
  }

  fileprivate mutating func spread(to height: Double, _ layout: SpecimenLayout) {
    let parts = pieces.reduce(SpecimenGaps.blockShare * Double(pieces.count - 1)) {
      $0 + Double($1.piece.rows.count - 1)
    }
    guard parts > 0 else { return }
    let most = SpecimenGaps.wide.row - gaps.row + Self.mostSpread * layout.rowHeight(of: pieces)
    gaps = gaps.spread(by: max(0, min((height - self.height(layout)) / parts, most)))
  }
}

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

/// The space between things that stand below each other, in points.
struct SpecimenGaps {
  var row: Double
  var block: Double

  /// On a sheet, which is as high as it has to be.
  static let wide = SpecimenGaps(row: 10, block: 44)
  /// On a page, at least.
  static let narrow = SpecimenGaps(row: 6, block: 30)
  /// How much farther blocks move apart than rows do, when a column is spread.
  static let blockShare = 3.0

  func spread(by distance: Double) -> SpecimenGaps {
    SpecimenGaps(row: row + distance, block: block + Self.blockShare * distance)
  }
}
