internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenReports
internal import TokenSystem
internal import TokenWorkspace

/// Prints reports, or writes them into files.
struct ReportWriter {
  let files: [SourceFile]
  /// The linted paths, as the user named them.
  let paths: [String]
  let fingerprints: [Diagnostic: String]
  /// The number of findings whose fixes were not tried separately.
  private let untriedFixes: Int
  /// What the findings are of.
  private let rules: [ReportedRule]
  private let locator: SourceLocator

  init(
    files: [SourceFile],
    paths: [String],
    fingerprints: [Diagnostic: String] = [:],
    untriedFixes: Int = 0,
    rules: [ReportedRule] = RuleRegistry.rules.map(ReportedRule.init)
  ) {
    self.files = files
    self.paths = paths
    self.fingerprints = fingerprints
    self.untriedFixes = untriedFixes
    self.rules = rules
    locator = SourceLocator(files)
  }

  func write(_ diagnostics: [Diagnostic], as request: ReportRequest) throws {
    let report = try render(diagnostics, as: request.format, isFile: request.file != nil)
    guard let file = request.reportFile else { return try Console.printResult(report) }
    try file.write(report)
  }

  private func render(_ diagnostics: [Diagnostic], as format: ReportRequest.Format, isFile: Bool) throws -> String {
    switch format {
    case .text:
      let usesColor = !isFile && Console.resultsUseColor
      let report = TerminalReport(locator, usesColor: usesColor).render(
        diagnostics,
        untriedFixes: untriedFixes
      )
      return report.isEmpty ? "\(paths.joined(separator: ", ")): nothing to report\n" : report
    case .json: return JSONReport(locator, fingerprints: fingerprints).render(diagnostics)
    case .sarif:
      return SARIFReport(locator, rules: rules, fingerprints: fingerprints, version: Compiler.version)
        .render(diagnostics)
    case .github: return GitHubReport(locator).render(diagnostics)
    case .xcode:
      return XcodeReport(locator, folder: Console.workingFolder.map { $0 + "/" } ?? "").render(diagnostics)
    case .junit: return JUnitReport(locator, paths: files.map(\.path)).render(diagnostics)
    }
  }
}

extension ReportedRule {
  fileprivate init(_ rule: any LintRule.Type) {
    self.init(
      id: rule.id,
      summary: rule.documentation.summary,
      description: rule.documentation.whatItDoes + " " + rule.documentation.whyIsThisBad,
      help: RuleReference.text(of: rule, level: 1),
      severity: rule.severity
    )
  }
}
