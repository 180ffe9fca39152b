/// Distributes blocks over the columns of pages, in their order.
///
/// A block stays whole unless it is higher than a column. Then it is cut between rows, into as few and as equal pieces
/// as possible. On the last of several pages, a block may also be cut to fill adjacent columns.
struct PageFlow {
  /// The height of a column, in points.
  let height: Double
  /// The number of columns on each page.
  let columns: Int
  /// The minimum gaps.
  let gaps: SpecimenGaps

  /// The pieces in each column of each page; nil if a row and its header are higher than a column.
  ///
  /// There are as few pages as possible, and all of them are about equally full.
  func pages(of blocks: [BlockMeasure]) -> [[[PlacedPiece]]]? {
    guard var filled = fill(blocks, limit: height) else { return nil }
    let most = (filled.count + columns - 1) / columns * columns
    var (low, high) = (0.0, height)
    // Halved to less than a thousandth of a point.
    for _ in 0..<24 {
      let limit = (low + high) / 2
      if let lower = fill(blocks, limit: limit), lower.count <= most {
        (filled, high) = (lower, limit)
      } else {
        low = limit
      }
    }
    var pages = stride(from: 0, to: filled.count, by: columns).map { start in
      balanced(filled[start..<min(start + columns, filled.count)].flatMap { $0 }, blocks)
    }
    if pages.count > 1, let last = pages.popLast() { pages.append(widened(last, blocks)) }
    return pages
  }

  /// The last page with high blocks cut into several columns, if columns were empty otherwise.
  private func widened(_ page: [[PlacedPiece]], _ blocks: [BlockMeasure]) -> [[PlacedPiece]] {
    var page = page
    while page.count < columns {
      let cuttable = page.indices.filter { page[$0].count == 1 && page[$0][0].piece.rows.count >= 2 * Self.leastRows }
      guard let index = cuttable.max(by: { page[$0][0].piece.rows.count < page[$1][0].piece.rows.count }) else { break }
      let placed = page[index][0]
      let rows = placed.piece.rows
      let middle = (rows.lowerBound + rows.upperBound + 1) / 2
      let pieces = [
        BlockPiece(rows: rows.lowerBound..<middle, isContinued: placed.piece.isContinued),
        BlockPiece(rows: middle..<rows.upperBound, isContinued: true),
      ]
      page.replaceSubrange(index...index, with: pieces.map { [PlacedPiece(block: placed.block, piece: $0)] })
    }
    return page
  }

  /// The minimum number of rows under a header.
  private static let leastRows = 3

  private func balanced(_ pieces: [PlacedPiece], _ blocks: [BlockMeasure]) -> [[PlacedPiece]] {
    let heights = pieces.map { blocks[$0.block].height(of: $0.piece, gap: gaps.row) }
    return ColumnFlow.columns(of: heights, gap: gaps.block, count: columns).map { Array(pieces[$0]) }
  }

  /// Columns that end before a limit, unless they have only one piece.
  private func fill(_ blocks: [BlockMeasure], limit: Double) -> [[PlacedPiece]]? {
    var filled: [[PlacedPiece]] = []
    var rest = 0.0
    for (index, block) in blocks.enumerated() {
      guard let pieces = pieces(of: block, rest: rest - gaps.block) else { return nil }
      for piece in pieces {
        let height = gaps.block + block.height(of: piece, gap: gaps.row)
        if filled.isEmpty || height > rest {
          filled.append([])
          rest = limit + gaps.block
        }
        filled[filled.count - 1].append(PlacedPiece(block: index, piece: piece))
        rest -= height
      }
    }
    return filled
  }

  private func pieces(of block: BlockMeasure, rest: Double) -> [BlockPiece]? {
    guard block.height(of: block.whole, gap: gaps.row) > height else { return [block.whole] }
    guard let tallest = block.rows.max(), tallest <= roomForRows(of: block) else { return nil }
    let start = rowsOfFirstPiece(of: block, rest: rest)
    let rows = Array(block.rows[start...])
    let others = ColumnFlow.columns(of: rows, gap: gaps.row, limit: roomForRows(of: block))
    let ranges = (start > 0 ? [0..<start] : []) + others.map { $0.lowerBound + start..<$0.upperBound + start }
    return ranges.map { BlockPiece(rows: $0, isContinued: $0.lowerBound > 0) }
  }

  private func roomForRows(of block: BlockMeasure) -> Double { height - max(block.head, block.continuedHead) }

  /// The number of rows before the first cut of a block. A block that must be cut starts in a column that is more than
  /// half empty, if some rows fit there.
  private func rowsOfFirstPiece(of block: BlockMeasure, rest: Double) -> Int {
    guard rest > height / 2 else { return 0 }
    let count = block.rows.indices.reversed().first { count in
      block.height(of: BlockPiece(rows: 0..<count, isContinued: false), gap: gaps.row) <= rest
    }
    return count.map { $0 < Self.leastRows ? 0 : $0 } ?? 0
  }
}
