internal import ArgumentParser
internal import TokenCompiler
internal import TokenEmit
internal import TokenFiles

/// What a command writes, and where.
struct OutputArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder for the outputs.",
      discussion: "Without it: what .stylespec.yaml says, or Generated/Swift beside tokens/, or here."
    ),
    completion: .directory
  )
  var out: String?

  @Option(
    help: "The formats to write, separated by commas (default: swift).",
    completion: .list(OutputFormat.allCases.map(\.rawValue)),
    transform: OutputArguments.formats
  )
  var emit: [OutputFormat]?

  func validate() throws {
    if out?.isEmpty == true { throw ValidationError("--out needs the name of a folder; '.' is the one you are in.") }
    if out == nil && emit?.contains(where: { $0 != .swift }) ?? false {
      throw ValidationError("--emit needs --out for formats other than swift, which alone has a folder of its own.")
    }
    if emit?.isEmpty ?? false { throw ValidationError("--emit needs a format; there is: \(Self.knownFormats).") }
  }

  /// What to write for the specs at the paths. What the command line says counts alone; then what the configuration says.
  func plans(for paths: [String], _ settings: ProjectSettings) throws -> [OutputPlan] {
    if out == nil && emit == nil, let outputs = try settings.outputs(), !outputs.isEmpty { return outputs }
    return [OutputPlan(folder: OutputFolder(out ?? Self.defaultFolder(for: paths)), formats: emit ?? [.swift])]
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

extension [OutputPlan] {
  /// The formats of all, each once: what is wrong with one of them is found in one compile.
  var formats: [OutputFormat] {
    OutputFormat.allCases.filter { format in contains { $0.formats.contains(format) } }
  }

  /// The outputs of each plan. `result` is that of a compile to the formats of all.
  func outputs(of result: Compiler.Result, _ inputs: [CompilerInput]) -> [(plan: OutputPlan, files: [OutputFile])] {
    if count == 1 { return map { ($0, result.outputs) } }
    return map { ($0, Compiler.compile(inputs, to: $0.formats, include: SpecLoader.include).outputs) }
  }
}
