import StyleRichText
import Testing

/// All sequences of up to six events, against the table of ``TouchAutomaton``: the same actions, each touch with one
/// end, no highlight that is left over. `STYLESPEC_TOUCHES` is the number of events.
struct TouchAutomatonTests {
  @Test(arguments: TouchSequences.cases)
  func touchesAreTheAutomatonThatIsWrittenDown(one: TouchSequences.Case) {
    var sequences = TouchSequences(one)
    for _ in 0..<one.chosenLength {
      let problem = sequences.extend()
      #expect(problem == nil)
      guard problem == nil else { return }
    }
    let expected = (0..<one.chosenLength).reduce(1) { all, _ in all * TouchSequences.alphabet.count }
    #expect(sequences.count == expected)
  }

  /// Each phase comes with a frame change, and without one.
  @Test func framesChangeInEveryPhase() {
    for changes in [false, true] {
      let phases = TouchSequences.alphabet.filter { $0.changesFrame == changes }.map(\.phase)
      #expect(Set(phases) == Set(TouchEvent.Phase.allCases))
    }
  }
}
