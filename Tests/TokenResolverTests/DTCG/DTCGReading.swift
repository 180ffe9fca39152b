import TokenDiagnostics
import TokenModel
import TokenResolver
import TokenYAML

/// What files of the Design Tokens format mean.
struct DTCGReading {
  let tokens: TokenSet?
  let diagnostics: [Diagnostic]
  let files: [SourceFile]
  let tree: SourceTree

  /// Reads files in the order that they are given in.
  init(_ files: [SourceFile], isStrict: Bool = false, maximumTokens: Int = 100_000) {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    var documents: [SourceDocument] = []
    for (index, file) in files.enumerated() {
      let id = SourceFileID(index: index)
      let document = SourceReader.read(file, as: id, into: &tree, isStrict: isStrict, diagnostics: &diagnostics)
      if let document, document.isComplete { documents.append(document) }
    }
    let isReadable = documents.count == files.count
    tokens =
      isReadable
      ? DTCGResolver.resolve(
        documents,
        in: tree,
        files: files,
        isStrict: isStrict,
        maximumTokens: maximumTokens,
        diagnostics: &diagnostics
      ).tokens?.tokens : nil
    self.diagnostics = diagnostics.inSourceOrder()
    self.files = files
    self.tree = tree
  }

  init(_ text: String, isStrict: Bool = false, path: String = "test.tokens.json") {
    self.init([SourceFile(path: path, text: text)], isStrict: isStrict)
  }

  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// The range from the key to the end of the value that a JSON Pointer without escapes leads to in the first file that
  /// has it.
  func range(ofMember pointer: String) -> SourceRange? {
    let keys = pointer.split(separator: "/").map(String.init)
    return tree.documents.lazy.compactMap { document in document.root.flatMap { range(of: keys[...], in: $0) } }.first
  }

  private func range(of keys: ArraySlice<String>, in node: NodeID) -> SourceRange? {
    for (key, value) in tree.entries(of: node) where tree.text(of: key) == keys.first {
      if keys.count > 1 { return range(of: keys.dropFirst(), in: value) }
      let start = tree.range(of: key)
      return SourceRange(file: start.file, bytes: start.bytes.lowerBound..<tree.range(of: value).bytes.upperBound)
    }
    return nil
  }
}
