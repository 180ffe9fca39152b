internal import TokenDiagnostics
package import TokenResolver

extension Compiler {
  /// The result of a compile, in which fixes of mistakes are safe where only one reading is possible. Reports of every
  /// command call a fix safe or unsafe in the same way.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - inputs: The inputs of the compile.
  ///   - isStrict: Whether comments and trailing commas in JSON are errors.
  ///   - include: Provides the files that specs include.
  /// - Complexity: As that of at most 49 compiles if there are mistakes with unsafe fixes, and O(1) otherwise.
  package static func judged(
    _ result: Result,
    of inputs: [CompilerInput],
    isStrict: Bool = false,
    include: @escaping SpecFiles.Provider
  ) -> Result {
    let judged = SafeReadings.judge(result.diagnostics, in: result.files) { tried in
      let changed = FixApplier.apply(tried, to: result.files, unsafe: true)
      guard !changed.applied.isEmpty else { return nil }
      let files = Dictionary(changed.files.map { ($0.path, $0) }) { first, _ in first }
      let inputs = zip(inputs, changed.files).map { $0.replacing(file: $1) }
      return compile(inputs, isStrict: isStrict) { path throws(IncludeError) in
        if let file = files[path] { return file }
        return try include(path)
      }.diagnostics
    }
    return result.with(diagnostics: judged.mistakes, untriedFixes: judged.untriedCount)
  }
}
