internal import ArgumentParser
internal import TokenProject
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenModel
internal import TokenSystem

/// One run of `stylespec lint`.
struct LintSession {
  private let command: Lint
  private let project: LintedProject
  private let clock = ContinuousClock()

  init(_ command: Lint) throws {
    self.command = command
    project = try LintedProject(
      command.specs.chosen(),
      isStrict: command.specs.strict,
      selection: command.selection,
      configuration: command.config,
      sources: command.sources,
      baseline: command.baseline
    )
  }

  func run() throws {
    let start = clock.now
    let fixer = project.fixer(unsafe: command.unsafeFixes)
    let result = try withProgressLine { command.appliesFixes ? try fixed(by: fixer) : fixer.lint() }
    try project.requireSpec(in: result)
    try checkFiles(result)
    var baseline = LintBaseline(result, folder: project.baselineFolder(of: command.writeBaseline), project.places)
    // If a spec does not compile, it is unknown what a baseline would have to accept.
    if let path = command.writeBaseline, !result.mistakes.hasErrors { return try baseline.write(to: path) }
    var files = result.files
    let judged = try project.judge(&baseline, &files)
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
      paths: project.paths,
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

  /// The findings after fixes, which are written, or shown with `--diff`.
  private func fixed(by fixer: LintFixer) throws -> Compiler.LintResult {
    let result = fixer.run()
    if command.diff {
      try PatchFolder().print(from: result.original, to: result.changed)
      throw result.changed.isEmpty ? ExitCode.success : ExitCode.specError
    }
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
    let inputs = InputFiles(result.files.map(\.path) + (project.baselinePath.map { [$0] } ?? []))
    for request in command.format { try request.reportFile?.check(inputs: inputs, force: command.force) }
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
