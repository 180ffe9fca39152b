internal import ArgumentParser
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenEmit

/// The specs that a command works on.
struct SpecArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Spec files, folders of specs, or - for standard input.",
      discussion: """
        Without any: the `specs` in .stylespec.yaml; or else the folder tokens/, or the *.stylespec.yaml of a \
        Swift package, here or in the nearest folder above that has one.
        """
    ),
    completion: .specFile
  )
  var spec: [String] = []

  @Flag(
    help: """
      Refuse comments and trailing commas in JSON, and deviations of token files from their format, which are \
      otherwise read with a warning.
      """
  )
  var strict = false

  /// The specs to read; those of the project when none is given.
  func chosen() throws -> ChosenSpecs { try ChosenSpecs(spec) }

  /// Reads and compiles the specs. When there is an error, reports it and ends the tool.
  func compile(to formats: [OutputRequest] = []) throws -> Compiler.Result {
    try NamedSpecs.compile(chosen(), to: formats, isStrict: strict)
  }
}
