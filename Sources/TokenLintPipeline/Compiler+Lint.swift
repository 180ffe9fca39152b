public import TokenCompiler
public import TokenDiagnostics
internal import TokenLint
public import TokenModel

extension Compiler {
  /// What a lint needs besides specs.
  public struct LintOptions: Sendable {
    /// The configuration files of the inputs, by the inputs' indexes; inputs without one are judged by the rules' own defaults.
    public var configurations: [Int: SourceFile]
    /// Swift files to look for codes in; nil leaves the rules about sources out.
    public var sources: [SourceFile]?

    /// Options; the rules' own defaults, and no sources, unless said.
    public init(configurations: [Int: SourceFile] = [:], sources: [SourceFile]? = nil) {
      self.configurations = configurations
      self.sources = sources
    }
  }

  /// What a lint found.
  public struct LintResult: Sendable {
    /// What the rules found, in source order.
    public let findings: [Diagnostic]
    /// What stops a compile, and what is wrong in configurations, in source order.
    public let mistakes: [Diagnostic]
    /// The files of the compile, then the Swift sources, then the configurations.
    public let files: [SourceFile]
    /// What each spec without mistakes declares.
    public let outlines: [SpecOutline]

    /// Mistakes and findings, in source order.
    public var diagnostics: [Diagnostic] { (mistakes + findings).inSourceOrder() }
  }

  /// What the rules find in the specs of a compile that asked for outlines. Specs with mistakes are not judged further.
  public static func lint(_ compiled: Result, _ options: LintOptions) -> LintResult {
    let run = LintInputs(compiled, options)
    var found: [Diagnostic] = []
    // Names are made once for all specs: each has to know those of the others.
    let named = run.sources == nil ? [] : compiled.catalogs.map { OtherCatalog($0, swiftNames: swiftNames(of: $0)) }
    for (index, (catalog, outline)) in zip(compiled.catalogs, compiled.outlines).enumerated() {
      let configuration = run.configuration(ofInput: outline.files.last?.index ?? 0)
      let spec = LintedSpec(
        catalog: catalog,
        outline: outline,
        files: run.files,
        swiftNames: named.isEmpty ? swiftNames(of: catalog) : named[index].swiftNames,
        sources: run.sources,
        others: named.indices.filter { $0 != index }.map { named[$0] }
      )
      found += Linter.lint(spec, configuration)
    }
    return LintResult(
      // A file that several specs include is judged for each of them.
      findings: (compiled.catalogs.count > 1 ? found.uniqued() : found).inSourceOrder(),
      mistakes: (compiled.diagnostics + run.diagnostics).inSourceOrder(),
      files: run.files,
      outlines: compiled.outlines
    )
  }
}

/// The files of one lint, and its configurations, each read once.
private struct LintInputs {
  let files: [SourceFile]
  let sources: [SourceFileID]?
  private(set) var diagnostics: [Diagnostic] = []
  private var configurations: [String: LintConfiguration] = [:]
  private let paths: [Int: String]

  init(_ compiled: Compiler.Result, _ options: Compiler.LintOptions) {
    let before = compiled.files + (options.sources ?? [])
    sources = options.sources.map { sources in
      sources.indices.map { SourceFileID(index: compiled.files.count + $0) }
    }
    paths = options.configurations.mapValues(\.path)
    let unique = Dictionary(options.configurations.values.map { ($0.path, $0) }) { first, _ in first }
    let configurationFiles = unique.values.sorted { $0.path < $1.path }
    files = before + configurationFiles
    for (index, file) in configurationFiles.enumerated() {
      let id = SourceFileID(index: before.count + index)
      configurations[file.path] = ConfigurationReader.read(file, as: id, diagnostics: &diagnostics)
    }
  }

  func configuration(ofInput index: Int) -> LintConfiguration {
    paths[index].flatMap { configurations[$0] } ?? LintConfiguration()
  }
}
