import Testing
import TokenDiagnostics
import TokenModel

/// Numbers in other spellings than those of a spec, and what they mean.
struct NumberReadingTests {
  private static let row = "typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1 } }"

  private func diagnostics(_ row: String) -> [Diagnostic] {
    resolve(minimalSpec.replacing(Self.row, with: "typography:\n  \(row)")).diagnostics
  }

  @Test(arguments: [
    ("17: { lineHeight: \"140%\" }", "23.8"), ("17: { lineHeight: 1.4em }", "23.8"),
    ("17: { lineHeight: ×1.4 }", "23.8"), ("17: { lineHeight: 139.99999761581421% }", "23.8"),
    ("10: { lineHeight: ١٤٠٪ }", "14"), ("17: { lineHeight: 22, letterSpacing: −2% }", "-0.34"),
    ("17: { lineHeight: 22, letterSpacing: -0.02em }", "-0.34"),
    ("17: { lineHeight: 22, letterSpacing: -1.1920928955078125e-7 }", "0"), ("17: { lineHeight: 22pt }", "22"),
    ("17: { lineHeight: 23.799999999999997 }", "23.8"), ("17: { lineHeight: 22. }", "22"),
    ("17: { lineHeight: 22, lineSpacing: 0.5em }", "8.5"),
  ])
  func oneReadingIsSafe(row: String, number: String) {
    let found = diagnostics(row).flatMap(\.fixIts)
    #expect(found.map { $0.edits.map(\.replacement) } == [[number]])
    #expect(found.map(\.applicability) == [.safe])
  }

  @Test(arguments: [
    ("17: { lineHeight: 1.4 }", "23.8"), ("17: { lineHeight: AUTO }", "20.281"), ("17: { lineHeight: 22px }", "22"),
    ("17: { lineHeight: 20.00001 }", "20"), ("17: { lineHeight: \"22,5\" }", "22.5"),
    ("13: { lineHeight: 133.333% }", "17.3333"), ("1.5rem: plain", "24"), ("17: { lineHeight: 2.2e1 }", "22"),
  ])
  func moreReadingsAreUnsafe(row: String, number: String) {
    let found = diagnostics(row).flatMap(\.fixIts)
    #expect(found.map { $0.edits.map(\.replacement) } == [[number]])
    #expect(found.map(\.applicability) == [.unsafe])
  }

  /// Nothing that may be meant in points is refused.
  @Test(arguments: [
    "2: { lineHeight: 3 }", "2: { lineHeight: 1.5 }", "3: { lineHeight: 2.9 }", "3.5: { lineHeight: 3 }",
    "1: { lineHeight: 1.4 }", "17: { lineHeight: 4 }", "10000: { lineHeight: 0.0001 }", "14: { lineHeight: 0.5 }",
    "3: { lineHeight: 3 }\n  20: \"{typography.3}\"",
  ])
  func smallLinesOfSmallTextStayPossible(row: String) {
    #expect(diagnostics(row) == [])
  }

  @Test(arguments: [
    "17: { lineHeight: -140% }", "17: { lineHeight: 0% }", "17: { lineHeight: 9999999% }", "17: { lineHeight: large }",
    "17: { lineHeight: \"%\" }", "17: { lineHeight: em }", "17: { lineHeight: 1e400 }",
    "17: { lineHeight: 22, lineSpacing: 20% }", "17: { lineHeight: 0x16 }", "14%: plain",
  ])
  func otherTextHasNoFix(row: String) {
    #expect(diagnostics(row).count == 1)
    #expect(diagnostics(row).flatMap(\.fixIts) == [])
  }
}
