internal import TokenDiagnostics
internal import TokenResolver
internal import TokenYAML

extension Compiler {
  /// The messages of a run that found neither a spec nor a token file: which of its files are tokens under other names,
  /// and what to do with them.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the files.
  package static func nothingFound(in inputs: [CompilerInput]) -> String {
    let start = "no spec among the files"
    let sets = inputs.filter { $0.role == .candidate && TokenCandidate.hasTokens($0.file) }.map(\.file)
    if sets.isEmpty {
      let others = inputs.lazy.map { CompilerInput($0.file, role: .spec) }
      let problem = others.compactMap(problemOfOtherTool).first
      return start + (problem.map { "; \($0.message)" } ?? "; a spec starts with `stylespec: 1`")
    }
    let names = Diagnostic.list(sets.map(\.path))
    let are = sets.count == 1 ? "is a set of design tokens (DTCG)" : "are sets of design tokens (DTCG)"
    guard let themes = inputs.map(\.file).first(where: OtherTokens.isThemes) else {
      let rename = sets.count == 1 ? "name the file, or let its name end" : "name the files, or let their names end"
      return "\(start); \(names) \(are): \(rename) with `.tokens.json`"
    }
    return """
      \(start); \(names) \(are), and `\(themes.path)` has the themes of Tokens Studio that combine them: write a \
      resolver document, such as `tokens.resolver.json`, with the sets, a modifier whose contexts are the themes, and \
      `resolutionOrder`; or name a set
      """
  }

  private static func problemOfOtherTool(_ input: CompilerInput) -> Diagnostic? {
    guard OtherTokens.mayBe(in: input) else { return nil }
    var tree = SourceTree()
    var ignored: [Diagnostic] = []
    let id = SourceFileID(index: 0)
    let document = SourceReader.read(input.file, as: id, into: &tree, isStrict: false, diagnostics: &ignored)
    return OtherTokens.problem(with: document, in: tree)
  }
}
