internal import ArgumentParser
internal import TokenEmit
internal import TokenProject
internal import TokenWorkspace

/// The outputs of a command, and their folders.
struct OutputArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder for the outputs.",
      discussion: """
        Without it: as set in .stylespec.yaml, or Generated/Swift next to tokens/, or here. For specs that a build \
        compiles, nothing is written.
        """
    ),
    completion: .directory
  )
  var out: String?

  @Option(
    help: "The formats to write, separated by commas: \(OutputArguments.knownFormats) (default: swift).",
    completion: .list(EmitterRegistry.emitters.map { $0.id }),
    transform: OutputArguments.formats
  )
  var emit: [OutputRequest]?

  @Flag(help: "Replace files that this tool has not made.")
  var force = false

  func validate() throws {
    if out?.isEmpty == true { throw ValidationError("--out needs the name of a folder; '.' is the one you are in.") }
    if out == nil && emit?.contains(where: { $0 != .swift }) ?? false {
      throw ValidationError("--emit needs --out for formats other than swift, which alone has a default folder.")
    }
    if emit?.isEmpty ?? false { throw ValidationError("--emit needs a format; there is: \(Self.knownFormats).") }
  }

  /// The outputs of specs, from the command line or else from the configuration. Nothing for specs that a build
  /// compiles, unless one of these sets outputs.
  func destinations(for specs: ChosenSpecs, _ settings: ProjectSettings) throws -> [OutputDestination] {
    if out == nil && emit == nil, let outputs = try settings.outputs(), !outputs.isEmpty { return outputs }
    if out == nil && specs.areCompiledByBuild { return [] }
    let folder = OutputFolder(out ?? Self.defaultFolder(for: specs.paths))
    return [OutputDestination(folder: folder, formats: emit ?? [.swift])]
  }

  /// `Generated/Swift` next to the folder `tokens`; in the working folder for specs from elsewhere.
  private static func defaultFolder(for paths: [String]) -> String {
    guard paths.count == 1, var folder = paths.first?[...] else { return "Generated/Swift" }
    while folder.last == "/" { folder.removeLast() }
    return folder.hasSuffix("/tokens") ? folder.dropLast("tokens".count) + "Generated/Swift" : "Generated/Swift"
  }

  private static func formats(_ text: String) throws -> [OutputRequest] {
    let names = text.split(separator: ",")
    return try names.indices.filter { !names[..<$0].contains(names[$0]) }.map { index in
      guard let emitter = EmitterRegistry.emitters.first(where: { $0.id == names[index] }) else {
        throw ValidationError("'\(names[index])' is not an output format; the formats are \(knownFormats).")
      }
      return OutputRequest(emitter)
    }
  }

  fileprivate static var knownFormats: String { EmitterRegistry.emitters.map { $0.id }.joined(separator: ", ") }
}
