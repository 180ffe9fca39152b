import StyleLayout
import StyleRichText
import StyledText
import Testing

struct FlowTrapTests {
  /// Half an em for each letter.
  private let typesetter = Typesetter(FixedWidthShaper())

  private func frame(of text: String, width: Double) -> TextFrame {
    typesetter.frame(for: StyledText(text, attributes: TextAttributes(size: 20)), width: width)
  }

  private func arrange(_ texts: [String], width: Double) -> FlowArrangement {
    FlowLayout(spacing: .fixed(10)).arrange(count: texts.count, width: width) { index, width in
      FlowItem(frame(of: texts[index], width: width))
    }
  }

  /// One view for each character breaks words. A text is one item, and its lines end between words.
  @Test func wordsAreNotBroken() {
    let flow = arrange(["tags", "more than one row holds"], width: 100)
    #expect(flow.rects.count == 2 && flow.rows.map(\.items) == [0..<1, 1..<2])
    let lines = frame(of: "more than one row holds", width: 100).lines
    #expect(lines.map(\.range) == [0..<10, 10..<18, 18..<23], "more than, one row, holds")
    #expect(flow.rects[1].size == LayoutSize(width: 90, height: lines.reduce(0) { $0 + $1.box.height }))
  }

  /// One view for each character duplicates identities. Items are told apart by their indexes.
  @Test func equalItemsAreDifferentItems() {
    let flow = arrange(["good", "good", "good", "good"], width: 100)
    #expect(flow.rects.map(\.x) == [0, 50, 0, 50])
    #expect(Set(flow.rects).count == 4)
  }

  @Test func blankAndEqualLinesDoNotVanish() {
    let blank = arrange(["a", "", "", " ", "a"], width: 100)
    #expect(blank.rects.count == 5)
    // Each takes its space, even if nothing is seen of it.
    #expect(blank.rects.map(\.x) == [0, 20, 30, 40, 50])
    let layout = FlowLayout(rowSpacing: 2)
    let lines = layout.arrange(count: 5, width: 100) { index, width in
      FlowItem(width: min(width, 200), height: index % 2 == 0 ? 10 : 0)
    }
    #expect(lines.rects.map(\.y) == [0, 12, 14, 26, 28], "also lines without height")
  }

  /// An unspecified width becomes 10 points.
  @Test(arguments: [.infinity, .nan] as [Double])
  func anUnspecifiedWidthStaysUnspecified(width: Double) {
    let flow = arrange(["a tag", "another one"], width: width)
    #expect(flow.rects.map(\.width) == [50, 110] && flow.rows.count == 1)
  }

  /// Infinite widths are subtracted.
  @Test(arguments: FlowLayout.HorizontalAlignment.allCases, TextDirection.allCases)
  func infiniteWidthsLeaveEverythingFinite(
    _ alignment: FlowLayout.HorizontalAlignment,
    _ direction: TextDirection
  ) {
    let layout = FlowLayout(horizontal: alignment, direction: direction)
    let items = [FlowItem(width: 10, height: 10), FlowItem(width: .infinity, height: .infinity)]
    let flow = layout.arrange(count: 2) { index, _ in items[index] }
    #expect(flow.rects.map(\.width) == [10, 0] && flow.size == LayoutSize(width: 10, height: 10))
    let filling = layout.arrange(count: 2, width: 100) { index, _ in items[index] }
    #expect(filling.rects.map(\.width) == [10, 100], "what asks for any width gets the row's")
    #expect(filling.size == LayoutSize(width: 100, height: 10))
  }

