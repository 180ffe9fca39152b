import HostMeasurements
import Testing

/// The table of made-up files.
struct EvidenceTableTests {
  private func rows(_ files: [MadeUpEvidence]) -> [String] {
    EvidenceTable.markdown(of: files.map(\.evidence)).split(separator: "\n").map(String.init)
  }

  @Test func withoutFilesNothingIsMeasured() {
    let rows = rows([])
    #expect(rows.first == EvidenceTable.header && rows.count == 26)
    #expect(rows.dropFirst(2).allSatisfy { $0.hasSuffix(" | not measured yet |") })
    #expect(rows.contains("| iOS before 16.4 | `UILabel` | `legacyLabel` | not measured yet |"))
    #expect(rows.contains("| iOS 16.4 and 16.5 | `UILabel` | `label`, exception | not measured yet |"))
    #expect(rows.contains("| macOS 13 and later | `NSTextField` | `textKit` | not measured yet |"))
  }

  @Test func filesAreNamedInTheirRows() {
    let twiceUp: @Sendable (Double) -> Double = { $0 > 0 ? 2 * $0 : $0 }
    let rows = rows([
      MadeUpEvidence(version: SystemVersion(18, 0, 1), shift: -0.214), MadeUpEvidence(version: SystemVersion(17, 5)),
      MadeUpEvidence(version: SystemVersion(16, 1), effect: twiceUp),
    ])
    let measured = rows.dropFirst(2).filter { !$0.hasSuffix("| not measured yet |") }
    let textView = "measured on 16.1 (simulator): differs by at most 4 pt; "
    let later =
      "measured on 17.5 (simulator): differs by at most 0 pt; "
      + "measured on 18.0.1 (simulator): differs by at most 0.21 pt"
    let text =
      "measured on 16.1 (simulator): 1 pt moves it up by 2, −1 pt down by 1; "
      + "measured on 17.5 (simulator): 1 pt moves it up by 1, −1 pt down by 1; "
      + "measured on 18.0.1 (simulator): 1 pt moves it up by 1, −1 pt down by 1"
    let styledText = "measured on 16.1 (simulator): differs by at most 0 pt; \(later)"
    let expected = [
      "| iOS before 16.4 | `UILabel` | `legacyLabel` | measured on 16.1 (simulator): differs by at most 0 pt |",
      "| iOS 16.6 and later | `UILabel` | `label` | \(later) |",
      "| iOS 16 and later | `UITextView` | `textKit` | \(textView)\(later) |",
      "| iOS 16 and later | `Text` | no rule | \(text) |",
      "| iOS before 26 | `StyledTextView` | `swiftUILegacy` | \(styledText) |",
    ]
    #expect(measured == expected)
  }

  /// Part of the styles is not enough.
  @Test func measuredMeansAllStylesAndOffsets() {
    var evidence = MadeUpEvidence(system: .visionOS, version: SystemVersion(2)).evidence
    evidence.measurements.removeAll { $0.view == .uiLabel && $0.sample.size == 9 && $0.sample.offset == 0 }
    let table = EvidenceTable.markdown(of: [evidence])
    #expect(table.contains("| visionOS 1 and later | `UILabel` | `label` | not measured yet |"))
    #expect(table.contains("| visionOS 1 and later | `UITextView` | `textKit` | measured on 2.0 (simulator): "))
  }
}
