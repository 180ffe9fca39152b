package import TokenCompiler
package import TokenDiagnostics
package import TokenLint
internal import TokenModel
internal import TokenResolver
internal import TokenSystem
package import TokenWorkspace

/// What a lint reads: specs, configurations, sources, and a baseline.
package struct LintedProject: Sendable {
  /// The specs, as messages show them.
  package let paths: [String]
  package let settings: ProjectSettings
  /// Nil without a baseline.
  package let baselinePath: String?
  package let places = FilePlaces(CanonicalPath.of)
  package private(set) var inputs: [CompilerInput]
  private(set) var options: Compiler.LintOptions
  /// Reads what specs include, and configurations extend.
  private(set) var include = SpecLoader.include
  /// Whether all specs of a project are linted.
  private let isWholeProject: Bool

  /// Reads everything. By default, what the project says counts: a `configuration`, `sources` and a `baseline` from the
  /// command line are in place of that.
  ///
  /// - Parameter unsaved: Files that are inputs, too, and need not be on the disk.
  package init(
    _ specs: ChosenSpecs,
    isStrict: Bool,
    selection: RuleSelection = RuleSelection(),
    configuration: String? = nil,
    sources: [String] = [],
    baseline: String? = nil,
    unsaved: [CompilerInput] = []
  ) throws {
    let inputs = try specs.load() + unsaved
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
    options.looksAtAll = configuration == nil && (specs.project != nil || hasWholeFolders && !specs.paths.isEmpty)
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

  /// The same project with the content of open files.
  func replacing(_ open: OpenFiles) -> LintedProject {
    var project = self
    project.inputs = inputs.map { $0.replacing(file: open.replacing($0.file) ?? $0.file) }
    project.options.configurations = options.configurations.mapValues { open.replacing($0) ?? $0 }
    project.options.sources = options.sources?.map { open.replacing($0) ?? $0 }
    project.options.migrations = options.migrations.map { $0.replacing(file: open.replacing($0.file) ?? $0.file) }
    project.options.readConfiguration = open.include
    project.include = open.include
    return project
  }

  /// The rules that need to see all sources that use the codes.
  private static let rulesOfAllSources: Set<String> = ["unused-code"]

  package func fixer(unsafe: Bool) -> LintFixer {
    LintFixer(inputs, options, unsafe: unsafe, include: include)
  }

  /// The configurations of the specs, without those that they extend.
  package var configurations: [SourceFile] {
    var known: Set<String> = []
    return options.configurations.sorted { $0.key < $1.key }.map(\.value).filter { known.insert($0.path).inserted }
  }

  /// The files beside specs: configurations, Swift sources, and names of earlier versions.
  var files: [SourceFile] { configurations + (options.sources ?? []) + options.migrations.map(\.file) }

  /// The files that say what names of earlier versions are now, without those that cannot be read.
  package var migrations: [SourceFile] {
    options.migrations.filter { $0.role == .candidate }.map(\.file)
  }

  /// Whether all files that were read for this project are those of another one, with the same content.
  func hasFiles(of other: LintedProject) -> Bool {
    inputs == other.inputs && settings.files == other.settings.files
      && options.configurations == other.options.configurations && options.sources == other.options.sources
      && options.migrations == other.options.migrations
      && options.problems.map(\.file) == other.options.problems.map(\.file)
  }

  /// The findings as if files had other content. Without a baseline, those about specs alone: sources and images do not
  /// count.
  package func findings(replacing files: [SourceFile]) -> Compiler.LintResult {
    var options = options
    if baselinePath == nil {
      options.sources = nil
      options.images = nil
    }
    return LintFixer(inputs, options, unsafe: false, include: include).lint(replacing: files)
  }

  /// Reports that none of the inputs is a spec, and ends the tool.
  package func requireSpec(in result: Compiler.LintResult) throws {
    if result.outlines.isEmpty && result.mistakes.isEmpty { throw NamedSpecs.reportedNoSpec(among: paths, inputs) }
  }

  /// Everything but what the baseline accepts, with what is stale in it. Its file is added to `files`.
  package func judge(_ baseline: inout LintBaseline, _ files: inout [SourceFile]) throws -> [Diagnostic] {
    try baseline.judge(baselinePath, lookedAtAll: isWholeProject, lookedAt: lookedAt, &files)
  }

  /// Whether this run would have found what a rule finds.
  private func lookedAt(_ rule: String) -> Bool {
    let isOfSources = RuleRegistry.rule(named: rule)?.category == .sources
    return options.selection.allows(rule) && (options.sources != nil || !isOfSources)
  }

  /// Paths in a baseline count from the folder of its file, that of `written` if there is one. Without a baseline,
  /// fingerprints count from the configuration, which stays the same in another working folder.
  package func baselineFolder(of written: String? = nil) -> String {
    let here = places.folder(of: "x")
    guard let path = written ?? baselinePath else { return settings.folder ?? here }
    return OutputStream.isStandardOutput(path) ? here : places.folder(of: path)
  }
}
