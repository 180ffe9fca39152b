internal import ArgumentParser
package import TokenCompiler
package import TokenDiagnostics
package import TokenEmit
package import TokenLint
internal import TokenSystem
package import TokenWorkspace

/// The settings of a run in the configurations of its specs: where sources and the baseline are, and where outputs go.
package struct ProjectSettings: Sendable {
  private let all: [(path: String, configuration: ProjectConfiguration)]
  /// Files and folders, each once; nil when no configuration names any.
  package let sources: [String]?
  /// The folder of the one configuration that all specs have, with a slash at its end; nil when there are several, or
  /// none.
  package let folder: String?
  /// The configurations, and what they extend.
  package let files: [SourceFile]
  /// Their problems.
  package let diagnostics: [Diagnostic]
  /// Each input's backgrounds, as the rule `contrast` has them.
  package let backgrounds: [SourceFileID: EmitterInput.Backgrounds]
  private let locator: SourceLocator

  /// Also reads the files that the configurations extend.
  package init(_ configurations: LintLoader.Configurations, scope: ConfigurationReader.Scope) {
    let places = FilePlaces(CanonicalPath.of)
    let unique = Dictionary(configurations.files.values.map { ($0.path, $0) }) { first, _ in first }
    var reader = ConfigurationReader(scope: scope, places: places, provider: SpecLoader.include)
    all = unique.values.sorted { $0.path < $1.path }.map { (path: $0.path, configuration: reader.read($0)) }
    let named = all.flatMap { $0.configuration.sources ?? [] }.map(\.path)
    sources = all.contains { $0.configuration.sources != nil } ? named.uniqued() : nil
    folder = all.count == 1 ? places.folder(of: all[0].path) : nil
    files = reader.files + configurations.problems.map(\.file)
    let problems = configurations.problems.enumerated().map { index, problem in
      problem.asOption.diagnostic(in: SourceFileID(index: reader.files.count + index))
    }
    diagnostics = reader.diagnostics + problems
    let known = Dictionary(all.map { ($0.path, $0.configuration.lint.backgrounds) }) { first, _ in first }
    let ofInputs = configurations.files.map { (SourceFileID(index: $0.key), known[$0.value.path] ?? [:]) }
    backgrounds = Dictionary(uniqueKeysWithValues: ofInputs)
    locator = SourceLocator(files)
  }

  /// The settings of inputs, from the configuration files next to and above them.
  package static func load(for inputs: [CompilerInput], scope: ConfigurationReader.Scope) throws -> ProjectSettings {
    let configurations = try LintLoader.configurations(for: inputs)
    return ProjectSettings(configurations, scope: scope)
  }

  /// The file of accepted findings. Throws where two configurations name two.
  package func baseline() throws -> String? {
    try theOne("baselines", option: "--baseline") { $0.baseline?.path }
  }

  /// The formats of the outputs that configurations name; none without any.
  func outputFormats() throws -> [OutputRequest] {
    try theOne("outputs", option: "--out") { $0.outputs?.map(\.formats) }?.flatMap(\.self) ?? []
  }

  /// The problems of the configurations, for standard error; empty if there are none.
  package var report: String { TerminalReport(locator, usesColor: Console.messagesUseColor).render(diagnostics) }

  /// The value that all configurations with one have in common.
  package func theOne<Value: Equatable>(
    _ what: String,
    option: String,
    value: (ProjectConfiguration) -> Value?
  ) throws -> Value? {
    let given = all.compactMap { path, configuration in value(configuration).map { (path: path, value: $0) } }
    guard let first = given.first else { return nil }
    if let other = given.first(where: { $0.value != first.value }) {
      throw ValidationError(
        "\(first.path) and \(other.path) name different \(what); work on the specs of one of them, or use \(option)."
      )
    }
    return first.value
  }
}

extension LintLoader.Problem {
  /// As the linter reports it.
  package var asOption: Compiler.LintOptions.Problem {
    let right = LintLoader.configurationName
    switch kind {
    case .wrongEnding(hasRightOne: true):
      let message = "this file is not read, because `\(right)` is next to it; merge the two"
      return Compiler.LintOptions.Problem(file: file, severity: .warning, message: message)
    case .wrongEnding(hasRightOne: false):
      let message = "a configuration is not looked for under this name; rename it to `\(right)`"
      return Compiler.LintOptions.Problem(file: file, severity: .warning, message: message)
    case .noFile(let problem):
      let message = "a configuration belongs here, but this \(problem); replace it with a file, or remove it"
      return Compiler.LintOptions.Problem(file: file, severity: .error, message: message)
    }
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
