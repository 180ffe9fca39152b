internal import ArgumentParser
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenModel
internal import TokenSystem

/// One run of `stylespec lint`.
struct LintSession {
  private let command: Lint
  private let paths: [String]
  private let inputs: [CompilerInput]
  private let options: Compiler.LintOptions
  private let settings: ProjectSettings
  private let baselinePath: String?
  private let places = FilePlaces(CanonicalPath.of)
  private let clock = ContinuousClock()

  init(_ command: Lint) throws {
    self.command = command
    let specs = try command.specs.chosen()
    let inputs = try specs.load()
    let configurations =
      if let path = command.config {
        try LintLoader.configuration(at: path, for: inputs)
      } else {
        try LintLoader.configurations(for: inputs)
      }
    let settings = ProjectSettings(configurations, scope: .everything)
    var options = Compiler.LintOptions(configurations: configurations.files)
    options.isStrict = command.specs.strict
    options.selection = command.selection
    if let named = command.sources.isEmpty ? settings.sources : command.sources {
      options.sources = try LintLoader.swiftSources(in: named)
    } else {
      options.sources = try specs.swiftSources()
      // Sources that were not named may also use the codes.
      options.selection.leaveOut(Self.rulesOfAllSources)
    }
    options.images = ImageLoader.files
    options.places = places
    options.problems = configurations.problems.map(\.asOption)
    // A run with the name of a single file looks at a part of the project.
    let hasWholeFolders = inputs.allSatisfy { $0.role != .spec }
    options.looksAtAll = command.config == nil && (specs.project != nil || hasWholeFolders)
    options.readConfiguration = SpecLoader.include
    options.hasFile = { pattern, folder in
      let pattern = NamePattern(pattern)
      return LintLoader.hasFile(in: folder) { pattern.matches($0) }
    }
    self.options = options
    baselinePath = try command.baseline ?? settings.baseline()
    self.settings = settings
    paths = specs.paths
    self.inputs = inputs
  }

  /// The rules that need to see all sources that use the codes.
  private static let rulesOfAllSources: Set<String> = ["unused-code"]

  func run() throws {
    let start = clock.now
    let fixer = LintFixer(inputs, options, unsafe: command.unsafeFixes, include: SpecLoader.include)
    let result = try withProgressLine { command.appliesFixes ? try fixed(by: fixer) : fixer.lint() }
    if result.outlines.isEmpty && result.mistakes.isEmpty { throw NamedSpecs.reportedNoSpec(among: paths, inputs) }
    try checkFiles(result)
    var baseline = LintBaseline(result, folder: baselineFolder, places)
    // If a spec does not compile, it is unknown what a baseline would have to accept.
    if let path = command.writeBaseline, !result.mistakes.hasErrors { return try baseline.write(to: path) }
    var files = result.files
    let judged = try baseline.judge(
      baselinePath,
      lookedAtAll: command.specs.spec.isEmpty,
      lookedAt: lookedAt,
      &files
    )
    let shown = command.quiet ? judged.filter { $0.severity == .error } : judged
    if command.statistics {
      try printStatistics(shown)
    } else {
      try printReports(shown, files: files, baseline: &baseline, untriedFixes: result.untriedFixes)
    }
    summarize(judged, specs: result.outlines.count, start.duration(to: clock.now))
    let warnings = judged.count { $0.severity == .warning }
    if let allowed = command.maxWarnings, warnings > allowed {
      Console.printMessage("\(counted(warnings, "warning")); --max-warnings allows \(allowed)\n")
      throw ExitCode.specError
    }
    if judged.hasErrors { throw ExitCode.specError }
  }

  private func printReports(
    _ shown: [Diagnostic],
    files: [SourceFile],
    baseline: inout LintBaseline,
    untriedFixes: Int
  ) throws {
    let requests = command.format.isEmpty ? [ReportRequest(format: .text)] : command.format
    let showsFingerprints = requests.contains { $0.format == .json || $0.format == .sarif }
    let writer = ReportWriter(
      files: files,
      paths: paths,
      fingerprints: showsFingerprints ? baseline.fingerprints : [:],
      untriedFixes: untriedFixes
    )
    for request in requests { try writer.write(shown, as: request) }
  }

