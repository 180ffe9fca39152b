internal import TokenDiagnostics
internal import TokenFiles
internal import TokenReports

/// Prints reports, or writes them into files.
struct ReportWriter {
  private let locator: SourceLocator
  private let paths: [String]

  init(_ locator: SourceLocator, paths: [String]) {
    self.locator = locator
    self.paths = paths
  }

  func write(_ diagnostics: [Diagnostic], as request: ReportRequest) throws {
    let report = try render(diagnostics, as: request.format, isFile: request.file != nil)
    guard let file = request.file else { return Console.printResult(report) }
    try reportingFileErrors { () throws(FileError) in try ReportFile.write(report, to: file) }
  }

  private func render(_ diagnostics: [Diagnostic], as format: ReportRequest.Format, isFile: Bool) throws -> String {
    switch format {
    case .text:
      let usesColor = !isFile && Console.resultsUseColor
      let report = TerminalReport(locator, usesColor: usesColor).render(diagnostics)
      return report.isEmpty ? "\(paths.joined(separator: ", ")): nothing to report\n" : report
    case .json: return try JSONReport(locator).render(diagnostics)
    }
  }
}
