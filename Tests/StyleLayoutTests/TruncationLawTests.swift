import Foundation
import StyleLayout
import StyledText
import TestSupport
import Testing

/// Truncation against its definition. `STYLESPEC_TRUNCATIONS=20000` takes some minutes.
@Suite struct TruncationLawTests {
  private static let rounds = UInt64(ProcessInfo.processInfo.environment["STYLESPEC_TRUNCATIONS"] ?? "")

  @Test func fixedWidthAgreesWithBruteForce() {
    agree(Typesetter(FixedWidthShaper()), rounds: Self.rounds ?? 300)
  }

  #if canImport(CPango)
    @Test func pangoAgreesWithBruteForce() throws {
      agree(Typesetter(try PangoShaper(TestFonts.configuration)), rounds: Self.rounds ?? 100)
    }
  #endif

  private func agree(_ typesetter: Typesetter, rounds: UInt64) {
    for seed in (rounds == 1 ? 905..<906 : 0..<rounds) {
      var generator = SeededGenerator(seed: seed)
      let label = RandomLabel(using: &generator)
      let expected = BruteForceTruncation(label: label, typesetter: typesetter).result()
      let frame = typesetter.frame(for: label.text, width: label.width, options: label.options)
      let result = frame.truncation
      let isEqual = result?.text == expected.text && (result?.kept ?? []) == expected.kept
      #expect(isEqual, "seed \(seed): \(label)\n got \(result?.kept ?? []) \(result?.text.text.debugDescription ?? "-")\nwant \(expected.kept) \(expected.text?.text.debugDescription ?? "-")")
      #expect(frame.lines.count <= label.lines)
      if !isEqual { return }
    }
  }
}
