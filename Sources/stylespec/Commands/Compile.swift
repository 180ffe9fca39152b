internal import ArgumentParser
internal import TokenCompiler
internal import TokenEmit
internal import TokenFiles
internal import TokenModel

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

  @Option(
    help: ArgumentHelp(
      "The folder for the outputs.",
      discussion: "Without it: Generated/Swift beside tokens/, or here."
    ),
    completion: .directory
  )
  var out: String?

  @Option(help: "The formats to write, separated by commas.", transform: Compile.formats)
  var emit: [OutputFormat] = [.swift]

  @Flag(help: "Write nothing; report outputs that are missing or out of date, and exit with 1 if there are any.")
  var check = false

  func validate() throws {
    if out?.isEmpty == true { throw ValidationError("--out needs the name of a folder; '.' is the one you are in.") }
    if out == nil && emit.contains(where: { $0 != .swift }) {
      throw ValidationError("--emit needs --out for formats other than swift, which alone has a folder of its own.")
    }
    if emit.isEmpty { throw ValidationError("--emit needs a format; there is: \(Self.knownFormats).") }
  }

  func run() throws {
    let start = ContinuousClock.now
    let folder = OutputFolder(try out ?? Self.defaultFolder(for: specs.paths()))
    let result = try specs.compile(to: emit)
    if check {
      try report(reportingFileErrors { () throws(FileError) in try Drift.find(result.outputs, in: folder) })
    } else {
      let changed = try reportingFileErrors { () throws(FileError) in try folder.write(result.outputs) }
      report(result, changed: changed, in: folder, time: ContinuousClock.now - start)
    }
  }

  private func report(_ drift: [Drift]) throws {
    for finding in drift { Console.printMessage(finding.description) }
    guard drift.isEmpty else { throw ExitCode.specError }
    Console.printResult("up to date\n")
  }

  private func report(_ result: Compiler.Result, changed: [OutputFile], in folder: OutputFolder, time: Duration) {
    for output in result.outputs {
      let verb = changed.contains(output) ? "wrote" : "unchanged"
      Console.printResult("\(verb) \(folder.path(of: output))\n")
    }
    let codes = result.catalogs.reduce(0) { $0 + $1.codes.count }
    let milliseconds = Int(time / .milliseconds(1))
    Console.printResult("\(codes) style codes in \(milliseconds) ms\n")
  }

  /// `Generated/Swift` beside the folder `tokens`; in the working folder for specs from elsewhere.
  private static func defaultFolder(for paths: [String]) -> String {
    guard paths.count == 1, var folder = paths.first?[...] else { return "Generated/Swift" }
    while folder.last == "/" { folder.removeLast() }
    return folder.hasSuffix("/tokens") ? folder.dropLast("tokens".count) + "Generated/Swift" : "Generated/Swift"
  }

  private static func formats(_ text: String) throws -> [OutputFormat] {
    try text.split(separator: ",").map { name in
      guard let format = OutputFormat(rawValue: String(name)) else {
        throw ValidationError("'\(name)' is no output format; there is: \(knownFormats).")
      }
      return format
    }
  }

  private static var knownFormats: String { OutputFormat.allCases.map(\.rawValue).joined(separator: ", ") }
}
