import TestSupport
import Testing
import TokenDiagnostics
import TokenReports

/// The formats in which a diagnostic is a line, or an element with lines.
struct LineReportTests {
  @Test func goldenForGitHub() throws {
    let text = GitHubReport(ReportSample.locator).render(ReportSample.diagnostics)
    try expectGolden(text, "Tests/Golden/GitHubReport.txt")
    #expect(text.split(separator: "\n").count == ReportSample.diagnostics.count)
  }

  @Test func goldenForXcode() throws {
    let report = XcodeReport(ReportSample.locator, folder: "/home/")
    try expectGolden(report.render(ReportSample.diagnostics), "Tests/Golden/XcodeReport.txt")
  }

  @Test func pathsForXcodeStayWithoutAFolder() {
    let text = XcodeReport(ReportSample.locator).render(ReportSample.diagnostics)
    #expect(text.hasPrefix("tokens/100%"))
  }

  @Test func goldenForJUnit() throws {
    let report = JUnitReport(ReportSample.locator, paths: ["good & new.yaml", ReportSample.files[0].path])
    try expectGolden(report.render(ReportSample.diagnostics), "Tests/Golden/JUnitReport.xml")
  }

  @Test func nothingIsSaidOfNothing() {
    #expect(GitHubReport(ReportSample.locator).render([]) == "")
    #expect(XcodeReport(ReportSample.locator).render([]) == "")
  }

  @Test func jsonHasTheFingerprints() throws {
    let report = JSONReport(ReportSample.locator, fingerprints: ReportSample.fingerprints)
    let entries = try JSONValue(parsing: report.render(ReportSample.diagnostics)).items
    #expect(entries.map { $0["fingerprint"] } == ["0123456789abcdef", "00000000000000ff", .null])
  }
}
