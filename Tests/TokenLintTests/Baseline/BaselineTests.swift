import TestSupport
import Testing
import TokenDiagnostics
import TokenReports
@testable import TokenLint

struct BaselineTests {
  private let baseline = Baseline(of: ReportSample.diagnostics, fingerprints: ReportSample.fingerprints) { range in
    ReportSample.files[range.file.index].path
  }

  @Test func golden() throws {
    try expectGolden(baseline.text(), "Tests/Golden/Baseline.json")
  }

  @Test(arguments: [true, false])
  func whatIsWrittenCanBeRead(isEmpty: Bool) throws {
    let baseline = isEmpty ? Baseline([]) : baseline
    for mark in ["", "\u{FEFF}"] {
      let file = SourceFile(path: "baseline.json", text: mark + (try baseline.text()))
      var diagnostics: [Diagnostic] = []
      #expect(Baseline.read(file, as: SourceFileID(index: 0), diagnostics: &diagnostics) == baseline)
      #expect(diagnostics == [])
    }
  }

  @Test func orderDoesNotMatter() {
    #expect(Baseline(baseline.entries.reversed()) == baseline)
  }

  /// What has no fingerprint, such as a mistake for which the spec does not compile, is never known.
  @Test func knownFindingsAreLeftOut() {
    let result = baseline.apply(to: ReportSample.diagnostics, fingerprints: ReportSample.fingerprints)
    #expect(result.new == [ReportSample.diagnostics[2]])
    #expect(result.knownCount == 2)
    #expect(result.stale == [])
  }

  @Test func onlyFilesThatWereLookedAtHaveStaleEntries() {
    let result = baseline.apply(to: [], fingerprints: [:], lookingAt: [ReportSample.files[0].path])
    #expect(result.stale.map(\.rule) == ["layering"])
  }

  @Test func staleEntriesAreReportedAtTheirLine() throws {
    let file = SourceFile(path: "baseline.json", text: try baseline.text())
    let stale = baseline.apply(to: [], fingerprints: [:]).stale
    #expect(stale == baseline.entries)
    let id = SourceFileID(index: 0)
    let reports = Baseline.reports(of: stale, in: file, as: id)
    let found = reports.map { String(decoding: file.bytes[$0.range.bytes], as: UTF8.self) }
    #expect(found == baseline.entries.map(\.fingerprint))
    #expect(reports.allSatisfy { $0.rule.rawValue == "stale-baseline" && $0.severity == .info })
    #expect(reports.map { SourceLocator([file]).location(of: $0.range).line } == [4, 5])
  }

  @Test(arguments: [
    ("", "not a baseline"), ("[]", "not a baseline"), (#"{"version": 1}"#, "not a baseline"),
    ("\u{0}", "not a baseline"),
    (#"{"version": 2, "findings": []}"#, "version 2"), (#"{"version": 1, "findings": [{}]}"#, "not a baseline"),
  ])
  func otherFilesAreMistakes(_ text: String, problem: String) {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "baseline.json", text: text)
    #expect(Baseline.read(file, as: SourceFileID(index: 0), diagnostics: &diagnostics) == nil)
    #expect(diagnostics.map(\.rule.rawValue) == ["invalid-baseline"])
    #expect(diagnostics.allSatisfy { $0.message.contains(problem) })
  }
}
