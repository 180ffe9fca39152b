internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenWorkspace

/// The settings of specs in their configurations. `stylespec lint` reports their mistakes.
struct LintSettings {
  private let configurations: [Int: ProjectConfiguration]

  /// Reads the configurations on the disk, also for specs of a revision. The reader reads a file once, also for several
  /// specs.
  init(of inputs: [CompilerInput]) throws {
    var reader = ConfigurationReader(places: FilePlaces(CanonicalPath.of), provider: SpecLoader.include)
    configurations = try LintLoader.configurations(for: inputs).files.mapValues { reader.read($0) }
  }

  func configuration(of spec: CompiledInput) -> LintConfiguration {
    configurations[spec.file.index]?.lint ?? LintConfiguration()
  }

  /// The formats of the outputs; nil if the configuration names none.
  func formats(of spec: CompiledInput) -> [OutputRequest]? {
    configurations[spec.file.index]?.outputs.map { $0.flatMap(\.formats) }
  }
}
