internal import StyleLayout
internal import StyleTables

/// A group of codes, set but without a position.
struct SpecimenBlock {
  let group: SpecimenGroup
  let header: SpecimenHeader
  private let weights: SpecimenWeights
  private let rows: [SpecimenRow]
  private let setter: SpecimenSetter

  /// The gap between the parts of a header and the rows.
  private static let headGap = 14.0
  /// The gap between the names of the weights and the first row.
  private static let rowGap = 10.0
  /// The gap above a note on missing weights.
  private static let noteGap = 4.0

  init(_ group: SpecimenGroup, setter: SpecimenSetter, limits: SpecimenLimits) {
    self.group = group
    self.setter = setter
    header = SpecimenHeader(group, setter)
    let weights = SpecimenWeights(group, setter)
    self.weights = weights
    rows = group.rows.map { row in
      SpecimenRow(row, columns: weights.columns, isAlone: group.kind == nil, setter: setter, limits: limits)
    }
  }

  var columnCount: Int { weights.columns.count }
  var labelWidth: Double { rows.map(\.labelWidth).max() ?? 0 }
  var cellWidth: Double { rows.flatMap(\.cells).compactMap { $0?.width }.max() ?? 0 }

  var samples: [SpecimenCell] { rows.flatMap(\.cells).compactMap { $0 } }

  func measure(in grid: SpecimenGrid) -> BlockMeasure {
    BlockMeasure(
      head: head(in: grid, isContinued: false).size.height,
      continuedHead: head(in: grid, isContinued: true).size.height,
      rows: rows.map(\.height)
    )
  }

  /// Some of the rows under the header, from the upper left corner. It has the measured height, which several
  /// appearances may share.
  func sheet(of piece: BlockPiece, measure: BlockMeasure, gap: Double, in grid: SpecimenGrid) -> Sheet {
    var sheet = head(in: grid, isContinued: piece.isContinued)
    var y = piece.isContinued ? measure.continuedHead : measure.head
    for index in piece.rows {
      rows[index].place(on: &sheet, at: y, height: measure.rows[index], in: grid, setter.palette)
      y += measure.rows[index] + gap
    }
    sheet.size = LayoutSize(width: grid.width, height: measure.height(of: piece, gap: gap))
    return sheet
  }

  /// The header, with the names of the weights above their columns and notes on missing weights.
  private func head(in grid: SpecimenGrid, isContinued: Bool) -> Sheet {
    var sheet = header.sheet(in: grid, isContinued: isContinued)
    let y = sheet.size.height + Self.headGap
    guard group.kind != nil else {
      sheet.size.height = y
      return sheet
    }
    var bottom = y
    for (index, column) in weights.columns.enumerated() {
      let title = setter.lettering(column.title, size: 9, color: setter.palette.secondary, width: grid.cellWidth)
      sheet.place(title, at: LayoutPoint(x: grid.x(of: index), y: y))
      bottom = max(bottom, y + title.size.height)
    }
    for note in weights.notes {
      let note = setter.lettering(note, size: 9, color: setter.palette.secondary, width: grid.width)
      sheet.place(note, at: LayoutPoint(x: 0, y: bottom + Self.noteGap))
      bottom += Self.noteGap + note.size.height
    }
    sheet.size.height = bottom + Self.rowGap
    return sheet
  }
}

/// The heights of the parts of a block, in points.
struct BlockMeasure {
  /// The height of the header with the space below it.
  let head: Double
  /// The same for the continuation of a block in another column.
  let continuedHead: Double
  let rows: [Double]

  var whole: BlockPiece { BlockPiece(rows: rows.indices, isContinued: false) }

  func height(of piece: BlockPiece, gap: Double) -> Double {
    (piece.isContinued ? continuedHead : head) + ColumnFlow.height(of: rows[piece.rows], gap: gap)
  }

  /// The measure with the greater height of each part.
  func union(_ other: BlockMeasure) -> BlockMeasure {
    BlockMeasure(
      head: max(head, other.head),
      continuedHead: max(continuedHead, other.continuedHead),
      rows: zip(rows, other.rows).map { max($0, $1) }
    )
  }
}

/// A part of a block: some of its rows, under its header.
struct BlockPiece: Hashable {
  let rows: Range<Int>
  let isContinued: Bool
}
