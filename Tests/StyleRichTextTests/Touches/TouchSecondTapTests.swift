import StyleRichText
import Testing

/// Two taps: one double tap, or not.
struct TouchSecondTapTests {
  private let frame = TouchScene.frame("[ab]----[cd]")

  /// The tap that waited is told by the event that shows it to be the only one.
  @Test(arguments: [
    (["0.4 timer"], ["tap text 4"]),
    (["0.2 down 5 5"], ["tap text 4", "highlight 0..<2"]),
    (["0.2 down 60 5"], ["tap text 4"]),
    (["0.4 down 20 5"], ["tap text 4"]),
    (["0.2 down 20 5", "0.3 move 90 5"], ["tap text 4", "pass through"]),
    (["0.2 down 20 5", "0.3 cancel"], ["tap text 4", "pass through"]),
    (["0.2 down 20 5", "0.7 timer"], ["tap text 4", "long press text 4"]),
    (["0.2 down 20 5", "0.3 down 5 5"], ["tap text 4", "pass through", "highlight 0..<2"]),
    (["0.2 down nan 5"], ["tap text 4", "pass through"]),
    (["0.3 up 20 5", "0.3 cancel", "0.3 move 9 9", "0.39 timer"], []),
    (["0.39 down 20 5", "0.6 timer"], []),
  ])
  func aTapThatWaitedIsToldWhenNoSecondOneCame(events: [String], told: [String]) {
    var tracker = TouchTracker.selecting
    #expect(tracker.play("0 down 20 5", "0.1 up 20 5", in: frame) == [])
    #expect(events.flatMap { tracker.play($0, in: frame) } == told)
  }

  /// Where only copying is left on between two taps, neither of them means anything.
  @Test func aSecondTapMeansNothingWhereTapsNoLongerDo() {
    var tracker = TouchTracker.selecting
    #expect(tracker.play("0 down 20 5", "0.1 up 20 5", "0.2 down 20 5", in: frame) == [])
    tracker.options = TouchOptions(copiesText: true)
    #expect(tracker.play("0.3 up 20 5", in: frame) == ["pass through", "pass through"])
  }

  @Test func tapsOnTwoTargetsAreTwo() {
    let options = TouchOptions(selectsText: true, doubleTaps: [.links, .mentions, .emoji, .text])
    func told(_ x: Int, _ other: Int, _ marked: String) -> [String] {
      var tracker = TouchTracker(options: options)
      let events = ["0 down \(x) 5", "0.1 up \(x) 5", "0.2 down \(other) 5", "0.3 up \(other) 5", "9 timer"]
      return events.flatMap { tracker.play($0, in: TouchScene.frame(marked)) }.filter { !$0.hasPrefix("highlight") }
    }
    #expect(told(5, 15, "[ab][cd]") == ["tap ab", "tap cd"])
    #expect(told(5, 15, "[ab]cd") == ["tap ab", "tap text 3"])
    #expect(told(5, 15, "{@A}{@B}") == ["tap @A", "tap @B"])
    #expect(told(5, 15, "**") == ["tap smile", "tap smile"], "the same image, but not the same emoji")
    #expect(told(5, 15, "[ab]-[ab]") == ["tap ab", "tap ab"], "the same place to go, but not the same link")
    #expect(told(2, 8, "**") == ["double tap smile"])
    #expect(told(2, 17, "abcd") == ["double tap text 3"])
    #expect(told(2, 22, "abcdef") == ["double tap text 4"], "as far as it may be")
    #expect(told(2, 23, "abcdef") == ["tap text 0", "tap text 5"], "too far")
  }

  @Test func threeTapsAreADoubleTapAndATap() {
    var tracker = TouchTracker.selecting
    let events = ["0 down", "0.1 up", "0.2 down", "0.3 up", "0.4 down", "0.5 up"].map { $0 + " 20 5" }
    #expect((events + ["9 timer"]).flatMap { tracker.play($0, in: frame) } == ["double tap text 4", "tap text 4"])
  }
}
