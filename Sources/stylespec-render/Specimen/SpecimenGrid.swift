internal import StyleLayout

/// The columns that all blocks share, so that they stand below each other.
struct SpecimenGrid {
  /// The swatches and the names of colours.
  let labelWidth: Double
  let cellWidth: Double
  let columns: Int

  /// Between columns.
  static let gap = 20.0

  init(_ blocks: [SpecimenBlock]) {
    labelWidth = blocks.map(\.labelWidth).max() ?? 0
    columns = blocks.map(\.group.weights.count).max() ?? 1
    let many = blocks.filter { $0.group.weights.count > 1 }.map(\.cellWidth).max() ?? 0
    let single = blocks.filter { $0.group.weights.count == 1 }.map(\.cellWidth).max() ?? 0
    // A lone cell may take the room of all.
    cellWidth = max(many, (single - Double(columns - 1) * Self.gap) / Double(columns)).rounded(.up)
  }

  var width: Double { labelWidth + Double(columns) * (cellWidth + Self.gap) }

  func x(of column: Int) -> Double { labelWidth + Self.gap + Double(column) * (cellWidth + Self.gap) }
}
