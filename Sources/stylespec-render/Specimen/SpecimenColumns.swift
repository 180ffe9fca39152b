internal import StyleLayout

/// Blocks in columns side by side: on a sheet, or on a page.
struct SpecimenColumns {
  private(set) var columns: [Column]

  struct Column {
    let pieces: [PlacedPiece]
    private(set) var gaps: SpecimenGaps
  }

  /// The gap between columns.
  static let gap = 44.0

  init(_ columns: [[PlacedPiece]], _ gaps: SpecimenGaps) {
    self.columns = columns.map { Column(pieces: $0, gaps: gaps) }
  }

  /// The width of a number of columns.
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

  /// Increases the gaps of rows and blocks so that each column ends at the end of the page, or nearer to it.
  mutating func spread(to height: Double, _ layout: SpecimenLayout) {
    for index in columns.indices { columns[index].spread(to: height, layout) }
  }
}

extension SpecimenColumns.Column {
  /// The maximum increase of the gap as a share of the row height; with larger gaps, rows do not look like one table.
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
  /// The maximum empty share of a sheet's columns.
  static let mostEmptiness = 0.15

  /// The proportion of a sheet: one side is about √2 times the other, as for paper.
  private static let proportion = 2.0.squareRoot()

  /// Creates the columns whose sheet is most like paper. At most ``mostEmptiness`` of the area from the first block to
  /// the last is empty: a single column is always full, so that there is always a solution.
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

  /// The deviation of a sheet from the proportion of paper: 1 for the same proportion.
  private func distortion(_ layout: SpecimenLayout) -> Double {
    let height = heights(layout).max() ?? 0
    let width = Self.width(of: columns.count, layout) * Double(layout.panelCount)
    let proportion = max(height, width, 1) / max(min(height, width), 1)
    return max(proportion / Self.proportion, Self.proportion / proportion)
  }
}

/// The space between rows and between blocks, in points.
struct SpecimenGaps {
  var row: Double
  var block: Double

  /// The gaps on a sheet, whose height is not limited.
  static let wide = SpecimenGaps(row: 10, block: 44)
  /// The minimum gaps on a page.
  static let narrow = SpecimenGaps(row: 6, block: 30)
  /// The increase of the gap between blocks, relative to that between rows, when a column is spread.
  static let blockShare = 3.0

  func spread(by distance: Double) -> SpecimenGaps {
    SpecimenGaps(row: row + distance, block: block + Self.blockShare * distance)
  }
}
