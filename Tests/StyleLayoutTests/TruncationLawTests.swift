import Foundation
import StyleLayout
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// Truncation against its definition. `STYLESPEC_TRUNCATIONS=20000` takes some minutes; `STYLESPEC_SEED` chooses the
/// first of the seeds, which each failure names.
@Suite struct TruncationLawTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["STYLESPEC_TRUNCATIONS"].flatMap { Int($0) }

  @Test func fixedWidthAgreesWithBruteForce() {
    agree(FixedWidthShaper(), rounds: Self.rounds ?? 200)
  }

  /// Units that are wider than a line break, and narrower ones do not: a cut may turn the one into the other.
  @Test func keptUnitsAgreeWithBruteForce() {
    agree(FixedWidthShaper(), rounds: Self.rounds ?? lawRounds(160)) { RandomLabel(unitsUsing: &$0) }
  }

  #if canImport(CPango)
    @Test(arguments: TestFonts.orders)
    func pangoAgreesWithBruteForce(fonts: FontConfiguration) throws {
      agree(try PangoShaper(fonts), rounds: Self.rounds.map { $0 / 4 } ?? 20)
    }

    /// Cuts change which punctuation is half as wide.
    @Test(.enabled(if: SentenceFonts.missing.isEmpty, "needs \(SentenceFonts.missing)"))
    func halvedPunctuationAgreesWithBruteForce() throws {
      let fonts = SentenceFonts.simplifiedChinese.fonts
      agree(try PangoShaper(fonts.configuration), rounds: Self.rounds ?? 30)
    }
  #endif

  #if canImport(CPango)
    /// Where words need a dictionary, and where digits take the script of the token: cuts that were once overlooked.
    @Test(arguments: TestFonts.orders)
    func whatWasOnceOverlooked(fonts: FontConfiguration) throws {
      let typesetter = Typesetter(try PangoShaper(fonts))
      var price = StyledText("+49 (0)30 1,299.99 129", style: .t12_gray3_regular)
      try price.set(\.letterSpacing, 1.5, in: 0..<18)
      let cases: [(StyledText, Truncation, Double, Int)] = [
        (
          StyledText("¥99.00 สวัสดี ชาวโลกสวัสดี ", style: .t16_gray2_medium), Truncation("... more"), 42.87686441537709, 3
        ),
        (
          StyledText("בית־ספרעולםDonaudampfschifffahrt น้ำ 뉴스 +49 (0)30 ", style: .t12_gray3_medium),
          Truncation("", at: .head), 103.857, 3
        ),
        (price, Truncation("…المزيد"), 60, 2),
      ]
      for (text, truncation, width, lines) in cases {
        for change in stride(from: -6.0, through: 6, by: isLongRun ? 0.25 : 1) {
          let label = RandomLabel(text, truncation, width: width + change, lines: lines)
          expectAgreement(label, typesetter, Typesetter(typesetter.shaper), "\(text.text) \(width + change)")
        }
      }
    }
  #endif

  private func agree(
    _ shaper: any TextShaper,
    rounds: Int,
    _ label: (inout SeededGenerator) -> RandomLabel = { RandomLabel(using: &$0) }
  ) {
    let typesetter = Typesetter(shaper)
    let plain = Typesetter(shaper, cacheLimit: 0)
    for seed in SeededGenerator.seeds(rounds) {
      var generator = SeededGenerator(seed: seed)
      expectAgreement(label(&generator), typesetter, plain, "STYLESPEC_SEED=\(seed)")
    }
  }

  private func expectAgreement(_ label: RandomLabel, _ typesetter: Typesetter, _ plain: Typesetter, _ name: String) {
    let expected = BruteForceTruncation(label: label, typesetter: plain).result()
    let frame = typesetter.frame(for: label.text, width: label.width, options: label.options)
    let result = frame.truncation
    let isEqual = isShownAlike(result?.text, expected.text) && (result?.kept ?? []) == expected.kept
    #expect(
      isEqual,
      """
      \(name): \(label)
      got \(result?.kept ?? []) \(result?.text.debugDescription ?? "-")
      want \(expected.kept) \(expected.text?.debugDescription ?? "-")
      """
    )
    #expect(frame.lines.count <= label.lines)
    #expect(frame.isComplete == (result == nil))
    if let result { check(frame, result, label, plain) }
  }

  /// A text that was emptied remembers what it showed, which one that never had any text does not.
  private func isShownAlike(_ one: StyledText?, _ other: StyledText?) -> Bool {
    guard let one, let other, one.isEmpty, other.isEmpty else { return one == other }
    return one.attributes == other.attributes
  }

  /// What else holds for every cut.
  private func check(_ frame: TextFrame, _ result: TruncationResult, _ label: RandomLabel, _ typesetter: Typesetter) {
    let note: Comment = "\(label)"
    // The frame is that of the text which is shown.
    var options = label.options
    options.truncation = nil
    let same = typesetter.frame(for: result.text, width: label.width, options: options)
    #expect(frame.lines.map(\.range) == same.lines.map(\.range), note)
    #expect(frame.lines.map(\.box) == same.lines.map(\.box), note)
    #expect(frame.size == same.size, note)
    // Positions of what is kept lead to the same words, and back.
    let (old, new) = (Array(label.text.text.utf16), Array(result.text.text.utf16))
    for range in result.kept {
      let there = result.map.map(range)
      #expect(new[there] == old[range], note)
      #expect(result.map.inverse.map(there) == range, note)
    }
    #expect(Array(label.truncation.token.text.utf16) == Array(new[result.token]), note)
    checkRects(frame, result, note)
  }

  /// The token is in its lines, and at least as wide as what is seen of the runs that it fills.
  private func checkRects(_ frame: TextFrame, _ result: TruncationResult, _ note: Comment) {
    let lines = frame.lines.filter { $0.range.overlaps(result.token) }
    for line in lines {
      let rects = result.tokenRects.filter { $0.y == line.box.y }
      let runs = line.runs.filter { $0.range.clamped(to: result.token) == $0.range }
      let seen = runs.map { max(min($0.x + $0.width, line.box.maxX) - max($0.x, line.box.x), 0) }
      #expect(rects.reduce(0) { $0 + $1.width } >= seen.reduce(0, +) - 0.01, note)
    }
    #expect(
      result.tokenRects.allSatisfy { rect in
        lines.contains { $0.box.y == rect.y && abs($0.box.height - rect.height) < 0.001 }
      },
      note
    )
  }
}