  private func printStatistics(_ shown: [Diagnostic]) throws {
    let statistics = RuleStatistics(shown)
    for request in command.format.isEmpty ? [ReportRequest(format: .text)] : command.format {
      let text = request.format == .json ? try statistics.json : statistics.text
      guard let file = request.reportFile else {
        try Console.printResult(text)
        continue
      }
      try file.write(text)
    }
  }

  /// Whether this run would have found what a rule finds.
  private func lookedAt(_ rule: String) -> Bool {
    let isOfSources = RuleRegistry.rule(named: rule)?.category == .sources
    return options.selection.allows(rule) && (options.sources != nil || !isOfSources)
  }

  /// Paths in a baseline count from the folder of its file. Without one, fingerprints count from the configuration,
  /// which stays the same in another working folder.
  private var baselineFolder: String {
    let here = places.folder(of: "x")
    guard let path = command.writeBaseline ?? baselinePath else { return settings.folder ?? here }
    return OutputStream.isStandardOutput(path) ? here : places.folder(of: path)
  }

  /// The findings after fixes, which are written, or shown with `--diff`.
  private func fixed(by fixer: LintFixer) throws -> Compiler.LintResult {
    let result = fixer.run()
    if command.diff { throw try printDiff(result) }
    // Before any fix or report is written.
    try checkFiles(result.lint)
    try ExistingFile.replace(result.changed.map { ($0.path, $0.bytes) }, force: command.force)
    if result.fixedCount > 0 {
      Console.printMessage(
        "fixed \(counted(result.fixedCount, "finding")) in \(counted(result.changed.count, "file"))\n"
      )
    }
    return result.lint
  }

  /// Throws when what is to be written would replace what this run reads, or what is not ours.
  private func checkFiles(_ result: Compiler.LintResult) throws(FileError) {
    if let path = command.writeBaseline, !result.mistakes.hasErrors {
      if OutputStream.isStandardOutput(path) { return }
      return try LintBaseline.file(path).check(inputs: InputFiles(result.files.map(\.path)), force: command.force)
    }
    let inputs = InputFiles(result.files.map(\.path) + (baselinePath.map { [$0] } ?? []))
    for request in command.format { try request.reportFile?.check(inputs: inputs, force: command.force) }
  }

  /// Prints a patch; returns the status to end with.
  private func printDiff(_ result: LintFixer.Result) throws -> ExitCode {
    let (names, outside) = try PatchFolder().names(of: result.changed.map(\.path))
    let changes = zip(names, result.changed).map { names, new in
      let old = result.original.first { $0.path == new.path }
      return UnifiedDiff(names, from: old?.bytes ?? [], to: new.bytes).description
    }
    try Console.printResult(changes.joined())
    for path in outside {
      Console.printMessage("\(path): not in the folder you are in; the patch does not apply to it from here\n")
    }
    return changes.isEmpty ? ExitCode.success : ExitCode.specError
  }

  /// On the other stream, since it differs from run to run.
  private func summarize(_ diagnostics: [Diagnostic], specs: Int, _ duration: Duration) {
    let safe = diagnostics.count { $0.fixIts.contains { $0.applicability == .safe } }
    let unsafe = diagnostics.count { !$0.fixIts.isEmpty } - safe
    if command.unsafeFixes && !command.appliesFixes && safe + unsafe > 0 {
      let them = safe + unsafe == 1 ? "it" : "them"
      Console.printMessage(
        "\(counted(safe + unsafe, "finding")) can be fixed; --fix --unsafe-fixes writes \(them), --diff shows \(them)\n"
      )
    }
    guard Console.messagesAreOnTerminal else { return }
    let fixes =
      (safe > 0 ? ", \(safe) fixable with --fix" : "")
      + (unsafe > 0 ? ", \(unsafe)\(safe > 0 ? " more" : "") with --fix --unsafe-fixes" : "")
    let findings = counted(diagnostics.count, "finding")
    Console.printMessage("\(findings)\(fixes) in \(counted(specs, "spec")), \(duration.milliseconds) ms\n")
  }
}
