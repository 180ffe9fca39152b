internal import StyleLayout

/// Blocks in one grid. Those of all appearances have the same heights, so that they can be side by side.
struct SpecimenLayout {
  private let panels: [[SpecimenBlock]]
  private let grid: SpecimenGrid
  /// The measures, one for each group.
  let measures: [BlockMeasure]

  init(_ panels: [[SpecimenBlock]], in grid: SpecimenGrid) {
    self.panels = panels
    self.grid = grid
    let measures = panels.map { $0.map { $0.measure(in: grid) } }
    self.measures = measures.dropFirst().reduce(measures.first ?? []) { all, panel in
      zip(all, panel).map { $0.union($1) }
    }
  }

  /// The number of appearances side by side.
  var panelCount: Int { panels.count }

  /// The width of every block, in points.
  var width: Double { grid.width }

  /// The mean height of the rows of pieces.
  func rowHeight(of pieces: [PlacedPiece]) -> Double {
    let rows = pieces.flatMap { measures[$0.block].rows[$0.piece.rows] }
    return rows.reduce(0, +) / Double(max(rows.count, 1))
  }

  /// The share of samples in several lines.
  var brokenSamples: Double {
    let samples = panels.joined().flatMap(\.samples)
    return Double(samples.filter { !$0.isWhole }.count) / Double(max(samples.count, 1))
  }

  /// A piece of a block in one of the appearances.
  func sheet(of placed: PlacedPiece, panel: Int, gap: Double) -> Sheet {
    panels[panel][placed.block].sheet(of: placed.piece, measure: measures[placed.block], gap: gap, in: grid)
  }

  func height(of placed: PlacedPiece, gap: Double) -> Double {
    measures[placed.block].height(of: placed.piece, gap: gap)
  }

  /// The families of the fonts of samples, in the order in which they appear.
  var families: [String] {
    let runs = panels.joined().flatMap(\.samples).flatMap(\.sample.lines).flatMap(\.runs)
    return runs.compactMap { $0.face?.family }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// A piece of the block with an index.
struct PlacedPiece: Hashable {
  let block: Int
  let piece: BlockPiece
}
