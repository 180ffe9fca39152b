internal import ArgumentParser
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenFiles
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
    let shown = command.quiet ? result.diagnostics.filter { $0.severity == .error } : result.diagnostics
    try report(shown, result)
    summarize(result, start.duration(to: clock.now))
    let warnings = result.diagnostics.count { $0.severity == .warning }
    if result.diagnostics.hasErrors || command.maxWarnings.map({ warnings > $0 }) ?? false { throw ExitCode.specError }
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
      let old = lint().files
      let changes = result.changed.map { new in
        UnifiedDiff(path: new.path, from: old.first { $0.path == new.path }?.bytes ?? [], to: new.bytes).description
      }
      Console.printResult(changes.joined())
      throw changes.isEmpty ? ExitCode.success : ExitCode.specError
    }
    try reportingFileErrors { () throws(FileError) in
      for file in result.changed { try ExistingFile.replace(file.path, with: file.bytes) }
    }
    if result.fixedCount > 0 {
      Console.printMessage(
        "fixed \(counted(result.fixedCount, "finding")) in \(counted(result.changed.count, "file"))\n"
      )
    }
    return result.lint
  }

  private func report(_ shown: [Diagnostic], _ result: Compiler.LintResult) throws {
    if result.outlines.isEmpty && result.diagnostics.isEmpty {
      let message = "no spec among the files; a spec starts with `stylespec: 1`"
      Console.printMessage("\(paths.joined(separator: ", ")): error: \(message)\n")
      throw ExitCode.specError
    }
    let writer = ReportWriter(SourceLocator(result.files), paths: paths)
    let requests = command.format.isEmpty ? [ReportRequest(format: .text)] : command.format
    for request in requests { try writer.write(shown, as: request) }
  }

  /// On the other stream, since it differs from run to run.
  private func summarize(_ result: Compiler.LintResult, _ duration: Duration) {
    guard Console.messagesAreOnTerminal else { return }
    let safe = result.diagnostics.count { $0.fixIts.contains { $0.applicability == .safe } }
    let milliseconds = duration.components.seconds * 1_000 + duration.components.attoseconds / 1_000_000_000_000_000
    let fixes = safe > 0 ? ", \(safe) fixable with --fix" : ""
    let findings = counted(result.diagnostics.count, "finding")
    Console.printMessage("\(findings)\(fixes) in \(counted(result.outlines.count, "spec")), \(milliseconds) ms\n")
  }

  private func counted(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }
}
