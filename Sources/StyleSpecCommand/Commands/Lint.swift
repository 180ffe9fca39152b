internal import ArgumentParser
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenFiles
internal import TokenReports

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check specs, and report what is wrong with them.",
    discussion: """
      Rules are configured in .stylespec.yaml, beside the spec or in a folder above it, and switched off for a place by
      comments such as '# stylespec:disable-next-line off-grid -- measured, not drawn'. The report goes to standard output.
      Exits with 1 when there is an error, or more warnings than --max-warnings allows.

      EXAMPLES
        stylespec lint
        stylespec lint --fix
        stylespec lint brand.yaml --format text --format sarif:lint.sarif
        stylespec lint --sources Sources --max-warnings 0
        stylespec lint --explain contrast
        generate-tokens | stylespec lint -
      """
  )

  @OptionGroup var specs: SpecArguments

  @Option(help: "How to print the report: \(ReportRequest.formatNames). With ':FILE', into a file. May be repeated.")
  var format: [ReportRequest] = []

  @Flag(help: "Apply fixes that keep the meaning beyond doubt.")
  var fix = false

  @Flag(help: "Apply the other fixes, too.")
  var unsafeFixes = false

  @Flag(help: "Show what --fix would change, and write nothing.")
  var diff = false

  @Option(
    help: "The configuration, in place of the .stylespec.yaml that is found.",
    completion: .file(extensions: ["yaml"])
  )
  var config: String?

  @Option(help: "A folder of Swift files, or one, to look for codes in. May be repeated.", completion: .file())
  var sources: [String] = []

  @Option(help: "Leave out the findings that a baseline knows.", completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(help: "Write all findings of rules into a baseline.", completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  @Option(help: "Fail when there are more warnings than this.")
  var maxWarnings: Int?

  @Flag(help: "Report errors only.")
  var quiet = false

  @Flag(help: "Let --fix replace read-only files; let reports and baselines replace files of other kinds.")
  var force = false

  @Option(help: "Print the documentation of a rule, and do nothing else.")
  var explain: String?

  @Flag(help: "List all rules, and do nothing else.")
  var listRules = false

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings takes 0 or more.") }
    if appliesFixes && specs.spec.contains(SpecLoader.standardInput) && !diff {
      throw ValidationError("Standard input cannot be changed; use --diff.")
    }
    try ReportRequest.requireOwnPlaces(format)
  }

  /// Whether fixes are asked for, be it to look at them.
  var appliesFixes: Bool { fix || unsafeFixes || diff }

  func run() throws {
    if listRules { return try Console.printResult(RuleListing.all) }
    if let explain { return try Console.printResult(RuleListing.documentation(of: explain)) }
    try LintSession(self).run()
  }
}
