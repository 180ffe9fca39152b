import Testing
import TestSupport
import TokenDiagnostics
import TokenReports

struct TerminalReportTests {
  private let source = """
    # 汉字
    color: { ink: "#12" }
    汉字👍🏽e\u{301}: bad  # after
    \ttab\u{1B}[31m: x

    """

  @Test func golden() throws {
    let text = report(usesColor: false).render(diagnostics)
    try expectGolden(text, "Tests/Golden/TerminalReport.txt")
  }

  @Test func goldenInColor() throws {
    let text = report(usesColor: true).render(diagnostics).replacing("\u{1B}", with: "ESC")
    try expectGolden(text, "Tests/Golden/TerminalReport.color.txt")
  }

  @Test func goldenAsJSON() throws {
    let report = JSONReport(SourceLocator([SourceFile(path: "tokens/汉.yaml", text: source)]))
    try expectGolden(report.render(diagnostics), "Tests/Golden/JSONReport.json")
  }

  @Test func nothingIsSaidOfNothing() {
    #expect(report(usesColor: true).render([]) == "")
  }

  @Test func aThousandAreShown() {
    let range = SourceRange.start(of: SourceFileID(index: 0))
    let many = (0..<1_234).map { Diagnostic(rule: RuleID(rawValue: "rule"), message: "\($0)", at: range) }
    let lines = report(usesColor: false).render(many).split(separator: "\n")
    #expect(lines.suffix(2) == ["… and 234 more", "1234 errors"])
    #expect(lines.count == 3 * 1_000 + 2)
  }

  /// Lines can be megabytes long; a report shows a window.
  @Test func longLinesAreCut() {
    let text = String(repeating: "a", count: 100_000) + "BAD" + String(repeating: "b", count: 100_000)
    let file = SourceFile(path: "long.yaml", text: text)
    let range = SourceRange(file: SourceFileID(index: 0), bytes: 100_000..<100_003)
    let diagnostic = Diagnostic(rule: RuleID(rawValue: "rule"), message: "bad", at: range)
    let lines = TerminalReport(SourceLocator([file]), usesColor: false).render([diagnostic]).split(separator: "\n")
    #expect(lines[0] == "long.yaml:1:100001: error: bad [rule]")
    #expect(lines[1] == "  1 | …\(String(repeating: "a", count: 80))BAD\(String(repeating: "b", count: 80))…")
    #expect(lines[2] == "    | \(String(repeating: " ", count: 81))^~~")
  }

  private func report(usesColor: Bool) -> TerminalReport {
    TerminalReport(SourceLocator([SourceFile(path: "tokens/汉.yaml", text: source)]), usesColor: usesColor)
  }

  private var diagnostics: [Diagnostic] {
    [
      Diagnostic(
        rule: RuleID(rawValue: "invalid-color"),
        message: "`#12` is not a color",
        at: place(of: "\"#12\""),
        notes: [Note("the `color` group", at: place(of: "color"))],
        fixIts: [
          FixIt("write `\"#111222\"`", .safe, edit: TextEdit(replacing: place(of: "\"#12\""), with: "\"#111222\"")),
          FixIt("remove it", .unsafe, edit: TextEdit(replacing: place(of: "ink"), with: "")),
        ]
      ),
      Diagnostic(.warning, rule: RuleID(rawValue: "wide"), message: "after wide characters", at: place(of: "bad")),
      Diagnostic(.warning, rule: RuleID(rawValue: "wide"), message: "wide characters", at: place(of: "字👍🏽e\u{301}")),
      Diagnostic(.info, rule: RuleID(rawValue: "control"), message: "text with \u{1B}[31m in it", at: place(of: ": x")),
    ]
  }

  private func place(of text: String) -> SourceRange {
    let start =
      source.firstRange(of: text).map { source.utf8.distance(from: source.startIndex, to: $0.lowerBound) } ?? 0
    return SourceRange(file: SourceFileID(index: 0), bytes: start..<start + text.utf8.count)
  }
}
