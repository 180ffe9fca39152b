internal import ArgumentParser
internal import TokenCommandLine
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenFiles
internal import TokenLintPipeline
internal import TokenReports

/// One run of `stylespec lint`.
struct LintSession {
  private let command: Lint
  private let paths: [String]
  private let inputs: [CompilerInput]
  private let options: Compiler.LintOptions
  private let clock = ContinuousClock()

  init(_ command: Lint) throws {
    self.command = command
    let paths = try command.specs.paths()
    let inputs = try reportingFileErrors { () throws(FileError) in try SpecLoader.load(paths) }
    options = try reportingFileErrors { () throws(FileError) in
      Compiler.LintOptions(
        configurations: try Self.configurations(command.config, inputs),
        sources: command.sources.isEmpty ? nil : try LintLoader.swiftSources(in: command.sources)
      )
    }
    self.paths = paths
    self.inputs = inputs
  }

  private static func configurations(
    _ path: String?,
    _ inputs: [CompilerInput]
  ) throws(FileError) -> [Int: SourceFile] {
    if let path { return try LintLoader.configuration(at: path, for: inputs) }
    return try LintLoader.configurations(for: inputs)
  }

  func run() throws {
    let start = clock.now
    let result = try withProgressLine { command.appliesFixes ? try fixed() : lint() }
    if result.outlines.isEmpty && result.mistakes.isEmpty { throw NamedSpecs.reportedNoSpec(among: paths) }
    try checkFiles(result)
    var baseline = LintBaseline(result, folder: baselineFolder)
    // Where a spec does not compile, nobody knows what a baseline would have to accept.
    if let path = command.writeBaseline, !result.mistakes.hasErrors { return try baseline.write(to: path) }
    var files = result.files
    let judged = try baseline.judge(
      command.baseline,
      lookedAtAll: command.specs.spec.isEmpty,
      lookedAtSources: !command.sources.isEmpty,
      &files
    )
    let shown = command.quiet ? judged.filter { $0.severity == .error } : judged
    let requests = command.format.isEmpty ? [ReportRequest(format: .text)] : command.format
    let showsFingerprints = requests.contains { $0.format == .json || $0.format == .sarif }
    let writer = ReportWriter(files: files, paths: paths, fingerprints: showsFingerprints ? baseline.fingerprints : [:])
    for request in requests { try writer.write(shown, as: request) }
    summarize(judged, specs: result.outlines.count, start.duration(to: clock.now))
    let warnings = judged.count { $0.severity == .warning }
    if let allowed = command.maxWarnings, warnings > allowed {
      Console.printMessage("\(counted(warnings, "warning")); --max-warnings allows \(allowed)\n")
      throw ExitCode.specError
    }
    if judged.hasErrors { throw ExitCode.specError }
  }

  /// Paths in a baseline count from the folder of its file.
  private var baselineFolder: String {
    let path = command.writeBaseline ?? command.baseline ?? ""
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private func lint() -> Compiler.LintResult {
    let compiled = Compiler.compile(inputs, wantsOutlines: true, include: SpecLoader.include)
    return Compiler.lint(compiled, options)
  }

  /// What is left after fixes, which are written, or shown with `--diff`.
  private func fixed() throws -> Compiler.LintResult {
    let fixer = LintFixer(inputs, options, unsafe: command.unsafeFixes, include: SpecLoader.include)
    let result = fixer.run()
    if command.diff {
      let changes = result.changed.map { new in
        let old = result.original.first { $0.path == new.path }
        return UnifiedDiff(path: new.path, from: old?.bytes ?? [], to: new.bytes).description
      }
      try Console.printResult(changes.joined())
      throw changes.isEmpty ? ExitCode.success : ExitCode.specError
    }
    // Before anything is written, be it a fix or a report.
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
      return try LintBaseline.file(path).check(inputs: InputFiles(result.files.map(\.path)), force: command.force)
    }
    let inputs = InputFiles(result.files.map(\.path) + (command.baseline.map { [$0] } ?? []))
    for request in command.format { try request.reportFile?.check(inputs: inputs, force: command.force) }
  }

  /// On the other stream, since it differs from run to run.
  private func summarize(_ diagnostics: [Diagnostic], specs: Int, _ duration: Duration) {
    guard Console.messagesAreOnTerminal else { return }
    let safe = diagnostics.count { $0.fixIts.contains { $0.applicability == .safe } }
    let fixes = safe > 0 ? ", \(safe) fixable with --fix" : ""
    let findings = counted(diagnostics.count, "finding")
    Console.printMessage("\(findings)\(fixes) in \(counted(specs, "spec")), \(duration.milliseconds) ms\n")
  }
}
