internal import ArgumentParser
internal import TokenWorkspace
internal import TokenComparison
internal import TokenSystem
internal import TokenDiagnostics

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the effects of a change to specs or token files.",
    discussion: """
      OLD and NEW are specs, token files, resolver documents, folders of them, - for standard input, revisions of a \
      git repository, or paths in one, written REVISION:PATH as git does. A revision alone means the specs of this \
      project in it: those that compile and lint use without a SPEC. REVISION: means those at the root of the \
      repository.

      Without NEW, it is the project on the disk; also without OLD, that is compared with its last commit. An OLD \
      without specs and token files is an empty one: everything is new.

      Each change is breaking (a name in an output of the project is gone, or a look-up by name finds nothing), \
      visible (text, or the value of a token, is different) or invisible. Documentation/Diff.md has the table.

      EXAMPLES
        stylespec diff                         since the last commit
        stylespec diff origin/main             since another revision
        stylespec diff HEAD~1 HEAD             the effects of the last commit
        stylespec diff origin/main:tokens HEAD:tokens --format markdown
        stylespec diff old.yaml new.yaml --format json
        stylespec diff v1.0: tokens --fail-on breaking
      """
  )

  @Argument(
    help: "The version before. (default: the project as of the last commit)",
    completion: .specFile
  )
  var old: String?

  @Argument(help: "The version after. (default: the project on the disk)", completion: .specFile)
  var new: String?

  @Flag(help: "Refuse comments and trailing commas in JSON, which are otherwise read with a warning.")
  var strict = false

  @Option(help: "How to print it.")
  var format: Format = .text

  @Flag(
    help: "Print all changes; without it, text has at most \(ComparisonText.usualLines) lines, and counts the rest."
  )
  var all = false

  @Option(help: "Exit with 1 when there is a change of this class, or of a more severe one.")
  var failOn: FailureLimit?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  /// The classes that a user may want to exclude.
  enum FailureLimit: String, ExpressibleByArgument, CaseIterable {
    case breaking, visible

    var changeClass: ChangeClass {
      switch self {
      case .breaking: .breaking
      case .visible: .visible
      }
    }
  }

  func validate() throws {
    if old == SpecLoader.standardInput && new == SpecLoader.standardInput {
      throw ValidationError("Standard input can be one of the two versions only.")
    }
    if old?.isEmpty ?? false || new?.isEmpty ?? false {
      throw ValidationError("OLD and NEW need names of files, folders or revisions.")
    }
  }

  func run() throws {
    let sides = try ComparedSide.both(old: old, new: new)
    let versions = (
      old: try SpecVersion(sides.old, isBase: true, isStrict: strict),
      new: try SpecVersion(sides.new, isBase: false, isStrict: strict)
    )
    Console.printMessage(versions.old.report + versions.new.report)
    if versions.old.hasErrors || versions.new.hasErrors { throw ExitCode.specError }
    let findings = CatalogComparison.compare(versions.old.catalogs, versions.new.catalogs)
    let report = ComparisonReport(old: sides.old.name, new: sides.new.name, findings: findings)
    try Console.printResult(render(report))
    try failIfAsked(report)
  }

  private func render(_ report: ComparisonReport) throws -> String {
    switch format {
    case .text:
      ComparisonText(
        TerminalStyle(isOn: Console.resultsUseColor),
        maximumLines: all ? nil : ComparisonText.usualLines
      ).render(report)
    case .json: try ComparisonJSON.render(report)
    case .markdown: ComparisonMarkdown.render(report)
    }
  }

  private func failIfAsked(_ report: ComparisonReport) throws {
    guard let failOn else { return }
    let classes = ChangeClass.allCases.filter { $0 <= failOn.changeClass && report.count(of: $0) > 0 }
    guard !classes.isEmpty else { return }
    let counts = classes.map { "\(report.count(of: $0)) \($0.rawValue)" }.joined(separator: " and ")
    let isOne = classes.reduce(0) { $0 + report.count(of: $1) } == 1
    Console.printMessage("\(counts) change\(isOne ? "" : "s"); --fail-on \(failOn.rawValue) allows none\n")
    throw ExitCode.specError
  }
}
