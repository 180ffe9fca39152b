internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The JSON files of an input, read.
struct ImportTree {
  /// A file, and its whole value.
  struct Root {
    let path: String
    let node: NodeID
  }

  let tree: SourceTree
  let roots: [Root]

  /// Reads all files that are JSON; nil if one of them has a mistake.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the files.
  init?(_ input: ImportInput, diagnostics: inout [Diagnostic]) {
    var tree = SourceTree()
    var roots: [Root] = []
    for (index, file) in input.files.enumerated() {
      let document = JSONReader.read(
        file.file,
        as: SourceFileID(index: index),
        into: &tree,
        diagnostics: &diagnostics
      )
      if let root = document?.root { roots.append(Root(path: file.path, node: root)) }
    }
    if diagnostics.hasErrors { return nil }
    self.tree = tree
    self.roots = roots
  }
}
