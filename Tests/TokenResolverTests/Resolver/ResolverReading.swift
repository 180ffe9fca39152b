import TokenDiagnostics
import TokenModel
import TokenResolver
import TokenYAML

/// What a resolver document means.
struct ResolverReading {
  let tokens: TokenSet?
  let diagnostics: [Diagnostic]
  let files: [SourceFile]
  let tree: SourceTree

  /// Reads a document with the files that it refers to, by their paths.
  init(_ text: String, _ others: [String: String] = [:], isStrict: Bool = false) {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    var files = SpecFiles([SourceFile(path: "test.resolver.json", text: text)], isStrict: isStrict) {
      path throws(IncludeError) in
      guard let text = others[path] else { throw IncludeError(problem: "does not exist") }
      return SourceFile(path: path, text: text)
    }
    let id = SourceFileID(index: 0)
    let document = SourceReader.read(files.files[0], as: id, into: &tree, isStrict: isStrict, diagnostics: &diagnostics)
    tokens = document.flatMap {
      DTCGResolver.resolve($0, in: &tree, files: &files, diagnostics: &diagnostics).tokens?.tokens
    }
    self.diagnostics = diagnostics.inSourceOrder()
    self.files = files.files
    self.tree = tree
  }

  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// The value of a token as messages show it; nil where it has none.
  func value(_ path: String, _ contexts: [String: String] = [:]) -> String? {
    guard let tokens, let token = TokenIndex(tokens)[path], let selection = tokens.selection(contexts) else {
      return nil
    }
    return (try? ResolvedTokens(tokens).value(of: token, in: selection))?.value.number
  }
}

extension TokenValue {
  /// The digits of a number; nil for a value of another type.
  var number: String? {
    guard case .number(let number) = self else { return nil }
    return number.digits
  }
}
