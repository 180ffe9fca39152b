import StyleLayout
import StyleRichText
import Testing

/// What is highlighted, and that it ends.
struct TouchHighlightTests {
  private let frame = TouchScene.frame("[ab]----[cd]")

  @Test(arguments: [
    ("0.1 cancel", ["highlight –", "pass through"]), ("0.1 move 15.1 5", ["highlight –", "pass through"]),
    ("0.1 up 5 15.1", ["highlight –", "pass through"]), ("0.1 up 14 5", ["highlight –", "tap ab"]),
    ("0.5 timer", ["highlight –", "long press ab"]), ("0.6 up 5 5", ["highlight –", "long press ab"]),
    ("0.6 cancel", ["highlight –", "pass through"]),
    ("0.1 down 35 5", ["highlight –", "pass through", "highlight 6..<8"]),
    ("0.1 down 5 5", ["highlight –", "pass through", "highlight 0..<2"]),
    ("0.1 down 20 5", ["highlight –", "pass through", "pass through"]),
  ])
  func aTouchThatEndsLeavesNoHighlight(event: String, told: [String]) {
    var tracker = TouchTracker()
    #expect(tracker.play("0 down 5 5", in: frame) == ["highlight 0..<2"])
    #expect(tracker.play(event, in: frame) == told)
    #expect((tracker.highlight == nil) == (told.last?.hasPrefix("highlight") != true))
    #expect(tracker.play("0.7 cancel", "0.8 timer", in: frame).filter { $0 == "highlight –" }.count <= 1)
    #expect(tracker.highlight == nil)
  }

  @Test func linksAndMentionsAreHighlightedAndNothingElse() {
    let frame = TouchScene.frame("[ab]{@C}*ef")
    let ranges: [(Double, Range<Int>?)] = [(5, 0..<2), (15, 2..<4), (25, nil), (35, nil)]
    for (x, range) in ranges {
      var tracker = TouchTracker.selecting
      _ = tracker.handle(.down(LayoutPoint(x: x, y: 5), at: 0), in: frame)
      #expect(tracker.highlight == range)
    }
  }

  /// The link is pressed as it is drawn: both of its lines.
  @Test func aLinkInTwoLinesIsHighlightedAsAWhole() {
    let frame = TouchScene.frame("aa [bb cc]", width: 26)
    #expect(frame.lines.count == 2)
    for event in ["0 down 17 5", "0 down 5 15"] {
      var tracker = TouchTracker()
      #expect(tracker.play(event, in: frame) == ["highlight 3..<8"])
    }
  }
}
