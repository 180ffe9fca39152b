internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenWorkspace

/// The settings of rules in the configurations of specs. `stylespec lint` reports their mistakes.
struct LintSettings {
  private let configurations: [Int: LintConfiguration]

  /// Reads the configurations on the disk, also for specs of a revision. The reader reads a file once, also for several
  /// specs.
  init(of inputs: [CompilerInput]) throws {
    var reader = ConfigurationReader(places: FilePlaces(CanonicalPath.of), provider: SpecLoader.include)
    configurations = try LintLoader.configurations(for: inputs).files.mapValues { reader.read($0).lint }
  }

  func configuration(of spec: CompiledInput) -> LintConfiguration {
    configurations[spec.file.index] ?? LintConfiguration()
  }
}
