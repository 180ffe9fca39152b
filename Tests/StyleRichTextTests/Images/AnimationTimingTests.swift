import StyleRichText
import TestSupport
import Testing

struct AnimationTimingTests {
  @Test func framesFollowTheirDelays() {
    let timing = AnimationTiming(delays: [0.1, 0.2, 0.02], plays: nil)
    #expect(timing.frameCount == 3 && timing.duration == 0.32)
    let frames = [0, 0.099, 0.1, 0.299, 0.3, 0.319, 0.32, 0.42, 0.6399, 0.64, 3_200.3].map { timing.frameIndex(at: $0) }
    #expect(frames == [0, 0, 1, 1, 2, 2, 0, 1, 2, 0, 2])
    #expect(timing.nextChange(after: 0) == 0.1)
    #expect(timing.nextChange(after: 0.1) == 0.3)
    #expect(timing.nextChange(after: 0.31) == 0.32)
    #expect(timing.nextChange(after: 0.32) == 0.42)
  }

  @Test func theLastFrameStaysAtTheEnd() {
    let twice = AnimationTiming(delays: [0.1, 0.2], plays: 2)
    #expect([0.29, 0.3, 0.4, 0.6, 9, 1e12].map { twice.frameIndex(at: $0) } == [1, 0, 1, 1, 1, 1])
    #expect(twice.nextChange(after: 0.3) == 0.4)
    #expect(twice.nextChange(after: 0.4) == nil, "nothing changes at the end of the last round")
    #expect(twice.nextChange(after: 7) == nil)
    #expect(AnimationTiming(delays: [0.1, 0.2], plays: 0) == AnimationTiming(delays: [0.1, 0.2], plays: 1))
    #expect(AnimationTiming(delays: [0.1, 0.2], plays: .min).nextChange(after: 0.1) == nil)
    #expect(AnimationTiming(delays: [0.1, 0.2], plays: .max).nextChange(after: 1e11) != nil)
  }

  @Test func oneFrameNeverChanges() {
    for delays in [[], [0.5]] as [[Double]] {
      let timing = AnimationTiming(delays: delays, plays: nil)
      #expect(timing.frameCount == 1 && timing.nextChange(after: 0) == nil && timing.frameIndex(at: 77.7) == 0)
    }
  }

  @Test func delaysThatMakeNoSenseAreTenthsOfASecond() {
    let delays: [Double] = [0, 0.01, 0.0199, -1, .nan, -.infinity, 0.02, 0.05, .infinity, 1e300]
    let timing = AnimationTiming(delays: delays, plays: nil)
    #expect(timing.delays == [0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.02, 0.05, 3_600, 3_600])
  }

  @Test func timesThatMakeNoSenseShowTheFirstFrame() {
    let timing = AnimationTiming(delays: [0.1, 0.2], plays: nil)
    for time in [.nan, .infinity, -.infinity, 1e13, -1e300] as [Double] {
      #expect(timing.frameIndex(at: time) == 0 && timing.nextChange(after: time) == nil)
    }
    #expect(timing.frameIndex(at: -5) == 0 && timing.nextChange(after: -5) == 0.1)
  }

  /// Between a time and the next change the frame stays, at the change it is another one, and changes never repeat.
  @Test func aTimerAtTheNextChangeFindsTheNextFrame() {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<lawRounds(400) {
      let delays = (0..<Int.random(in: 2...6, using: &random)).map { _ in Double.random(in: 0...0.3, using: &random) }
      let plays = Bool.random(using: &random) ? nil : Int.random(in: 1...3, using: &random)
      let timing = AnimationTiming(delays: delays, plays: plays)
      var clock = AnimationClock()
      let starts: [Double] = [0, 5.7, 1_234_567.3, 8e8 + 0.7, -3e11, 1e12 - 100]
      let start = starts.randomElement(using: &random) ?? 0
      clock.show(["a": timing], at: start)
      var now = start
      var frame = 0
      for step in 0..<20 {
        guard let next = clock.nextChange(after: now) else {
          #expect(plays != nil && frame == delays.count - 1, "STYLESPEC_SEED=\(seed)")
          break
        }
        #expect(next > now && clock.frameIndex(of: "a", at: next.nextDown) == frame, "STYLESPEC_SEED=\(seed)")
        frame = (frame + 1) % delays.count
        #expect(clock.frameIndex(of: "a", at: next) == frame, "step \(step); STYLESPEC_SEED=\(seed)")
        now = next
      }
    }
  }
}
