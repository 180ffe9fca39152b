public import TokenDiagnostics
internal import TokenLint
public import TokenResolver

/// Applies the fix-its of a lint until nothing is left that may be applied.
public struct LintFixer: Sendable {
  /// What came of it.
  public struct Result: Sendable {
    /// The files that changed, as they are now. A file that is not named by a path of its own, such as standard input, too.
    public let changed: [SourceFile]
    /// How many findings were mended.
    public let fixedCount: Int
    /// What is left.
    public let lint: Compiler.LintResult
  }

  /// Fixes that undo each other would go on for ever.
  private static let maximumPasses = 20

  private let inputs: [CompilerInput]
  private let options: Compiler.LintOptions
  private let unsafe: Bool
  private let include: SpecFiles.Provider

  /// Works on the inputs of a compile; `unsafe` applies fix-its that a person should look at, too.
  public init(
    _ inputs: [CompilerInput],
    _ options: Compiler.LintOptions,
    unsafe: Bool,
    include: @escaping SpecFiles.Provider
  ) {
    self.inputs = inputs
    self.options = options
    self.unsafe = unsafe
    self.include = include
  }

  /// Lints, applies, and lints what came of it, until nothing more is applied.
  ///
  /// What a pass gives is taken only if it lints no worse: no more errors, and no more findings than before. If it would, its
  /// fix-its are tried one by one. Touches no disk.
  public func run() -> Result {
    var state = FixState(files: [:], fixedCount: 0, lint: lint([:]))
    for _ in 0..<Self.maximumPasses {
      guard let next = pass(state.lint.diagnostics, state) ?? oneByOne(state) else { break }
      state = next
    }
    return Result(
      changed: state.files.values.sorted { $0.path < $1.path },
      fixedCount: state.fixedCount,
      lint: state.lint
    )
  }

  private struct FixState {
    /// By path.
    var files: [String: SourceFile]
    var fixedCount: Int
    var lint: Compiler.LintResult
  }

  /// The state after a pass; nil when nothing is applied, or the result lints worse.
  private func pass(_ diagnostics: [Diagnostic], _ state: FixState) -> FixState? {
    let result = FixApplier.apply(diagnostics, to: state.lint.files, unsafe: unsafe)
    guard !result.applied.isEmpty else { return nil }
    var files = state.files
    for (old, new) in zip(state.lint.files, result.files) where old.bytes != new.bytes { files[new.path] = new }
    let lint = lint(files)
    guard lint.isNoWorse(than: state.lint) else { return nil }
    return FixState(files: files, fixedCount: state.fixedCount + result.applied.count, lint: lint)
  }

  private func oneByOne(_ state: FixState) -> FixState? {
    state.lint.diagnostics.lazy.compactMap { pass([$0], state) }.first
  }

  private func lint(_ files: [String: SourceFile]) -> Compiler.LintResult {
    let inputs = inputs.map { CompilerInput(files[$0.file.path] ?? $0.file, role: $0.role) }
    let compiled = Compiler.compile(inputs, wantsOutlines: true) { [include] path throws(IncludeError) in
      if let file = files[path] { return file }
      return try include(path)
    }
    var options = options
    options.sources = options.sources?.map { files[$0.path] ?? $0 }
    options.configurations = options.configurations.mapValues { files[$0.path] ?? $0 }
    return Compiler.lint(compiled, options)
  }
}

extension Compiler.LintResult {
  /// Whether there are no more errors than in another one and, as long as errors are as many, no more findings: a spec that
  /// was mended is judged by all rules for the first time.
  fileprivate func isNoWorse(than other: Compiler.LintResult) -> Bool {
    let (own, others) = (errorCount, other.errorCount)
    return own < others || own == others && findingCount < other.findingCount
  }

  private var findingCount: Int { mistakes.count + findings.count }
  private var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
