internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenWorkspace

/// The settings of rules in the configurations of specs. `stylespec lint` reports their mistakes.
struct LintSettings {
  private var configurations: [Int: LintConfiguration] = [:]

  /// Reads the configurations on the disk, also for specs of a revision.
  init(of inputs: [CompilerInput]) throws {
    self.init(try LintLoader.configurations(for: inputs))
  }

  /// Reads configurations that were found. Specs of one folder have one file, which is read once.
  init(_ found: LintLoader.Configurations) {
    var reader = ConfigurationReader(places: FilePlaces(CanonicalPath.of), provider: SpecLoader.include)
    var known: [String: LintConfiguration] = [:]
    for (input, file) in found.files {
      let configuration = known[file.path] ?? reader.read(file).lint
      known[file.path] = configuration
      configurations[input] = configuration
    }
  }

  func configuration(of spec: CompiledInput) -> LintConfiguration {
    configurations[spec.file.index] ?? LintConfiguration()
  }

  /// What text of each input is seen on, as the rule `contrast` has it.
  var backgrounds: [Int: [String: [String]]] { configurations.mapValues(\.backgrounds) }
}
