/// How high the parts of a block are, in points.
struct BlockMeasure {
  /// What stands over the rows, with the space below it.
  let head: Double
  /// The same where a block goes on in another column.
  let continuedHead: Double
  let rows: [Double]

  var whole: BlockPiece { BlockPiece(rows: rows.indices, isContinued: false) }

  func height(of piece: BlockPiece, gap: Double) -> Double {
    (piece.isContinued ? continuedHead : head) + ColumnFlow.height(of: rows[piece.rows], gap: gap)
  }

  /// A block that is as high as the higher of two, part by part.
  func union(_ other: BlockMeasure) -> BlockMeasure {
    BlockMeasure(
      head: max(head, other.head),
      continuedHead: max(continuedHead, other.continuedHead),
      rows: zip(rows, other.rows).map { max($0, $1) }
    )
  }
}

/// What of a block stands in one place: some of its rows, under its header.
struct BlockPiece: Hashable {
  let rows: Range<Int>
  let isContinued: Bool
}
