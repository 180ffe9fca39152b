import Foundation
import StyledText

/// The comparisons.
struct Groups {
  let subject: Subject
  var texts: LayoutTexts

  /// A new text, against the lower bound.
  mutating func plain() {
    print("a layout, × a bare PangoLayout")
    for script in LayoutTexts.Script.allCases {
      for length in [20, 200, 2_000] {
        let subject = subject
        let text = texts.text(script, length: length)
        let times = Timing.microseconds(
          times: 4_000 / length + 1,
          [{ subject.layOut(text) }, { subject.bare.layOut(text, width: Subject.width) }]
        )
        let name = "\(script) \(length)".padding(toLength: 14, withPad: " ", startingAt: 0)
        print("  \(name)", String(format: "%8.1f / %8.1f µs  ", times[0], times[1]), terminator: "")
        print(Timing.verdict(times[0] / times[1], atMost: 1.2))
      }
    }
  }

  /// A text that was laid out before, at the same width and at another one.
  mutating func again() {
    print("\na layout again, × a bare PangoLayout")
    for script in LayoutTexts.Script.allCases {
      let subject = subject
      let text = texts.text(script, length: 2_000)
      let styled = Subject.styled(text)
      var width = 200.0
      let same = Timing.microseconds(
        times: 1_000,
        [
          { Int(subject.remembering.frame(for: styled, width: 300).size.height) },
          { Int(subject.remembering.frame(for: Subject.styled(text), width: 300).size.height) },
        ]
      )
      let times = Timing.microseconds([
        {
          width += 0.25
          return Int(subject.remembering.frame(for: styled, width: width).size.height)
        },
        { subject.bare.layOut(text, width: 300) },
      ])
      let name = "\(script)".padding(toLength: 8, withPad: " ", startingAt: 0)
      print(
        "  \(name) same width: a copy",
        String(format: "%.2f µs, an equal text %.2f µs;", same[0], same[1]),
        terminator: ""
      )
      print(String(format: " another width %.0f µs, %.2f; bare %.0f µs", times[0], times[0] / times[1], times[1]))
    }
  }

  /// Three lines and a token of long texts, against the bare layout of five lines.
  mutating func truncation() {
    print("\na truncation to 3 lines; a pass, × a bare PangoLayout of 5 lines")
    for script in LayoutTexts.Script.allCases {
      let subject = subject
      let long = texts.text(script, length: 10_000)
      let longest = String(repeating: long, count: 100)
      let five = subject.start(of: long, lines: 5)
      let styled = [Subject.styled(long), Subject.styled(longest)]
      let passes = passes { _ = subject.truncate(styled[0]) }
      let times = Timing.microseconds([
        { subject.truncate(styled[0]) }, { subject.truncate(styled[1]) },
        { subject.bare.layOut(five, width: Subject.width) },
      ])
      print(
        "  \(script): 10,000 characters",
        String(format: "%.0f µs", times[0]),
        "in \(passes) passes;",
        terminator: " "
      )
      print(Timing.verdict(times[0] / Double(passes) / times[2], atMost: 1.5), terminator: "; ")
      print(String(format: "1,000,000 characters × %.2f", times[1] / times[0]))
    }
  }

  private func passes(_ body: () -> Void) -> Int {
    let before = subject.shaper.calls.load(ordering: .relaxed)
    body()
    return subject.shaper.calls.load(ordering: .relaxed) - before
  }
}
