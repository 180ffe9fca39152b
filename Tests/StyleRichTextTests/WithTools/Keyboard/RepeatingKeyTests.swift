import StyleRichText
import TestSupport
import Testing

struct RepeatingKeyTests {
  private func pressed(at seconds: Double = 0) -> RepeatingKey {
    var key = RepeatingKey()
    key.press(at: seconds)
    return key
  }

  @Test func theDeleteKeyRepeats() {
    var key = pressed(at: 10)
    #expect(key.isPressed && key.next == 10)
    #expect(key.events(until: 10) == [.backward], "at once")
    #expect(key.events(until: 10.39) == [] && key.next == 10.4)
    #expect(key.events(until: 10.4) == [.backward], "after 0.4 seconds")
    #expect(key.events(until: 10.49) == [])
    #expect(key.events(until: 10.95) == Array(repeating: .backward, count: 5), "ten a second")
    #expect(key.events(until: 11.95) == Array(repeating: .backward, count: 10))
    #expect(key.events(until: 12.05) == [.wordBackward], "words after 2 seconds")
    #expect(key.events(until: 12.65) == Array(repeating: .wordBackward, count: 6))
    #expect(key.release(at: 12.7) == [] && !key.isPressed && key.next == nil)
    #expect(key.events(until: 20) == [])
  }

  @Test(arguments: [0, 0.1, -5.7, 1_234_567.3, 8e8 + 0.7, 1e12 - 100])
  func theDeleteKeyDoesNotDrift(start: Double) {
    var key = pressed(at: start)
    #expect(key.events(until: start) == [.backward])
    for number in 1...300 {
      let due = start + 0.4 + Double(number - 1) * 0.1
      #expect(key.next == due, "\(number)")
      #expect(key.events(until: due.nextDown) == [], "\(number)")
      #expect(key.events(until: due) == [number < 17 ? .backward : .wordBackward], "\(number)")
    }
  }

  @Test func aTapDeletesOnce() {
    var key = pressed(at: 3)
    #expect(key.release(at: 3.01) == [.backward], "the timer has not fired")
    key.press(at: 3)
    #expect(key.events(until: 3) == [.backward] && key.release(at: 3.1) == [])
    key.press(at: 3)
    #expect(key.release(at: 2) == [.backward], "the clock went back")
    key.press(at: 3)
    #expect(key.release(at: .nan) == [.backward])
    key.press(at: 3)
    key.cancel()
    #expect(key.release(at: 4) == [] && key.next == nil)
  }

  @Test func aTimerThatIsLateLosesNothing() {
    var key = pressed()
    #expect(key.events(until: 0.95) == Array(repeating: .backward, count: 7))
    #expect(key.release(at: 1.25) == Array(repeating: .backward, count: 3))
  }

  /// A second press without a release: the system took the touch away.
  @Test func aPressStartsAnew() {
    var key = pressed()
    #expect(key.events(until: 2.05).count == 10)
    key.press(at: 2.06)
    #expect(key.events(until: 2.47) == [.backward, .backward])
  }

  /// An app that was busy must not delete more than people have seen.
  @Test(arguments: [2.5, 60, 86_400, 1e9, 1e12])
  func catchingUpIsBounded(gap: Double) throws {
    var key = pressed()
    #expect(key.events(until: gap) == Array(repeating: .backward, count: RepeatingKey.mostAtOnce))
    let next = try #require(key.next)
    #expect(next > gap && next <= gap + 0.1 + gap.ulp)
    #expect(key.events(until: gap) == [])
    if gap < 1e12 { #expect(key.events(until: next) == [.wordBackward]) }
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 1e13, 4.9] as [Double])
  func timesThatAreNoneAreIgnored(time: Double) {
    var key = pressed(at: 5)
    #expect(key.events(until: time) == [] && key.next == 5)
    #expect(key.events(until: 5.45) == [.backward, .backward])
    #expect(key.events(until: time) == [] && key.events(until: 5) == [] && key.next == 5.5)
    #expect(key.events(until: 5.55) == [.backward])
    var never = RepeatingKey()
    never.press(at: time)
    #expect(never.isPressed == (time == 4.9))
  }

  /// Against a clock of a millisecond that counts, and asks now and then.
  @Test func theDeleteKeyIsLikeAClockThatCounts() {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(200) {
      let start = Double.random(in: -1e6...1e6, using: &random)
      let longest = Bool.random(using: &random) ? 150 : 3_000
      var (key, due, wait): (RepeatingKey, [Deletion], Int) = (pressed(at: start), [], 0)
      for millisecond in 0..<6_000 {
        if millisecond == 0 || millisecond >= 400 && millisecond % 100 == 0 {
          due.append(millisecond < 2_000 ? .backward : .wordBackward)
        }
        wait -= 1
        guard wait < 0 else { continue }
        wait = .random(in: 0...longest, using: &random)
        let events = key.events(until: start + (Double(millisecond) + 0.5) / 1_000)
        #expect(events == Array(due.prefix(RepeatingKey.mostAtOnce)), "seed \(seed), round \(round), \(millisecond)")
        due = []
      }
    }
  }
}
