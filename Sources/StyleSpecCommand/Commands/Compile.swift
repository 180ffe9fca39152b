internal import ArgumentParser
internal import TokenCommandLine
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenFiles
internal import TokenLintPipeline

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compile specs.",
    discussion: """
      Writes one file for each catalogue and format, and touches only files whose content changes. A spec with an \
      error changes nothing. `outputs` in .stylespec.yaml says what is written where, unless --out or --emit do.

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

  @Flag(help: "Write nothing; report outputs that are missing or out of date, and exit with 1 if there are any.")
  var check = false

  func run() throws {
    let start = ContinuousClock.now
    let paths = try specs.paths()
    let inputs = try reportingFileErrors { () throws(FileError) in try SpecLoader.load(paths) }
    let settings = try ProjectSettings.load(for: inputs, scope: .outputs)
    Console.printMessage(settings.report)
    if settings.diagnostics.hasErrors { throw ExitCode.specError }
    let plans = try outputs.plans(for: paths, settings)
    let result = try NamedSpecs.compile(inputs, named: paths, to: plans.formats)
    let outputs = plans.outputs(of: result, inputs)
    if check {
      let drift = try reportingFileErrors { () throws(FileError) in
        var drift: [Drift] = []
        for (plan, files) in outputs { drift += try Drift.find(files, in: plan.folder) }
        return drift
      }
      return try report(drift)
    }
    let written = try reportingFileErrors { () throws(FileError) in
      var written: [WrittenOutputs] = []
      for (plan, files) in outputs {
        written.append(WrittenOutputs(folder: plan.folder, all: files, changed: try plan.folder.write(files)))
      }
      return written
    }
    Console.printResult(CompileSummary(result, written, ContinuousClock.now - start).lines)
  }

  private func report(_ drift: [Drift]) throws {
    for finding in drift { Console.printMessage(finding.description) }
    guard drift.isEmpty else { throw ExitCode.specError }
    Console.printResult("up to date\n")
  }
}
