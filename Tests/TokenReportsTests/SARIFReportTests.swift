import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenReports

struct SARIFReportTests {
  private let report = SARIFReport(
    ReportSample.locator,
    rules: ReportSample.rules,
    fingerprints: ReportSample.fingerprints,
    version: "1.2.3",
    informationURI: "https://example.com/stylespec"
  )

  @Test func golden() throws {
    try expectGolden(report.render(ReportSample.diagnostics), "Tests/Golden/SARIFReport.json")
  }

  @Test(arguments: [true, false])
  func holdsWhatTheStandardAsksFor(hasFindings: Bool) throws {
    let diagnostics = hasFindings ? ReportSample.diagnostics : []
    let schema = try JSONSchema(parsing: Repository.read("Tests/Data/sarif-2.1.0-used.json"))
    #expect(try schema.problems(of: JSONValue(parsing: report.render(diagnostics))) == [])
    let bare = SARIFReport(ReportSample.locator, version: "1")
    #expect(try schema.problems(of: JSONValue(parsing: bare.render(diagnostics))) == [])
  }

  /// `STYLESPEC_SARIF_SCHEMA` is the path of the standard's own schema, which this repository does not have a copy of.
  @Test(.enabled(if: Self.officialSchema != nil))
  func officialSchemaAgrees() throws {
    let text = try String(contentsOfFile: #require(Self.officialSchema), encoding: .utf8)
    let problems = try JSONSchema(parsing: text).problems(
      of: JSONValue(parsing: report.render(ReportSample.diagnostics))
    )
    #expect(problems == [])
  }

  private static let officialSchema = ProcessInfo.processInfo.environment["STYLESPEC_SARIF_SCHEMA"]

  @Test func resultsLeadToTheirRules() throws {
    let run = try JSONValue(parsing: report.render(ReportSample.diagnostics))["runs", 0]
    let rules = run["tool", "driver", "rules"].items.map { $0["id"] }
    #expect(rules == ["two-lines", "layering", "unlisted"])
    #expect(run["results"].items.map { $0["ruleIndex"] } == [.number(1), .number(0), .number(2)])
  }

  /// Placeholders and links have a syntax; a message that looks like one does not mean it.
  @Test func messagesAreMeantAsTheyStand() throws {
    let run = try JSONValue(parsing: report.render(ReportSample.diagnostics))["runs", 0]
    #expect(run["results", 0, "message", "text"] == #"`{{palette.0}}`, <b>100%</b>: "a" & \[b\](1)"#)
    #expect(run["results", 0, "relatedLocations", 0, "message", "text"] == "declared as {{0}}")
  }

  @Test func pathsBecomeURIs() throws {
    let related = try JSONValue(parsing: report.render(ReportSample.diagnostics))["runs", 0, "results", 0]
    let uris = related["fixes", 0, "artifactChanges"].items.map { $0["artifactLocation", "uri"] }
    #expect(uris == ["tokens/100%25%20%E6%B1%89%2C%20a%3Ab.yaml", "file:///shared/base.yaml"])
  }
}
