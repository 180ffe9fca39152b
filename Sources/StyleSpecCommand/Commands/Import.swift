internal import ArgumentParser
internal import TokenDiagnostics
internal import TokenImport
internal import TokenResolver
internal import TokenSystem
internal import TokenWorkspace

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a spec and token files from another tool's tokens.",
    discussion: """
      PATH is what Tokens Studio, Penpot or Figma exports: a JSON file, or a folder with a file for each set or mode; \
      or what Figma's API answers. The result is a spec, a token file for each set and, for themes and modes, a resolver \
      document. The report says what became of each token: it is exact, changed or lost. Documentation/Import.md says \
      more.

      EXAMPLES
        stylespec import tokens.json --out design
        stylespec import tokens/ --out design --name AcmeStyles
        stylespec import variables.json --from figma --out design
        stylespec import tokens/ --out design --format markdown --fail-on lost
      """
  )

  @Argument(help: "The file or the folder to import.", completion: .file())
  var path: String

  @Option(help: "The tool that wrote it. (default: recognized by what the files contain)")
  var from: ImportKind?

  @Option(help: "The folder to write into. It is made if it is missing.", completion: .directory)
  var out: String

  @Option(help: "The Swift name of the catalog, and the name of the spec.")
  var name = "Brand"

  @Option(help: "How to print the report.")
  var format: Format = .text

  @Option(help: "Exit with 1 when a token is lost.")
  var failOn: FailureLimit?

  @Flag(help: "Leave out tokens of types that the Design Tokens format does not have, such as texts.")
  var strict = false

  @Flag(help: "Take variables of Figma that are hidden from publishing.")
  var hidden = false

  @Flag(help: "Replace files that are there.")
  var force = false

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  enum FailureLimit: String, ExpressibleByArgument, CaseIterable {
    case lost
  }

  func validate() throws {
    if path.isEmpty || out.isEmpty { throw ValidationError("PATH and --out need the names of files or folders.") }
    if let problem = SwiftName.problem(withType: name) {
      let proposal = SwiftName.proposal(for: name)
      throw ValidationError("'\(name)' cannot name a catalog: \(problem). For instance: --name \(proposal)")
    }
  }

  func run() throws {
    let input = try ImportedPath.load(path)
    var diagnostics: [Diagnostic] = []
    let options = ImportOptions(isStrict: strict, takesHidden: hidden)
    let reading = Importer.read(input, from: from, options, diagnostics: &diagnostics)
    Self.print(diagnostics, of: input.sources)
    guard let reading else { throw ExitCode.specError }
    let result = ImportedFiles(of: reading, named: name, isStrict: strict)
    if result.diagnostics.hasErrors {
      Self.print(result.diagnostics, of: result.sources)
      Console.printMessage(
        "stylespec: error: the result does not compile, so nothing was written; this is a mistake of the import\n"
      )
      throw ExitCode.specError
    }
    let written = try FolderFiles.write(
      result.files.map { ($0.path, $0.bytes) },
      into: out,
      besides: InputFiles(input.sources.map(\.path)),
      force: force
    )
    let report = ImportReport(of: reading, writing: written, from: input.sources)
    try Console.printResult(render(report))
    Console.printMessage(written.map { "wrote \($0)\n" }.joined())
    if failOn == .lost, report.count(of: .lost) > 0 { throw ExitCode.specError }
  }

  private func render(_ report: ImportReport) -> String {
    switch format {
    case .text: ImportText.render(report, TerminalStyle(isOn: Console.resultsUseColor))
    case .json: ImportJSON.render(report)
    case .markdown: ImportMarkdown.render(report)
    }
  }

  private static func print(_ diagnostics: [Diagnostic], of files: [SourceFile]) {
    if diagnostics.isEmpty { return }
    let report = TerminalReport(SourceLocator(files), usesColor: Console.messagesUseColor)
    Console.printMessage(report.render(diagnostics))
  }
}

extension ImportKind: ExpressibleByArgument {}
