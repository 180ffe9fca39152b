import StyleLayout
import StyleRichText
import Testing

/// Taps on tags.
struct TagSelectionTests {
  @Test(arguments: [
    (TagSelection<String>.off, ["a", "a"], ["", ""]),
    (.one(nil), ["a", "b", "b"], ["a", "b", ""]),
    (.many(["c"]), ["a", "c", "a"], ["ac", "a", ""]),
  ])
  func tapsSelectAndDeselect(_ first: TagSelection<String>, _ taps: [String], _ expected: [String]) {
    var selection = first
    for (tap, selected) in zip(taps, expected) {
      selection.toggle(tap)
      #expect(selection.ids.sorted().joined() == selected)
      #expect(["a", "b", "c"].filter { selection.contains($0) }.joined() == selected)
    }
  }

  @Test func theItemAtAPoint() {
    let flow = FlowLayout(spacing: .fixed(4), rowSpacing: 2, maximumRows: 2)
    let rows = flow.arrange(count: 6, width: 70) { _, _ in
      FlowItem(width: 30, height: 10)
    } overflow: { _, _ in
      FlowItem(width: 30, height: 10)
    }
    func target(_ x: Double, _ y: Double) -> FlowTarget? { rows.target(at: LayoutPoint(x: x, y: y)) }
    #expect(target(5, 5) == .item(0))
    #expect(target(40, 5) == .item(1))
    #expect(target(5, 15) == .item(2))
    #expect(target(40, 15) == .overflow)
    #expect(target(32, 5) == nil && target(5, 11) == nil && target(5, 30) == nil && target(-1, 5) == nil)
  }
}
