internal import ArgumentParser
internal import TokenProject
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenSystem

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compile specs.",
    discussion: """
      Writes one file for each catalog and format, and touches only files whose content changes. A spec with an error \
      changes nothing. `outputs` in .stylespec.yaml sets folders and formats, unless --out or --emit do. Outputs of \
      earlier runs that no spec makes now are removed, unless they were changed by hand: the file .stylespec-outputs \
      in the folder lists them. The specs of a Swift package that its build compiles are only checked.

      EXAMPLES
        stylespec compile
        stylespec compile brand.yaml --out Sources/Styles
        generate-tokens | stylespec compile - --out Sources/Styles
        stylespec compile --check
        stylespec compile --emit catalog --out Resources
      """
  )

  @OptionGroup var specs: SpecArguments

  @OptionGroup var outputs: OutputArguments

  @OptionGroup var contexts: InputArguments

  @Flag(
    help: "Write nothing; report outputs that are missing, out of date or left over, and exit with 1 if there are any."
  )
  var check = false

  func run() throws {
    let start = ContinuousClock.now
    let chosen = try specs.chosen()
    let inputs = try chosen.load()
    let settings = try ProjectSettings.load(for: inputs, scope: .outputs)
    Console.printMessage(settings.report)
    if settings.diagnostics.hasErrors { throw ExitCode.specError }
    let destinations = try outputs.destinations(for: chosen, settings)
    let result = try NamedSpecs.compile(
      inputs,
      named: chosen.paths,
      to: destinations.formats,
      choosing: contexts.inputs,
      backgrounds: settings.backgrounds,
      isStrict: specs.strict
    )
    if destinations.isEmpty {
      let summary = CheckSummary(of: result, specs: chosen.paths, time: ContinuousClock.now - start)
      return try Console.printResult(summary.lines)
    }
    try destinations.check(result, of: chosen.paths)
    if check {
      return try report(destinations.flatMap { try Drift.find($0.run(result), in: $0.folder) })
    }
    let updates = try destinations.map { try $0.update(with: result, force: outputs.force) }
    let summary = CompileSummary(of: result, updates: updates, time: ContinuousClock.now - start)
    Console.printMessage(summary.warnings)
    try Console.printResult(summary.lines)
  }

  private func report(_ drift: [Drift]) throws {
    for finding in drift { Console.printMessage(finding.description) }
    guard drift.isEmpty else { throw ExitCode.specError }
    try Console.printResult("up to date\n")
  }
}
