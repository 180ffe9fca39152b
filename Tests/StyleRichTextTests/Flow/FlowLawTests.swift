import StyleLayout
import StyleRichText
import TestSupport
import Testing

/// What holds of every arrangement, told from its rectangles alone.
struct FlowLawTests {
  @Test func arrangementsKeepTheirLaws() {
    let seed = SeededGenerator.chosenSeed
    var random = SeededFlow(seed: seed)
    var (wide, several) = (0, 0)
    for index in 0..<lawRounds(3_200) {
      let flow = FlowCase(index, &random)
      let arrangement = flow.arrangement
      let problems = FlowLaws(flow: flow, arrangement: arrangement).problems
      #expect(problems == [], "seed \(seed), case \(index): \(flow) \(arrangement)")
      wide += flow.items.count { $0.naturalWidth > flow.width ?? .infinity }
      several += arrangement.rows.count { $0.items.count > 1 }
    }
    #expect(wide > 100 && several > 100, "seed \(seed): the cases are too simple")
  }
}

/// What is wrong with an arrangement.
struct FlowLaws {
  let flow: FlowCase
  let arrangement: FlowArrangement

  private var room: Double { flow.width ?? arrangement.size.width }

  /// From the leading edge.
  private func start(_ rect: LayoutRect) -> Double { flow.isRightToLeft ? room - rect.maxX : rect.x }

  private func isSame(_ first: Double, _ second: Double) -> Bool { (first - second).magnitude < 1e-6 }

  private func isWide(_ index: Int) -> Bool { flow.items[index].naturalWidth > flow.width ?? .infinity }

  var problems: [String] {
    var problems: [String] = []
    func check(_ isKept: Bool, _ law: String) { if !isKept { problems.append(law) } }
    check(arrangement.rows.flatMap(\.items) == Array(flow.items.indices), "rows have all items")
    check(arrangement.rects.count == flow.items.count && arrangement.hiddenCount == 0, "all items are shown")
    guard problems.isEmpty else { return problems }
    var y = 0.0
    for (index, row) in arrangement.rows.enumerated() {
      let isLast = index == arrangement.rows.count - 1
      check(!row.items.isEmpty, "rows are not empty")
      check(isSame(row.rect.y, y), "rows are below each other")
      y = row.rect.maxY + flow.rowSpacing
      check(row.items.allSatisfy(isSizeKept), "items have their sizes")
      check(row.items.count == 1 || !row.items.contains(where: isWide), "wide items are alone")
      check(isAligned(row, isLast: isLast), "rows are aligned")
      check(areHeightsRight(row), "items are aligned in their rows")
      check(isLast || !fits(row.items.upperBound, after: row.items), "rows are filled")
    }
    check(isSame(arrangement.size.height, max(y - flow.rowSpacing, 0)), "the height is that of all rows")
    check(
      arrangement.size.width == arrangement.rows.map(\.rect.width).max() ?? 0,
      "the width is that of the widest row"
    )
    return problems
  }

  private func isSizeKept(_ index: Int) -> Bool {
    let expected = flow.items[index].item(in: isWide(index) ? room : .infinity).size
    return arrangement.rects[index].size == expected
  }

  private func isAligned(_ row: FlowArrangement.Row, isLast: Bool) -> Bool {
    let rects = row.items.map { arrangement.rects[$0] }
    guard let first = rects.first, let last = rects.last else { return false }
    let (before, after) = (start(first), room - start(last) - last.width)
    let gaps = zip(rects.dropFirst(), rects).map { start($0) - start($1) - $1.width }
    let isUnion = isSame(start(row.rect), before) && isSame(row.rect.width, start(last) + last.width - before)
    let isEven = gaps.allSatisfy { isSame($0, gaps[0]) && (isSame($0, flow.spacing) || flow.horizontal == .justified) }
    let leads = isSame(before, 0) && gaps.allSatisfy { isSame($0, flow.spacing) }
    guard isUnion, isEven else { return false }
    // What is wider than the row is at the leading edge.
    guard after > -1e-6 else { return rects.count == 1 && leads }
    return switch flow.horizontal {
    case .leading: leads
    case .center: isSame(before, after)
    case .trailing: isSame(after, 0)
    case .justified: isLast || rects.count == 1 ? leads : isSame(before, 0) && isSame(after, 0)
    }
  }

  private func areHeightsRight(_ row: FlowArrangement.Row) -> Bool {
    let rects = row.items.map { arrangement.rects[$0] }
    let isInside = rects.allSatisfy { $0.y > row.rect.y - 1e-6 && $0.maxY < row.rect.maxY + 1e-6 }
    let tallest = rects.map(\.height).max() ?? 0
    guard isInside, flow.vertical == .firstBaseline || row.rect.height == tallest else { return false }
    switch flow.vertical {
    case .top: return rects.allSatisfy { $0.y == row.rect.y }
    case .center: return rects.allSatisfy { isSame($0.y - row.rect.y, row.rect.maxY - $0.maxY) }
    case .bottom: return rects.allSatisfy { isSame($0.maxY, row.rect.maxY) }
    case .firstBaseline:
      let baselines = zip(row.items, rects).map { index, rect in
        rect.y + (flow.items[index].item(in: isWide(index) ? room : .infinity).firstBaseline ?? rect.height)
      }
      // No higher than necessary.
      return baselines.allSatisfy { isSame($0, baselines[0]) } && rects.contains { isSame($0.y, row.rect.y) }
        && rects.contains { isSame($0.maxY, row.rect.maxY) }
    }
  }

  /// Whether an item might have gone after those of a row.
  private func fits(_ index: Int, after row: Range<Int>) -> Bool {
    guard !isWide(index), !row.contains(where: isWide) else { return false }
    let widths = (row.lowerBound...index).map { flow.items[$0].naturalWidth }
    return widths.reduce(0, +) + Double(row.count) * flow.spacing <= room
  }
}
