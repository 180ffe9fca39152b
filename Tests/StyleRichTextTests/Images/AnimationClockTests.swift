import StyleRichText
import Testing

struct AnimationClockTests {
  private let timing = AnimationTiming(delays: [0.1, 0.2], plays: nil)
  private let slow = AnimationTiming(delays: [1, 1], plays: 1)

  @Test func allCopiesOfAnEmojiAreInStep() {
    var clock = AnimationClock()
    clock.show(["a": timing], at: 10)
    // A cell with another copy comes later, and so does another image.
    clock.show(["a": timing, "b": timing], at: 10.15)
    #expect(clock.frameIndex(of: "a", at: 10.15) == 1, "it goes on")
    #expect(clock.frameIndex(of: "b", at: 10.15) == 0, "it starts")
    #expect(clock.nextChange(after: 10.15) == 10.25)
    #expect(clock.changes(from: 10.15, to: 10.26) == ["b"])
    #expect(clock.changes(from: 10.15, to: 10.31) == ["a", "b"])
  }

  @Test func nothingIsScheduledForWhatIsNotSeen() {
    var clock = AnimationClock()
    #expect(clock.nextChange(after: 0) == nil && clock.visible == [])
    clock.show(["a": timing, "b": slow], at: 0)
    clock.show(["b": slow], at: 0.5)
    #expect(clock.nextChange(after: 0.5) == 1, "that of b")
    #expect(clock.frameIndex(of: "a", at: 0.72) == 1, "it goes on in time")
    clock.show([:], at: 0.6)
    #expect(clock.nextChange(after: 0.6) == nil && clock.changes(from: 0, to: 1) == [])
    clock.show(["a": timing, "b": slow], at: 1.05)
    #expect(clock.frameIndex(of: "a", at: 1.05) == 1 && clock.frameIndex(of: "b", at: 1.05) == 1)
    #expect(clock.nextChange(after: 1.05) == 1.2)
  }

  @Test func whatHasEndedIsNotScheduled() {
    var clock = AnimationClock()
    let still = AnimationTiming(delays: [], plays: nil)
    clock.show(["b": slow, "c": still], at: 5)
    #expect(clock.nextChange(after: 5) == 6)
    #expect(clock.nextChange(after: 6) == nil)
  }

  @Test func lessMotionShowsTheFirstFrame() {
    var clock = AnimationClock(isStill: true)
    clock.show(["a": timing], at: 0)
    #expect(clock.frameIndex(of: "a", at: 0.15) == 0 && clock.nextChange(after: 0) == nil)
    #expect(clock.changes(from: 0, to: 0.15) == [])
    clock.isStill = false
    #expect(clock.frameIndex(of: "a", at: 0.15) == 1 && clock.nextChange(after: 0) == 0.1)
  }

  @Test func anotherImageStartsAnew() {
    var clock = AnimationClock()
    clock.show(["a": timing], at: 0)
    clock.show(["a": slow], at: 0.5)
    #expect(clock.nextChange(after: 0.5) == 1.5)
    clock.show([:], at: 1)
    clock.forgetUnseen()
    #expect(clock == AnimationClock())
    clock.show(["a": slow], at: 3)
    clock.forgetUnseen()
    #expect(clock.nextChange(after: 3) == 4)
  }

  @Test func timesThatMakeNoSenseStartNothing() {
    for time in [.nan, .infinity, -.infinity, 1e13] as [Double] {
      var clock = AnimationClock()
      clock.show(["a": timing], at: time)
      #expect(clock.nextChange(after: 0) == nil && clock.frameIndex(of: "a", at: 1) == 0)
      clock.show(["a": timing], at: 2)
      #expect(clock.nextChange(after: time) == nil && clock.frameIndex(of: "a", at: time) == 0)
      #expect(clock.nextChange(after: 2) == 2.1)
    }
  }
}
