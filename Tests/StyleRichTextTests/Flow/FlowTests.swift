import StyleLayout
import StyleRichText
import StyledText
import Testing

struct FlowTests {
  private func arranged(_ layout: FlowLayout, _ widths: [Double], in width: Double = .infinity) -> FlowArrangement {
    arranged(layout, widths.map { FlowItem(width: $0, height: 10) }, in: width)
  }

  private func arranged(_ layout: FlowLayout, _ items: [FlowItem], in width: Double = .infinity) -> FlowArrangement {
    layout.arrange(count: items.count, width: width) { index, _ in items[index] }
  }

  @Test func itemsFlowIntoRows() {
    let flow = arranged(FlowLayout(spacing: .fixed(5), rowSpacing: 3), [40, 50, 10, 95, 5, 96], in: 100)
    #expect(
      flow.rects == [
        LayoutRect(x: 0, y: 0, width: 40, height: 10), LayoutRect(x: 45, y: 0, width: 50, height: 10),
        LayoutRect(x: 0, y: 13, width: 10, height: 10), LayoutRect(x: 0, y: 26, width: 95, height: 10),
        LayoutRect(x: 0, y: 39, width: 5, height: 10), LayoutRect(x: 0, y: 52, width: 96, height: 10),
      ]
    )
    #expect(flow.rows.map(\.items) == [0..<2, 2..<3, 3..<4, 4..<5, 5..<6])
    #expect(flow.width == 100 && flow.hiddenCount == 0 && flow.overflowRect == nil)
  }

  @Test func anItemThatJustFitsStaysInTheRow() {
    let layout = FlowLayout(spacing: .fixed(5))
    #expect(arranged(layout, [40, 55], in: 100).rows.count == 1)
    #expect(arranged(layout, [40, 55.01], in: 100).rows.count == 2)
    // 0.1 + 0.2 > 0.3 in binary.
    #expect(arranged(FlowLayout(), [0.1, 0.2], in: 0.3).rows.count == 1)
    let widths = (0..<1_000).map { 0.1 + Double($0) / 7 }
    #expect(arranged(layout, widths, in: arranged(layout, widths.reversed()).size.width).rows.count == 1)
  }

  @Test(arguments: [
    (FlowLayout.HorizontalAlignment.leading, [0, 45, 0, 25, 0] as [Double]),
    (.center, [5, 50, 30, 55, 45]),
    (.trailing, [10, 55, 60, 85, 90]),
    (.justified, [0, 55, 0, 85, 0]),
  ])
  func alignment(_ alignment: FlowLayout.HorizontalAlignment, _ expected: [Double]) {
    let widths: [Double] = [40, 45, 20, 15, 10]
    // The third item does not fit after the second one, nor the last after the fourth one, which asks for more space.
    let spacing = FlowLayout.Spacing.byPair { first, _ in first == 3 ? 60 : 5 }
    var layout = FlowLayout(horizontal: alignment, spacing: spacing)
    let flow = arranged(layout, widths, in: 100)
    #expect(flow.rows.map(\.items) == [0..<2, 2..<4, 4..<5])
    #expect(flow.rects.map(\.x) == expected)
    layout.direction = .rightToLeft
    let mirrored = arranged(layout, widths, in: 100)
    #expect(mirrored.rects.map { 100 - $0.maxX } == expected, "from right to left")
    #expect(mirrored.rows.map { 100 - $0.rect.maxX } == flow.rows.map(\.rect.x) && mirrored.size == flow.size)
  }

  @Test func justifiedRowsOfOneItemAreLeading() {
    let flow = arranged(FlowLayout(horizontal: .justified), [60, 60, 30, 30], in: 100)
    #expect(flow.rects.map(\.x) == [0, 0, 70, 0])
    #expect(flow.rows.map(\.rect.width) == [60, 100, 30] && flow.size.width == 100)
    let three = arranged(FlowLayout(horizontal: .justified, spacing: .fixed(4)), [20, 20, 20, 90], in: 100)
    #expect(three.rects.map(\.x) == [0, 40, 80, 0], "the same space between all")
  }

  @Test(arguments: [
    (FlowLayout.VerticalAlignment.top, [0, 0, 0] as [Double], 30.0),
    (.center, [10, 0, 5], 30),
    (.bottom, [20, 0, 10], 30),
    (.firstBaseline, [12, 0, 0], 32),
  ])
  func verticalAlignment(_ alignment: FlowLayout.VerticalAlignment, _ tops: [Double], _ height: Double) {
    let items = [
      FlowItem(width: 10, height: 10, firstBaseline: 8), FlowItem(width: 10, height: 30, firstBaseline: 20),
      FlowItem(width: 10, height: 20),
    ]
    let flow = arranged(FlowLayout(vertical: alignment), [items[0], items[1], items[2]])
    #expect(flow.rects.map(\.y) == tops)
    #expect(flow.size.height == 30 && flow.rows.map(\.rect.height) == [30])
    // An image, whose baseline is its bottom, and a text that hangs below it.
    let mixed = arranged(FlowLayout(vertical: alignment), [items[0], items[2], items[1]] + [FlowItem(items[1], up: 2)])
    #expect(mixed.size.height == height)
  }

  @Test func rowsAreAsHighAsTheirTallestItem() {
    let items = [(60, 10), (30, 25), (70, 5), (90, 0), (10, 0)].map { FlowItem(width: $0.0, height: $0.1) }
    let flow = arranged(FlowLayout(rowSpacing: 4), items, in: 100)
    #expect(flow.rows.map(\.rect.height) == [25, 5, 0])
    #expect(flow.rows.map(\.rect.y) == [0, 29, 38])
    #expect(flow.size == LayoutSize(width: 100, height: 38))
  }

  @Test func spacingOnlyBetweenRows() {
    let layout = FlowLayout(spacing: .fixed(8), rowSpacing: 20)
    #expect(arranged(layout, [50]).size == LayoutSize(width: 50, height: 10))
    #expect(arranged(layout, [50, 50], in: 60).size == LayoutSize(width: 50, height: 40))
    #expect(arranged(layout, [Double](), in: 60).size == .zero)
  }

  @Test func spacingByPair() {
    let layout = FlowLayout(spacing: .byPair { first, second in Double(10 * first + second) })
    let flow = arranged(layout, [1, 1, 1, 90, 1], in: 100)
    #expect(flow.rects.map(\.x) == [0, 2, 15, 0, 0])
    #expect(flow.rows.map(\.items) == [0..<3, 3..<4, 4..<5])
  }

  @Test(arguments: [.infinity, .nan, 1e9, .greatestFiniteMagnitude] as [Double])
  func unlimitedWidthWorks(width: Double) {
    let proposals = Proposals()
    let layout = FlowLayout(horizontal: .trailing, spacing: .fixed(5))
    let flow = layout.arrange(count: 3, width: width) { index, width in
      proposals.widths.append(width)
      return FlowItem(width: 1e5, height: Double(index))
    }
    #expect(flow.rects.map(\.x) == [0, 100_005, 200_010] && flow.size.width == 300_010)
    #expect(flow.rows.map(\.items) == [0..<3] && flow.width == .infinity)
    #expect(proposals.widths == [.infinity, .infinity, .infinity])
  }

  @Test(arguments: FlowLayout.HorizontalAlignment.allCases)
  func alignmentsOfAnUnlimitedWidthReferToTheRow(_ alignment: FlowLayout.HorizontalAlignment) {
    let layout = FlowLayout(horizontal: alignment, direction: .rightToLeft)
    #expect(arranged(layout, [10, 20]).rects.map(\.x) == [20, 0])
  }

  @Test(arguments: [0, -1, -.infinity] as [Double])
  func aNegativeWidthIsZero(width: Double) {
    let flow = FlowLayout().arrange(count: 2, width: width) { _, width in
      FlowItem(width: min(width, 20), height: width == 0 ? 40 : 10)
    }
    #expect(flow.rects.map(\.y) == [0, 40] && flow.size == LayoutSize(width: 0, height: 80) && flow.width == 0)
  }

  @Test func textsHaveTheBaselineOfTheirFirstLine() throws {
    let typesetter = Typesetter(FixedWidthShaper())
    let texts = [("A", 10.0), ("B\nC", 20)].map { StyledText($0, attributes: TextAttributes(size: $1)) }
    let frames = texts.map { typesetter.frame(for: $0) }
    let items = frames.map { FlowItem($0) }
    let flow = arranged(FlowLayout(vertical: .firstBaseline), items)
    let baselines = zip(flow.rects, frames).map { $0.y + ($1.lines.first?.origin.y ?? .nan) }
    #expect(baselines[0] == baselines[1] && flow.rects[0].y > 0)
    #expect(items.map(\.size) == frames.map(\.size))
    #expect(FlowItem(typesetter.frame(for: texts[0], options: FrameOptions(maximumLines: 0))).firstBaseline == nil)
  }
}

/// What a flow asked for.
private final class Proposals {
  var widths: [Double] = []
}

extension FlowItem {
  /// The same item with its baseline moved up.
  fileprivate init(_ item: FlowItem, up distance: Double) {
    self.init(size: item.size, firstBaseline: item.firstBaseline.map { $0 - distance })
  }
}
