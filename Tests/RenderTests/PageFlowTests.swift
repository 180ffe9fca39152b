import TestSupport
import Testing

@testable import stylespec_render

/// Blocks on pages.
struct PageFlowTests {
  @Test func blocksStayWholeAndInOrder() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<lawRounds(500) {
      let blocks = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        BlockMeasure(
          head: Double(Int.random(in: 10...40, using: &generator)),
          continuedHead: Double(Int.random(in: 5...20, using: &generator)),
          rows: (0..<Int.random(in: 1...20, using: &generator)).map { _ in
            Double(Int.random(in: 5...30, using: &generator))
          }
        )
      }
      let flow = PageFlow(
        height: Double(Int.random(in: 80...400, using: &generator)),
        columns: Int.random(in: 1...4, using: &generator),
        gaps: SpecimenGaps(row: 2, block: 9)
      )
      expectLaws(try #require(flow.pages(of: blocks)), flow, blocks)
    }
  }

  private func expectLaws(_ pages: [[[PlacedPiece]]], _ flow: PageFlow, _ blocks: [BlockMeasure]) {
    let pieces = pages.joined().joined()
    #expect(pages.allSatisfy { $0.count <= flow.columns && $0.allSatisfy { !$0.isEmpty } && !$0.isEmpty })
    // Every row is there once, and in order.
    #expect(
      pieces.flatMap { piece in piece.piece.rows.map { [piece.block, $0] } }
        == blocks.enumerated().flatMap { index, block in block.rows.indices.map { [index, $0] } }
    )
    for column in pages.joined() {
      let heights = column.map { blocks[$0.block].height(of: $0.piece, gap: flow.gaps.row) }
      #expect(ColumnFlow.height(of: heights, gap: flow.gaps.block) <= flow.height + 1e-6)
    }
    for piece in pieces {
      let block = blocks[piece.block]
      let isWhole = piece.piece.rows == block.rows.indices
      let hasRoom = block.height(of: block.whole, gap: flow.gaps.row) <= flow.height
      // Blocks that have room are cut between columns of the last page only.
      let isOnLastPage = pages.last?.joined().contains(piece) == true
      #expect(isWhole == hasRoom || hasRoom && isOnLastPage && pages.count > 1)
      #expect(piece.piece.isContinued == (piece.piece.rows.lowerBound > 0))
    }
  }

  @Test func aBlockIsCutIntoEqualParts() {
    let flow = PageFlow(height: 100, columns: 1, gaps: SpecimenGaps(row: 0, block: 10))
    let block = BlockMeasure(head: 20, continuedHead: 10, rows: Array(repeating: 10, count: 12))
    let pages = flow.pages(of: [block]) ?? []
    #expect(pages.joined().joined().map(\.piece.rows) == [0..<6, 6..<12])
    #expect(pages.joined().joined().map(\.piece.isContinued) == [false, true])
  }

  /// The last page is not one that holds a single block.
  @Test func pagesAreEquallyFull() {
    let flow = PageFlow(height: 100, columns: 1, gaps: SpecimenGaps(row: 0, block: 0))
    let block = BlockMeasure(head: 5, continuedHead: 5, rows: [15])
    let pages = flow.pages(of: Array(repeating: block, count: 6)) ?? []
    #expect(pages.map { $0.joined().count } == [3, 3])
  }

  @Test func theLastPageUsesItsColumns() {
    let flow = PageFlow(height: 100, columns: 2, gaps: SpecimenGaps(row: 0, block: 0))
    let block = BlockMeasure(head: 20, continuedHead: 10, rows: Array(repeating: 10, count: 7))
    let pages = flow.pages(of: [block, block, block]) ?? []
    #expect(pages.map { $0.map { $0.map(\.piece.rows) } } == [[[0..<7], [0..<7]], [[0..<4], [4..<7]]])
  }

  @Test func aRowThatHasNoRoomMeansNil() {
    let flow = PageFlow(height: 100, columns: 2, gaps: .narrow)
    #expect(flow.pages(of: [BlockMeasure(head: 20, continuedHead: 10, rows: [10, 81])]) == nil)
    #expect(flow.pages(of: [BlockMeasure(head: 20, continuedHead: 10, rows: [10, 80])]) != nil)
  }
}
