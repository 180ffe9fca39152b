package import TokenDiagnostics

/// A file that was parsed once, for all trees that need it.
package struct ParsedFile: Sendable {
  /// Only the file.
  let tree: SourceTree
  /// Nil for a file that cannot be read.
  let document: SourceDocument?
  let language: SourceLanguage
  /// The mistakes of the language.
  let diagnostics: [Diagnostic]

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - file: The file to read.
  ///   - id: The ID of the file, for ranges.
  ///   - isStrict: Whether comments and trailing commas in JSON are errors.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package init(_ file: SourceFile, as id: SourceFileID, isStrict: Bool) {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    document = SourceReader.read(file, as: id, into: &tree, isStrict: isStrict, diagnostics: &diagnostics)
    language = SourceLanguage(of: file)
    self.tree = tree
    self.diagnostics = diagnostics
  }
}

extension SourceTree {
  /// Adds the nodes of a parsed file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - diagnostics: The list to add the mistakes of the file to.
  /// - Returns: The document; nil for a file that cannot be read.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package mutating func add(_ file: ParsedFile, diagnostics: inout [Diagnostic]) -> SourceDocument? {
    diagnostics += file.diagnostics
    guard let document = file.document else { return nil }
    let size = file.tree.text.count
    if let problem = SourceRefusal.problem(withBytes: size, file.language, as: document.file, besides: self) {
      diagnostics.append(problem)
      return nil
    }
    let (firstNode, firstByte) = (nodes.count, text.count)
    nodes += file.tree.nodes.map { $0.moved(byNodes: firstNode, bytes: firstByte) }
    text += file.tree.text
    let added = document.root.map { document.with(root: NodeID(index: firstNode + $0.index)) } ?? document
    documents.append(added)
    return added
  }
}

extension SourceNode {
  /// The same node behind others.
  fileprivate func moved(byNodes count: Int, bytes: Int) -> SourceNode {
    var node = self
    node.end += count
    node.text = text.lowerBound + bytes..<text.upperBound + bytes
    return node
  }
}
