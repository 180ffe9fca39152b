internal import ArgumentParser
internal import TokenCommandLine
internal import TokenCompiler
internal import TokenEmit
internal import TokenFiles

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compile specs.",
    discussion: """
      Writes one file for each catalogue and format, and touches only files whose content changes. A spec with an \
      error changes nothing. What earlier runs have written and no spec makes any more is removed, unless somebody has \
      changed it: the file .stylespec-outputs in the folder says what that is.

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

  @Flag(
    help: "Write nothing; report outputs that are missing, out of date or left over, and exit with 1 if there are any."
  )
  var check = false

  func run() throws {
    let start = ContinuousClock.now
    let folder = outputs.folder(for: try specs.paths())
    let result = try specs.compile(to: outputs.emit)
    let run = OutputRun(result, to: outputs.emit)
    if check {
      try report(Drift.find(run, in: folder))
    } else {
      let plan = try folder.update(run, force: outputs.force)
      let summary = CompileSummary(result, plan, in: folder, ContinuousClock.now - start)
      Console.printMessage(summary.warnings)
      try Console.printResult(summary.lines)
    }
  }

  private func report(_ drift: [Drift]) throws {
    for finding in drift { Console.printMessage(finding.description) }
    guard drift.isEmpty else { throw ExitCode.specError }
    try Console.printResult("up to date\n")
  }
}
