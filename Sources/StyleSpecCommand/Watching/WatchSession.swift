internal import TokenProject
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenResolver
internal import TokenSystem

/// One run of `stylespec watch`.
struct WatchSession {
  private let specs: ChosenSpecs
  private let outputs: OutputArguments
  private let isStrict: Bool
  private let watcher: PathWatcher
  private let clock = ContinuousClock()
  /// The files that the last compile read.
  private var last: SpecSnapshot?

  init(_ specs: ChosenSpecs, to outputs: OutputArguments, isStrict: Bool, polls: Bool) {
    self.specs = specs
    self.outputs = outputs
    self.isStrict = isStrict
    watcher = PathWatcher(polls ? .polling : .events)
  }

  /// Runs until a stop is requested. Throws when standard output cannot be written.
  consuming func run() throws(FileError) {
    let stop = StopRequest()
    var outcome = PathWatcher.Outcome.changed
    while outcome != .stopped {
      // Watched first and read then, so that no change falls between the two.
      watch()
      // An include that a compile has found was read before it was watched: look once more.
      outcome = try compileIfChanged() ? watcher.waitForQuiet(orUntil: stop) : watcher.waitForChange(orUntil: stop)
    }
    if stop.takeInterrupt() && Console.messagesAreOnTerminal { Console.printMessage("\n") }
  }

  private func watch() {
    guard let limit = watcher.watch(specs.paths + (last?.paths ?? [])) else { return }
    Console.printMessage("warning: \(limit); looking at the files again and again instead, as with --poll\n")
  }

  /// Events are only hints. The content of the files decides.
  private mutating func compileIfChanged() throws(FileError) -> Bool {
    let start = clock.now
    let inputs = Result { () throws(FileError) in try specs.load() }
    let configurations = Result { () throws(FileError) in try LintLoader.configurations(for: inputs.get()) }
    let settings = ProjectSettings((try? configurations.get()) ?? .init(), scope: .outputs)
    let fresh = SpecSnapshot(inputs, settings.files, includesOf: last)
    guard fresh != last else { return false }
    switch inputs {
    case .success(let inputs): try compile(inputs, settings, since: start)
    case .failure(let error):
      try remember(fresh)
      try report(error, since: start)
    }
    return true
  }

  private mutating func compile(
    _ inputs: [CompilerInput],
    _ settings: ProjectSettings,
    since start: ContinuousClock.Instant
  ) throws(FileError) {
    let destinations = destinations(settings)
    let formats = destinations?.formats ?? []
    let result = withProgressLine {
      Compiler.compile(
        inputs,
        to: formats,
        backgrounds: settings.backgrounds,
        isStrict: isStrict,
        include: SpecLoader.include
      )
    }
    try remember(SpecSnapshot(inputs, configurations: settings.files, result: result))
    guard let destinations, !settings.diagnostics.hasErrors else { return try reportErrors(1, since: start) }
    let report = TerminalReport(SourceLocator(result.files), usesColor: Console.messagesUseColor)
    Console.printMessage(report.render(result.diagnostics))
    let errorCount = result.diagnostics.count { $0.severity == .error }
    if errorCount > 0 {
      try reportErrors(errorCount, since: start)
    } else if result.catalogs.isEmpty {
      _ = NamedSpecs.reportedNoSpec(among: specs.paths, inputs)
      try reportErrors(1, since: start)
    } else if destinations.isEmpty {
      try Console.printResult(CheckSummary(of: result, specs: specs.paths, time: clock.now - start).line)
    } else {
      try write(result, to: destinations, since: start)
    }
  }

  /// Tells what is wrong with the configurations; nil when they contradict each other.
  private func destinations(_ settings: ProjectSettings) -> [OutputDestination]? {
    Console.printMessage(settings.report)
    do {
      return try outputs.destinations(for: specs, settings)
    } catch {
      Console.printMessage("error: \(error)\n")
      return nil
    }
  }

  /// The first snapshot is what the user is told to be watched.
  private mutating func remember(_ snapshot: SpecSnapshot) throws(FileError) {
    if last == nil {
      let count = counted(snapshot.fileCount, "file")
      try Console.printResult("watching \(specs.paths.joined(separator: ", ")) (\(count)); press Ctrl-C to stop\n")
    }
    last = snapshot
  }

  private func write(
    _ result: Compiler.Result,
    to destinations: [OutputDestination],
    since start: ContinuousClock.Instant
  ) throws(FileError) {
    var updates: [OutputUpdate] = []
    do {
      try destinations.check(result, of: specs.paths)
      for destination in destinations { updates.append(try destination.update(with: result, force: outputs.force)) }
    } catch {
      return try report(error, since: start)
    }
    let summary = CompileSummary(of: result, updates: updates, time: clock.now - start)
    Console.printMessage(summary.warnings)
    try Console.printResult(summary.line)
  }

  private func report(_ error: FileError, since start: ContinuousClock.Instant) throws(FileError) {
    Console.printMessage("\(error)\n")
    try reportErrors(1, since: start)
  }

  private func reportErrors(_ count: Int, since start: ContinuousClock.Instant) throws(FileError) {
    try Console.printResult("\(counted(count, "error")) in \((clock.now - start).milliseconds) ms; nothing written\n")
  }
}
