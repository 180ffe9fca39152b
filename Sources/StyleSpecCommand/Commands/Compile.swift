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
      error changes nothing.

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
    let folder = outputs.folder(for: try specs.paths())
    let result = try specs.compile(to: outputs.emit)
    if check {
      try report(reportingFileErrors { () throws(FileError) in try Drift.find(result.outputs, in: folder) })
    } else {
      let changed = try reportingFileErrors { () throws(FileError) in try folder.write(result.outputs) }
      Console.printResult(CompileSummary(result, changed, in: folder, ContinuousClock.now - start).lines)
    }
  }

  private func report(_ drift: [Drift]) throws {
    for finding in drift { Console.printMessage(finding.description) }
    guard drift.isEmpty else { throw ExitCode.specError }
    Console.printResult("up to date\n")
  }
}
