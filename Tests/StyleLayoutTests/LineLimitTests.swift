@testable import StyleLayout
import StyledText
import TestSupport
import Testing

/// The first lines of a text are the same whether the others are laid out or not.
@Suite struct LineLimitTests {
  @Test func fixedWidth() {
    agree(FixedWidthShaper(), rounds: 150)
  }

  #if canImport(CPango)
    @Test func pango() throws {
      agree(try PangoShaper(TestFonts.configuration), rounds: 80)
    }

    /// The text in the brackets makes the opening one a part of the Hebrew text, as far away as the closing one is.
    @Test func bracketsThatCloseFarAway() throws {
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      for text in [
        "abc אבג (" + String(repeating: "word אבג ", count: 100) + ") אבג",
        "אבג abc [" + String(repeating: "word ", count: 200) + "] abc",
        "abc \u{2067}" + String(repeating: "word אבג ", count: 100) + "\u{2069} אבג",
        String(repeating: "😀 - ", count: 200) + "אבג",
        "אבג" + String(repeating: " - ", count: 300) + "אבג",
      ] {
        compare(StyledText(text), width: 150, lines: 2, typesetter)
      }
    }
  #endif

  private func agree(_ shaper: any TextShaper, rounds: UInt64) {
    let typesetter = Typesetter(shaper, cacheLimit: 0)
    for seed in 0..<rounds {
      var generator = SeededGenerator(seed: seed)
      var text = StyledText()
      for _ in 0..<Int.random(in: 1...6, using: &generator) { text.append(RandomLabel(using: &generator).text) }
      compare(
        text,
        width: Double.random(in: 0...200, using: &generator),
        lines: .random(in: 0...4, using: &generator),
        typesetter
      )
    }
  }

  private func compare(_ text: StyledText, width: Double, lines: Int, _ typesetter: Typesetter) {
    let all = typesetter.frame(for: text, width: width)
    let some = typesetter.frame(for: text, width: width, options: FrameOptions(maximumLines: lines))
    let note: Comment = "\(text.text.debugDescription) width \(width) lines \(lines)"
    #expect(some.lines.map(\.range) == all.lines.prefix(lines).map(\.range), note)
    #expect(some.lines.map(\.box) == all.lines.prefix(lines).map(\.box), note)
    #expect(some.lines.map(\.direction) == all.lines.prefix(lines).map(\.direction), note)
    let (own, others) = (some.lines.flatMap(\.runs), all.lines.prefix(lines).flatMap(\.runs))
    #expect(own.map(\.range) == others.map(\.range), note)
    #expect(own.map(\.level) == others.map(\.level), note)
    #expect(own.map(\.x) == others.map(\.x), note)
    #expect(own.allSatisfy { some.fonts[$0.set] == all.fonts[$0.set] && some[$0] == all[$0] }, note)
    #expect(
      some.paragraphs.map(\.source.utf16) == all.paragraphs.prefix(some.paragraphs.count).map(\.source.utf16),
      note
    )
    #expect(some.text.text == text.text)
    #expect(some.truncation == nil)
  }
}
