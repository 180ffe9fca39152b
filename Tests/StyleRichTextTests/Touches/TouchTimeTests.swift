import StyleLayout
import StyleRichText
import Testing

/// Timers that are late, clocks that go back, and numbers that are not finite.
struct TouchTimeTests {
  private let frame = TouchScene.frame("[ab]----[cd]")
  private let point = LayoutPoint(x: 20, y: 5)

  @Test func aTimerIsAskedForUntilItComes() {
    var tracker = TouchTracker.selecting
    #expect(tracker.handle(.down(point, at: 1), in: frame) == [.wait(until: 1.5)])
    #expect(tracker.handle(.timer(at: 1.4), in: frame) == [.wait(until: 1.5)], "too early")
    #expect(tracker.handle(.up(point, at: 1.45), in: frame) == [.wait(until: 1.45 + 0.3)])
    #expect(tracker.handle(.timer(at: 1.5), in: frame) == [.wait(until: 1.45 + 0.3)], "that of the long press")
    #expect(tracker.handle(.timer(at: 1.45 + 0.3), in: frame).map(\.line) == ["tap text 4"])
    #expect(tracker.handle(.timer(at: 2), in: frame) == [])
  }

  /// The timer never comes.
  @Test(arguments: ["0.5 up 20 5", "0.5 move 21 5", "7 up 20 5", "0.5 up nan nan"])
  func aLateEventAfterTheTimeIsALongPress(event: String) {
    var tracker = TouchTracker.selecting
    #expect(tracker.play("0 down 20 5", event, "8 up 20 5", in: frame) == ["long press text 4"])
  }

  @Test func aLateMoveAfterTheTimeIsADrag() {
    var tracker = TouchTracker.selecting
    #expect(tracker.play("0 down 20 5", "0.6 move 50 5", in: frame) == ["long press text 4", "drag began 50 5"])
    tracker = TouchTracker()
    _ = tracker.play("0 down 5 5", in: frame)
    #expect(tracker.play("0.6 up 50 5", in: frame) == ["highlight –", "long press ab"])
  }

  @Test func aSecondTapThatIsLateIsATapOfItsOwn() {
    var tracker = TouchTracker.selecting
    let told = tracker.play("0 down 20 5", "0.1 up 20 5", "0.5 down 20 5", "0.6 up 20 5", in: frame)
    #expect(told == ["tap text 4"])
    #expect(tracker.play("9 timer", in: frame) == ["tap text 4"])
  }

  @Test func theLimitsBelongToTheLongerTouch() {
    for (time, told) in [(0.5.nextDown, "tap ab"), (0.5, "long press ab")] {
      var tracker = TouchTracker()
      #expect(tracker.play("0 down 5 5", "\(time) up 5 5", in: frame).last == told)
    }
    let end = 0.1 + 0.3
    for (time, told) in [(end.nextDown, "double tap text 4"), (end, "tap text 4")] {
      var tracker = TouchTracker.selecting
      #expect(tracker.play("0 down 20 5", "0.1 up 20 5", "\(time) down 20 5", "\(time) up 20 5", in: frame) == [told])
    }
  }

  /// A time that no event can have is not waited for.
  @Test func theLastTimesEnd() {
    var tracker = TouchTracker.selecting
    #expect(tracker.handle(.down(point, at: 1e12), in: frame) == [])
    #expect(tracker.handle(.timer(at: 2e12), in: frame) == [])
    #expect(tracker.handle(.up(point, at: 2e12), in: frame).map(\.line) == ["tap text 4"])
  }

  @Test func aClockThatGoesBackIsHarmless() {
    var tracker = TouchTracker.selecting
    #expect(tracker.play("9 down 5 5", "3 up 5 5", in: frame).last == "tap ab")
    #expect(tracker.play("1 down 5 5", "1.4 up 5 5", in: frame).last == "tap ab", "it starts again between touches")
    #expect(tracker.play("1 down 5 5", "1.5 up 5 5", in: frame).last == "long press ab")
    #expect(tracker.play("5 down 20 5", "5.1 up 20 5", "4 down 20 5", "3 up 20 5", in: frame) == ["double tap text 4"])
    _ = tracker.handle(.down(point, at: 5), in: frame)
    #expect(tracker.handle(.up(point, at: 4), in: frame) == [.wait(until: 5 + 0.3)], "as if it was at 5")
    #expect(tracker.play("4.9 timer", "5.29 timer", "5.4 timer", in: frame) == ["tap text 4"])
    #expect(tracker.play("5 down 20 5", "5.6 move 20 5", "2 move 50 5", "1 up 50 5", in: frame).count == 3)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e13, -1e300] as [Double])
  func timesThatAreNoneAreIgnored(time: Double) {
    var tracker = TouchTracker.selecting
    #expect(tracker.play("1 down 5 5", "\(time) move 6 5", "\(time) timer", "1.1 up 5 5", in: frame).last == "tap ab")
    #expect(tracker.play("1 down 5 5", "1.1 move 6 5", "\(time) up 6 5", in: frame).last == "tap ab")
    #expect(tracker.play("2 down 20 5", "2.1 up 20 5", "\(time) timer", "2.3 timer", in: frame) == [])
    #expect(tracker.play("\(time) down 20 5", "\(time) up 20 5", in: frame) == ["double tap text 4"])
    var other = TouchTracker()
    #expect(other.handle(.down(LayoutPoint(x: 5, y: 5), at: time), in: frame) == [.highlight(0..<2)], "no timer")
    #expect(other.play("1000 up 5 5", in: frame) == ["highlight –", "tap ab"])
  }

  @Test(arguments: ["nan nan", "inf 5", "5 -inf"])
  func pointsThatAreNoneAreTheLastOne(point: String) {
    var tracker = TouchTracker.selecting
    #expect(tracker.play("0 down \(point)", "0.1 up 5 5", in: frame) == ["pass through"])
    #expect(tracker.play("1 down 5 5", "1.1 move \(point)", "1.2 up \(point)", in: frame).last == "tap ab")
    let dragged = tracker.play("2 down 20 5", "2.5 timer", "3 move 50 5", "3 move \(point)", "4 up \(point)", in: frame)
    #expect(dragged == ["long press text 4", "drag began 50 5", "drag ended 50 5"])
  }

  @Test(arguments: [1e300, -1e300, .greatestFiniteMagnitude])
  func pointsFarAwayAreSlips(x: Double) {
    var tracker = TouchTracker()
    #expect(tracker.play("0 down 5 5", "0.1 move \(x) \(-x)", in: frame).last == "pass through")
    #expect(tracker.play("0 down \(x) \(x)", "0.1 up \(-x) \(x)", in: frame) == ["pass through"])
  }

  /// Without a contact before them.
  @Test func strayEventsMeanNothing() {
    var tracker = TouchTracker.selecting
    #expect(tracker.play("0 up 5 5", "1 move 5 5", "2 cancel", "3 timer", "nan up nan nan", in: frame) == [])
    #expect(tracker.highlight == nil)
  }

  @Test func aDelayOfZeroIsALongPressAtOnce() {
    var tracker = TouchTracker(options: TouchOptions(longPressDelay: 0))
    #expect(tracker.play("1 down 5 5", "1 up 5 5", in: frame).last == "long press ab")
  }
}