  /// An item wider than the row overflows instead of being measured again.
  @Test func anItemWiderThanTheRowIsMeasuredAgain() {
    let proposals = Proposals()
    let flow = FlowLayout(spacing: .fixed(10)).arrange(count: 3, width: 100) { index, width in
      proposals.items.append(Proposals.Item(index: index, width: width))
      return index == 1
        ? FlowItem(width: min(width, 250), height: width < 250 ? 30 : 10) : FlowItem(width: 5, height: 10)
    }
    #expect(
      proposals.items
        == [(0, .infinity), (1, .infinity), (1, 100), (2, .infinity)].map { Proposals.Item(index: $0, width: $1) }
    )
    #expect(flow.rects.map(\.size) == [(5, 10), (100, 30), (5, 10)].map { LayoutSize(width: $0, height: $1) })
    #expect(flow.rows.map(\.items) == [0..<1, 1..<2, 2..<3] && flow.size.width == 100)
  }

  @Test func anItemWiderThanTheRowIsAlone() {
    // Measured again, it is narrow; even so, nothing is beside it.
    let flow = FlowLayout().arrange(count: 3, width: 100) { index, width in
      FlowItem(width: index == 1 ? (width < 120 ? 20 : 120) : 0, height: 10)
    }
    #expect(flow.rects.map(\.y) == [0, 10, 20] && flow.rects[1].width == 20)
  }

  @Test(arguments: FlowLayout.HorizontalAlignment.allCases)
  func anItemThatStaysWiderStartsAtTheLeadingEdge(_ alignment: FlowLayout.HorizontalAlignment) {
    let items = [FlowItem(width: 40, height: 10), FlowItem(width: 130, height: 10), FlowItem(width: 40, height: 10)]
    var layout = FlowLayout(horizontal: alignment)
    let flow = layout.arrange(count: 3, width: 100) { index, _ in items[index] }
    #expect(flow.rects[1] == LayoutRect(x: 0, y: 10, width: 130, height: 10))
    #expect(flow.size == LayoutSize(width: 130, height: 30) && flow.width == 100)
    layout.direction = .rightToLeft
    #expect(layout.arrange(count: 3, width: 100) { index, _ in items[index] }.rects[1].x == -30)
  }

  private static let badNumbers: [Double] = [
    .nan, .infinity, -.infinity, -5, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 7,
  ]

  @Test(arguments: badNumbers, badNumbers)
  func badNumbersAreHarmless(_ first: Double, _ second: Double) {
    let items = [
      FlowItem(width: first, height: second, firstBaseline: first), FlowItem(width: 5, height: 5),
      FlowItem(width: second, height: first, firstBaseline: second),
    ]
    for vertical in FlowLayout.VerticalAlignment.allCases {
      for horizontal in FlowLayout.HorizontalAlignment.allCases {
        for width in [first, second, 20] {
          let layout = FlowLayout(
            horizontal: horizontal,
            vertical: vertical,
            spacing: .byPair { index, _ in index == 0 ? first : second },
            rowSpacing: second,
            direction: .rightToLeft,
            maximumRows: 2
          )
          let flow = layout.arrange(
            count: 3,
            width: width,
            measure: { index, _ in items[index] },
            overflow: { _, _ in items[0] }
          )
          let rects = flow.rects + flow.rows.map(\.rect) + (flow.overflowRect.map { [$0] } ?? [])
          #expect(rects.allSatisfy { $0.isHarmless && $0.maxY <= flow.size.height + 1e-6 }, "\(rects)")
          #expect(flow.rects.count + flow.hiddenCount == 3)
        }
      }
    }
  }

  @Test(arguments: [-1, .min]) func aNegativeCountIsZero(count: Int) {
    let flow = FlowLayout(maximumRows: 1).arrange(count: count, width: 10) { _, _ in FlowItem(width: 1, height: 1) }
    #expect(flow.rects == [] && flow.rows == [] && flow.size == .zero && flow.hiddenCount == 0)
  }
}

extension LayoutRect {
  fileprivate var isHarmless: Bool {
    x.magnitude <= 1e9 && (0...1e9).contains(y) && (0...1e9).contains(width) && (0...1e9).contains(height)
  }
}

/// What a flow asked for.
private final class Proposals {
  struct Item: Equatable {
    let index: Int
    let width: Double
  }

  var items: [Item] = []
}
