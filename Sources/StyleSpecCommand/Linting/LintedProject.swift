internal import TokenWorkspace
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenModel
internal import TokenRenaming
internal import TokenResolver
internal import TokenSystem

/// What a lint reads: specs, configurations, sources, and a baseline.
struct LintedProject {
  /// The specs, as messages show them.
  let paths: [String]
  let settings: ProjectSettings
  /// Nil without a baseline.
  let baselinePath: String?
  let places = FilePlaces(CanonicalPath.of)
  let inputs: [CompilerInput]
  private let options: Compiler.LintOptions
  /// Whether all specs of a project are linted.
  private let isWholeProject: Bool

  /// Reads everything. By default, what the project says counts: a `configuration`, `sources` and a `baseline` from the
  /// command line are in place of that.
  init(
    _ specs: ChosenSpecs,
    isStrict: Bool,
    selection: RuleSelection = RuleSelection(),
    configuration: String? = nil,
    sources: [String] = [],
    baseline: String? = nil
  ) throws {
    let inputs = try specs.load()
    let configurations =
      if let configuration {
        try LintLoader.configuration(at: configuration, for: inputs)
      } else {
        try LintLoader.configurations(for: inputs)
      }
    let settings = ProjectSettings(configurations, scope: .everything)
    var options = Compiler.LintOptions(configurations: configurations.files)
    options.isStrict = isStrict
    options.selection = selection
    if let named = sources.isEmpty ? settings.sources : sources {
      options.sources = try LintLoader.swiftSources(in: named)
    } else {
      options.sources = try specs.swiftSources()
      // Sources that were not named may also use the codes.
      options.selection.leaveOut(Self.rulesOfAllSources)
    }
    options.images = ImageLoader.files
    options.places = places
    options.problems = configurations.problems.map(\.asOption)
    options.migrations = LintLoader.migrations(for: inputs)
    // A run with the name of a single file looks at a part of the project.
    let hasWholeFolders = inputs.allSatisfy { $0.role != .spec }
    options.looksAtAll = configuration == nil && (specs.project != nil || hasWholeFolders)
    options.readConfiguration = SpecLoader.include
    options.hasFile = { pattern, folder in
      let pattern = NamePattern(pattern)
      return LintLoader.hasFile(in: folder) { pattern.matches($0) }
    }
    self.options = options
    self.settings = settings
    self.inputs = inputs
    baselinePath = try baseline ?? settings.baseline()
    paths = specs.paths
    isWholeProject = specs.project != nil
  }

  /// The rules that need to see all sources that use the codes.
  private static let rulesOfAllSources: Set<String> = ["unused-code"]

  func fixer(unsafe: Bool) -> LintFixer {
    LintFixer(inputs, options, unsafe: unsafe, include: SpecLoader.include)
  }

  /// The configurations of the specs, without those that they extend.
  var configurations: [SourceFile] {
    var known: Set<String> = []
    return options.configurations.sorted { $0.key < $1.key }.map(\.value).filter { known.insert($0.path).inserted }
  }

  /// The files that say what names of earlier versions are now, without those that cannot be read.
  var migrations: [SourceFile] {
    options.migrations.filter { $0.role == .candidate }.map(\.file)
  }

  /// The findings as if files had other content. Without a baseline, those about specs alone: sources and images do not
  /// count.
  func findings(replacing files: [SourceFile]) -> Compiler.LintResult {
    var options = options
    if baselinePath == nil {
      options.sources = nil
      options.images = nil
    }
    return LintFixer(inputs, options, unsafe: false, include: SpecLoader.include).lint(replacing: files)
  }

  /// Reports that none of the inputs is a spec, and ends the tool.
  func requireSpec(in result: Compiler.LintResult) throws {
    if result.outlines.isEmpty && result.mistakes.isEmpty { throw NamedSpecs.reportedNoSpec(among: paths, inputs) }
  }

  /// Everything but what the baseline accepts, with what is stale in it. Its file is added to `files`.
  func judge(_ baseline: inout LintBaseline, _ files: inout [SourceFile]) throws -> [Diagnostic] {
    try baseline.judge(baselinePath, lookedAtAll: isWholeProject, lookedAt: lookedAt, &files)
  }

  /// Whether this run would have found what a rule finds.
  private func lookedAt(_ rule: String) -> Bool {
    let isOfSources = RuleRegistry.rule(named: rule)?.category == .sources
    return options.selection.allows(rule) && (options.sources != nil || !isOfSources)
  }

  /// Paths in a baseline count from the folder of its file, that of `written` if there is one. Without a baseline,
  /// fingerprints count from the configuration, which stays the same in another working folder.
  func baselineFolder(of written: String? = nil) -> String {
    let here = places.folder(of: "x")
    guard let path = written ?? baselinePath else { return settings.folder ?? here }
    return OutputStream.isStandardOutput(path) ? here : places.folder(of: path)
  }

  /// The baseline after a rename; nil without one.
  func renamedBaseline(_ before: Compiler.LintResult, _ after: Compiler.LintResult) throws -> RenamedFiles? {
    guard let baselinePath else { return nil }
    let file = SourceFile(path: baselinePath, bytes: try ReportFile.read(baselinePath))
    var mistakes: [Diagnostic] = []
    guard let baseline = Baseline.read(file, as: SourceFileID(index: 0), diagnostics: &mistakes) else { return nil }
    let folder = baselineFolder()
    var (old, new) = (LintBaseline(before, folder: folder, places), LintBaseline(after, folder: folder, places))
    let renamed = baseline.renamed(from: old.identified, to: new.identified)
    guard renamed != baseline else { return nil }
    let count = Set(renamed.entries).subtracting(baseline.entries).count
    return RenamedFiles(file, replacedBy: Array(try renamed.text().utf8), count: count)
  }
}
