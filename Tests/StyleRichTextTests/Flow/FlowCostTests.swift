import StyleRichText
import Testing

/// How often items are measured.
struct FlowCostTests {
  /// Measures items of 20 points, and counts how often.
  private final class Counter {
    var counts: [Int: Int] = [:]
    var overflows = 0

    func item(_ index: Int, _ room: Double) -> FlowItem {
      counts[index, default: 0] += 1
      return FlowItem(width: min(index % 50 == 7 ? 200 : 20, room), height: 10)
    }

    func overflow(_ hidden: Int, _ room: Double) -> FlowItem {
      overflows += 1
      return FlowItem(width: 30, height: 10)
    }
  }

  @Test(arguments: [300, .infinity] as [Double]) func eachOfManyItemsIsMeasuredOnce(width: Double) {
    let counter = Counter()
    let flow = FlowLayout(spacing: .fixed(4)).arrange(count: 100_000, width: width, measure: counter.item)
    #expect(flow.rects.count == 100_000)
    #expect(counter.counts.count == 100_000 && counter.counts.values.allSatisfy { $0 == 1 })
  }

  @Test func onlyWiderItemsAreMeasuredAgain() {
    let counter = Counter()
    _ = FlowLayout(spacing: .fixed(4)).arrange(count: 10_000, width: 100, measure: counter.item)
    #expect(counter.counts.allSatisfy { index, count in count == (index % 50 == 7 ? 2 : 1) })
    #expect(counter.counts.count == 10_000)
  }

  /// The cost is that of the items shown, however many there are.
  @Test(arguments: [100, 100_000, .max]) func itemsThatAreHiddenAreNotMeasured(count: Int) {
    let counter = Counter()
    let flow = FlowLayout(spacing: .fixed(4), maximumRows: 1).arrange(
      count: count,
      width: 100,
      measure: counter.item,
      overflow: counter.overflow
    )
    // Four and one that does not fit; the overflow item for four and for three.
    #expect(counter.counts == [0: 1, 1: 1, 2: 1, 3: 1, 4: 1] && counter.overflows == 3)
    #expect(flow.rects.count == 2 && flow.hiddenCount == count - 2)
  }

  /// A wide item that is hidden is measured once, and nothing after one in the last row.
  @Test func wideItemsThatAreHiddenAreMeasuredOnce() {
    let counter = Counter()
    let layout = FlowLayout(spacing: .fixed(4), maximumRows: 2)
    #expect(layout.arrange(count: 100, width: 100, measure: counter.item).rects.count == 7)
    #expect(counter.counts[7] == 1 && counter.counts[8] == nil)
    var more = layout
    more.maximumRows = 3
    counter.counts = [:]
    #expect(more.arrange(count: 100, width: 100, measure: counter.item).rects.count == 8)
    #expect(counter.counts[7] == 2 && counter.counts[8] == nil)
  }
}
