import StyleRichText
import Testing

/// One clock for the images of all labels.
struct LabelAnimationsTests {
  private static let timings = [
    "fast": AnimationTiming(delays: [1, 1], plays: nil), "slow": AnimationTiming(delays: [3, 3], plays: nil),
  ]

  private func shown(_ labels: [String: Set<String>]) -> LabelAnimations<String> {
    var animations = LabelAnimations<String>()
    for (label, images) in labels.sorted(by: { $0.key < $1.key }) {
      animations.show(images, in: label, at: 0) { Self.timings[$0] }
    }
    return animations
  }

  @Test func onlyLabelsWhoseImagesMoveAreDrawnAgain() {
    let animations = shown(["a": ["fast"], "b": ["slow"], "c": ["fast", "slow"], "d": ["still"]])
    #expect(animations.nextChange(after: 0) == 1)
    #expect(animations.labels(from: 0, to: 1) == ["a", "c"])
    #expect(animations.labels(from: 2, to: 3) == ["a", "b", "c"])
    #expect(animations.labels(from: 1, to: 1) == [])
  }

  @Test func labelsThatAreGoneNeedNoTimer() {
    var animations = shown(["a": ["fast"], "b": ["slow"]])
    animations.show([], in: "a", at: 1) { _ in nil }
    #expect(animations.nextChange(after: 1) == 3)
    #expect(animations.labels(from: 0, to: 1) == [])
    animations.show([], in: "b", at: 1) { _ in nil }
    #expect(animations.nextChange(after: 1) == nil)
  }

  @Test func aCopyThatComesLaterShowsTheSameFrame() {
    var animations = shown(["a": ["slow"]])
    animations.show(["slow"], in: "b", at: 4) { Self.timings[$0] }
    #expect(animations.clock.frameIndex(of: "slow", at: 4) == 1)
    #expect(animations.labels(from: 5, to: 6) == ["a", "b"])
    #expect(animations.identifiers(in: "b") == ["slow"])
  }

  @Test func nothingMovesForPeopleWhoAskForLessMotion() {
    var animations = shown(["a": ["fast"]])
    animations.isStill = true
    #expect(animations.nextChange(after: 0) == nil && animations.labels(from: 0, to: 1) == [])
  }

  @Test func anImageStartsWhenItIsLoaded() {
    var animations = LabelAnimations<String>()
    animations.show(["fast"], in: "a", at: 0) { _ in nil }
    #expect(animations.nextChange(after: 0) == nil)
    animations.show(["fast"], in: "a", at: 10) { Self.timings[$0] }
    #expect(animations.nextChange(after: 10) == 11)
  }
}
