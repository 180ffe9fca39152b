internal import ArgumentParser
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenSystem

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check specs, and report mistakes and findings.",
    discussion: """
      Rules are configured in .stylespec.yaml, next to the spec or in a folder above it, and switched off locally by
      comments such as '# stylespec:disable-next-line off-grid -- measured, not drawn'. The report goes to standard output.
      Exits with 1 when there is an error, or more warnings than --max-warnings allows.

      RULE is a rule, a category (metrics, color, naming, graph, emoji, sources, suppressions), the first words of \
      some rules (line-height), or all. Errors that stop a compile are always reported, whatever is selected.

      EXAMPLES
        stylespec lint
        stylespec lint --fix
        stylespec lint --fix --unsafe-fixes --diff
        stylespec lint --select contrast,metrics --statistics
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

  @Flag(help: "With --fix or --diff, also apply unsafe fixes. Alone, it writes nothing.")
  var unsafeFixes = false

  @Flag(help: "Show what --fix would change, and write nothing.")
  var diff = false

  @Option(
    help: ArgumentHelp("Look for these rules only, separated by commas. May be repeated.", valueName: "rule"),
    completion: .custom(RuleCompletion.selectors)
  )
  var select: [RuleSelector] = []

  @Option(
    help: ArgumentHelp("Do not look for these rules. Wins over --select.", valueName: "rule"),
    completion: .custom(RuleCompletion.selectors)
  )
  var ignore: [RuleSelector] = []

  @Flag(help: "Count the findings of each rule; as text, or with --format json.")
  var statistics = false

  @Option(
    help: "The configuration, instead of the .stylespec.yaml that is found.",
    completion: .specFile
  )
  var config: String?

  @Option(help: "A folder of Swift files, or one, to look for codes in. May be repeated.", completion: .file())
  var sources: [String] = []

  @Option(help: "Leave out the findings in a baseline.", completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(help: "Write all findings of rules into a baseline.", completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  @Option(help: "Fail when there are more warnings than this.")
  var maxWarnings: Int?

  @Flag(help: "Report errors only.")
  var quiet = false

  @Flag(help: "Let --fix replace read-only files; let reports and baselines replace files of other kinds.")
  var force = false

  @Option(
    help: "Print the documentation of a rule, or of an error of a spec, and do nothing else.",
    completion: .custom(RuleCompletion.pages)
  )
  var explain: String?

  @Flag(help: "List all rules, and do nothing else.")
  var listRules = false

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings takes 0 or more.") }
    if writeBaseline != nil && !(select.isEmpty && ignore.isEmpty) {
      throw ValidationError("--write-baseline accepts the findings of all rules; remove --select and --ignore.")
    }
    if statistics, let other = format.first(where: { $0.format != .text && $0.format != .json }) {
      throw ValidationError("--statistics supports text and json, not \(other.format).")
    }
    for selector in select { try selector.validate("--select") }
    for selector in ignore {
      try selector.validate("--ignore")
      guard let error = selector.errors.first else { continue }
      throw ValidationError("'\(error)' is a spec error, not a rule; errors cannot be ignored.")
    }
    if appliesFixes && specs.spec.contains(SpecLoader.standardInput) && !diff {
      throw ValidationError("Standard input cannot be changed; use --diff.")
    }
    try ReportRequest.requireOwnPlaces(format)
  }

  /// Whether to compute fixes, to apply or to preview.
  var appliesFixes: Bool { fix || diff }

  /// The selected rules.
  var selection: RuleSelection {
    RuleSelection(
      selected: select.isEmpty ? nil : Set(select.flatMap(\.rules)),
      ignored: Set(ignore.flatMap(\.rules))
    )
  }

  func run() throws {
    if listRules { return try Console.printResult(RuleListing.all) }
    if let explain { return try Console.printResult(RuleListing.documentation(of: explain)) }
    try LintSession(self).run()
  }
}
