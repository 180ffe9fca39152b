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
