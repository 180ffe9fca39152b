import StyleLayout
import StyleRichText
import TestSupport
import Testing

struct FlowOverflowTests {
  private func arrange(
    _ widths: [Double],
    maximumRows: Int?,
    in width: Double = 100,
    overflow: ((Int, Double) -> FlowItem)? = { hidden, _ in FlowItem(width: hidden > 9 ? 30 : 20, height: 10) }
  ) -> FlowArrangement {
    FlowLayout(spacing: .fixed(5), rowSpacing: 2, maximumRows: maximumRows)
      .arrange(
        count: widths.count,
        width: width,
        measure: { index, _ in FlowItem(width: widths[index], height: 10) },
        overflow: overflow
      )
  }

  @Test func theOverflowItemFollowsRightAfterTheItems() {
    let flow = arrange([40, 40, 40, 40, 40], maximumRows: 2)
    #expect(flow.rects.map(\.x) == [0, 45, 0] && flow.hiddenCount == 2)
    #expect(flow.overflowRect == LayoutRect(x: 45, y: 12, width: 20, height: 10))
    #expect(flow.rows.map(\.items) == [0..<2, 2..<3])
    #expect(flow.rows[1].rect == LayoutRect(x: 0, y: 12, width: 65, height: 10))
    let small = arrange([40, 40, 40, 10, 10, 90], maximumRows: 2)
    #expect(small.rects.map(\.x) == [0, 45, 0, 45, 60] && small.overflowRect?.x == 75 && small.hiddenCount == 1)
  }

  @Test func nothingIsHiddenWhereAllFits() {
    let flow = arrange([40, 40, 40, 55], maximumRows: 2) { _, _ in
      Issue.record("the overflow item is not needed")
      return FlowItem(width: 0, height: 0)
    }
    #expect(flow.rects.count == 4 && flow.hiddenCount == 0 && flow.overflowRect == nil)
    #expect(arrange([40, 40, 40], maximumRows: nil).overflowRect == nil)
    #expect(arrange([], maximumRows: 1).overflowRect == nil)
  }

  /// With ten hidden items "+10" is wider than "+9".
  @Test func theSizeDependsOnHowManyAreHidden() {
    let widths = [Double](repeating: 10, count: 15)
    // Seven take 100 points: 10 × 7 + 5 × 6.
    let flow = arrange(widths, maximumRows: 1)
    #expect(flow.rects.count == 4 && flow.hiddenCount == 11 && flow.overflowRect?.maxX == 90)
    #expect(arrange(Array(widths.dropLast(2)), maximumRows: 1).rects.count == 5, "for eight hidden ones, it is narrow")
  }

  /// Of several numbers with which the overflow item fits, the greatest one counts.
  @Test func theGreatestNumberIsTaken() {
    let widths = [Double](repeating: 20, count: 9)
    let flow = arrange(widths, maximumRows: 1) { hidden, _ in FlowItem(width: hidden == 6 ? 25 : 90, height: 10) }
    #expect(flow.rects.count == 3 && flow.hiddenCount == 6 && flow.overflowRect?.x == 75)
  }

  @Test func theOverflowItemMayBeAlone() {
    let alone = arrange([70, 70, 70], maximumRows: 1) { _, _ in FlowItem(width: 60, height: 10) }
    #expect(alone.rects == [] && alone.hiddenCount == 3 && alone.rows.map(\.items) == [0..<0])
    #expect(alone.overflowRect == LayoutRect(x: 0, y: 0, width: 60, height: 10))
    let below = arrange([70, 70, 70], maximumRows: 2) { _, _ in FlowItem(width: 60, height: 10) }
    #expect(below.rects.count == 1 && below.rows.map(\.items) == [0..<1, 1..<1] && below.overflowRect?.y == 12)
  }

  /// It is an item like the others: measured again with the row's width, alone in its row.
  @Test func anOverflowItemWiderThanTheRowIsMeasuredAgain() {
    let flow = arrange([70, 70, 70], maximumRows: 2) { _, width in
      FlowItem(width: min(width, 300), height: width < 300 ? 30 : 10)
    }
    #expect(flow.rects.count == 1 && flow.hiddenCount == 2)
    #expect(flow.overflowRect == LayoutRect(x: 0, y: 12, width: 100, height: 30) && flow.size.height == 42)
    let wide = arrange([70, 170, 70], maximumRows: 2) { _, _ in FlowItem(width: 5, height: 10) }
    #expect(wide.rects.count == 1 && wide.overflowRect?.y == 0, "the wide item would be alone in the last row")
  }

  @Test(arguments: [0, -1, .min]) func withoutRowsNothingIsShown(maximumRows: Int) {
    let flow = FlowLayout(maximumRows: maximumRows).arrange(count: 3, width: 100) { _, _ in
      Issue.record("nothing is measured")
      return FlowItem(width: 1, height: 1)
    } overflow: { _, _ in
      Issue.record("nothing is measured")
      return FlowItem(width: 1, height: 1)
    }
    #expect(flow.rects == [] && flow.rows == [] && flow.hiddenCount == 3 && flow.overflowRect == nil)
    #expect(flow.size == .zero)
  }

  @Test func withoutAnOverflowItemTheRestIsHidden() {
    let flow = arrange([40, 40, 40, 40, 40], maximumRows: 1, overflow: nil)
    #expect(flow.rects.count == 2 && flow.hiddenCount == 3 && flow.overflowRect == nil)
    #expect(flow.size == LayoutSize(width: 85, height: 10))
  }

  @Test func theOverflowItemIsAlignedWithItsRow() {
    let layout = FlowLayout(
      horizontal: .trailing,
      vertical: .firstBaseline,
      spacing: .fixed(5),
      direction: .rightToLeft,
      maximumRows: 1
    )
    let flow = layout.arrange(count: 9, width: 100) { _, _ in
      FlowItem(width: 30, height: 10, firstBaseline: 8)
    } overflow: { _, _ in
      FlowItem(width: 10, height: 20, firstBaseline: 15)
    }
    #expect(flow.rects == [50, 15].map { LayoutRect(x: $0, y: 7, width: 30, height: 10) })
    #expect(flow.overflowRect == LayoutRect(x: 0, y: 0, width: 10, height: 20) && flow.size.height == 20)
  }

  /// The space before it is that before the item in whose place it is.
  @Test func spacingByPairBeforeTheOverflowItem() {
    let layout = FlowLayout(spacing: .byPair { first, second in second == 3 ? 9 : Double(first) }, maximumRows: 1)
    let flow = layout.arrange(count: 30, width: 100) { _, _ in
      FlowItem(width: 20, height: 10)
    } overflow: { _, _ in
      FlowItem(width: 20, height: 10)
    }
    #expect(flow.rects.map(\.x) == [0, 20, 41] && flow.overflowRect?.x == 70)
  }
}
