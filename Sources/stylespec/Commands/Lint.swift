internal import ArgumentParser
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenFiles
internal import TokenReports

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check specs, and report what is wrong with them.",
    discussion: """
      The report goes to standard output; nothing is written. Exits with 1 when there is an error.

      EXAMPLES
        stylespec lint
        stylespec lint brand.yaml --format json
        generate-tokens | stylespec lint -
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var specs: SpecArguments

  @Option(help: "How to print the report.")
  var format: Format = .text

  func run() throws {
    let (result, paths) = try specs.read(to: [])
    let locator = SourceLocator(result.files)
    switch format {
    case .text:
      let report = TerminalReport(locator, usesColor: Console.resultsUseColor).render(result.diagnostics)
      Console.printResult(report.isEmpty ? "\(paths.joined(separator: ", ")): nothing to report\n" : report)
    case .json: Console.printResult(try JSONReport(locator).render(result.diagnostics))
    }
    if result.diagnostics.hasErrors { throw ExitCode.specError }
  }
}
