import StyleLayout
import StyleRichText
import StyledText
import Testing

/// The text changes under the finger.
struct TouchFrameTests {
  private let frame = TouchScene.frame("[ab]----[cd]")

  @Test(arguments: ["0.1 timer", "0.1 move 6 5", "0.1 up 5 5", "0.1 cancel", "0.9 timer", "0.9 up 5 5", "nan timer"])
  func aLinkThatIsNoLongerUnderTheFingerIsNotPressed(event: String) {
    for other in ["ab----[cd]", "[xy]----[cd]", "", "--------[ab]", "{ab}--"] {
      for options in [TouchOptions(), TouchOptions(selectsText: true)] {
        var tracker = TouchTracker(options: options)
        _ = tracker.play("0 down 5 5", in: frame)
        let told = tracker.play(event, in: TouchScene.frame(other))
        #expect(told == ["highlight –", "pass through"] && tracker.highlight == nil, "\(other)")
        #expect(tracker.play("1 up 5 5", "9 timer", in: frame) == [], "also if it comes back")
      }
    }
  }

  @Test func theSameLinkElsewhereInTheTextStaysPressed() {
    var tracker = TouchTracker()
    _ = tracker.play("0 down 5 5", in: frame)
    #expect(tracker.play("0.1 timer", in: TouchScene.frame("[ab]!")) == [])
    let wider = TouchScene.frame("\n[ab]")
    #expect(tracker.play("0.2 move 5 6", in: wider) == ["highlight –", "pass through"], "a line further down")
    _ = tracker.play("1 down 5 15", in: wider)
    #expect(tracker.highlight == 1..<3)
    #expect(tracker.play("1.1 move 5 16", in: TouchScene.frame("x\n[ab]")) == ["highlight 2..<4"])
    #expect(tracker.highlight == 2..<4)
    let told = tracker.play("1.2 up 5 16", in: TouchScene.frame("xy\n[ab]"))
    #expect(told == ["highlight 3..<5", "highlight –", "tap ab"])
  }

  @Test func anotherLayoutOfTheSameTextCounts() {
    let text = "aa [bb cc]"
    var tracker = TouchTracker()
    _ = tracker.play("0 down 5 15", in: TouchScene.frame(text, width: 26))
    #expect(tracker.highlight == 3..<8)
    #expect(tracker.play("0.1 timer", in: TouchScene.frame(text, width: 100)) == ["highlight –", "pass through"])
  }

  /// A tap on it would be a tap on something else.
  @Test func aTapThatWaitsIsNotToldOfAnotherText() {
    let text = TouchScene.frame("ab*cd")
    let cases = [("ab*cd", "tap smile"), ("*****", "tap smile"), ("abcdef", "pass through"), ("[ab*]", "pass through")]
    for (other, told) in cases {
      for event in ["0.4 timer", "0.2 down 90 90", "9 up 3 3"] {
        var tracker = TouchTracker.selecting
        #expect(tracker.play("0 down 15 5", "0.1 up 15 5", in: text) == [])
        #expect(tracker.play(event, in: TouchScene.frame(other)) == [told], "\(other)")
      }
    }
  }

  @Test func aSecondTapOnAnotherTextIsNotADoubleTap() {
    var tracker = TouchTracker.selecting
    _ = tracker.play("0 down 15 5", "0.1 up 15 5", in: TouchScene.frame("ab*cd"))
    let other = TouchScene.frame("abcdef")
    #expect(tracker.play("0.2 down 15 5", "0.3 up 15 5", in: other) == ["pass through"])
    #expect(tracker.play("0.6 timer", in: other) == ["tap text 3"])
  }

  @Test func bothTouchesEndIfTheTextChangesInTheSecond() {
    var tracker = TouchTracker.selecting
    _ = tracker.play("0 down 15 5", "0.1 up 15 5", "0.2 down 15 5", in: TouchScene.frame("ab*cd"))
    #expect(tracker.play("0.3 timer", in: TouchScene.frame("abcdef")) == ["pass through", "pass through"])
    #expect(tracker.play("0.4 up 15 5", "9 timer", in: TouchScene.frame("ab*cd")) == [])
  }

  /// Positions are those of the frame that the action is told in.
  @Test func textIsWhatIsUnderTheFingerAtTheTime() throws {
    var tracker = TouchTracker.selecting
    _ = tracker.play("0 down 60 5", in: TouchScene.frame("a long text here"))
    #expect(tracker.play("0.5 timer", in: TouchScene.frame("ab")) == ["long press text 2"])
    let dragged = tracker.play("0.6 move 0 5", "0.7 up 1 5", in: TouchScene.frame(""))
    #expect(dragged == ["drag began 0 5", "drag ended 1 5"])
  }

  @Test func selectionThatIsSwitchedOffEndsTheTouch() {
    var tracker = TouchTracker.selecting
    _ = tracker.play("0 down 20 5", in: frame)
    tracker.options = TouchOptions()
    #expect(tracker.play("0.1 up 20 5", in: frame) == ["pass through"])
    tracker = .selecting
    _ = tracker.play("0 down 20 5", "0.1 up 20 5", in: frame)
    tracker.options = TouchOptions(copiesText: true)
    #expect(tracker.play("0.4 timer", in: frame) == ["pass through"])
    tracker = .selecting
    _ = tracker.play("0 down 20 5", "0.5 timer", in: frame)
    tracker.options = TouchOptions()
    #expect(tracker.play("0.6 move 50 5", "0.7 up 50 5", in: frame) == [])
  }
}
