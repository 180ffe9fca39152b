internal import ArgumentParser
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenEmit

/// Which specs a command works on.
struct SpecArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Spec files, folders of specs, or - for standard input.",
      discussion: "Without any: the folder tokens/ here or in the nearest folder above."
    ),
    completion: .specFile
  )
  var spec: [String] = []

  @Flag(
    help: """
      Refuse comments and trailing commas in JSON, and deviations of token files from their format, which are otherwise \
      read with a warning.
      """
  )
  var strict = false

  /// The paths to read; `tokens/` when none is given.
  func paths() throws -> [String] { spec.isEmpty ? [try NamedSpecs.tokensFolder()] : spec }

  /// Reads and compiles the specs. When there is an error, reports it and ends the tool.
  func compile(to formats: [OutputFormat] = []) throws -> Compiler.Result {
    try NamedSpecs.compile(paths(), to: formats, isStrict: strict)
  }
}
