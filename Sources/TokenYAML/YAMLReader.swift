package import TokenDiagnostics

/// Reads YAML into a tree.
package enum YAMLReader {
  /// Adds the file's document to a tree, whatever the file is called. ``SourceReader`` chooses the reader of a file.
  ///
  /// A mistake that leaves the tree readable, such as a duplicate key, is reported, and reading continues. Never traps,
  /// whatever the bytes are.
  ///
  /// - Parameters:
  ///   - file: The file to read.
  ///   - id: The ID of the file, for ranges.
  ///   - tree: The tree to add to. It is unchanged if the result is nil.
  ///   - limits: The limits of the file.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The document; nil if the text cannot be read to its end, which is reported as an error.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func read(
    _ file: SourceFile,
    as id: SourceFileID,
    into tree: inout SourceTree,
    limits: SourceLimits = .standard,
    diagnostics: inout [Diagnostic]
  ) -> SourceDocument? {
    if let problem = SourceRefusal.problem(with: file, .yaml, as: id, besides: tree, limits: limits) {
      diagnostics.append(problem)
      return nil
    }
    guard let document = build(file, as: id, into: &tree, limits: limits, diagnostics: &diagnostics) else { return nil }
    tree.documents.append(document)
    return document
  }

  private static func build(
    _ file: SourceFile,
    as id: SourceFileID,
    into tree: inout SourceTree,
    limits: SourceLimits,
    diagnostics: inout [Diagnostic]
  ) -> SourceDocument? {
    let start = file.hasByteOrderMark ? 3 : 0
    guard file.bytes.count > start else { return .empty(id) }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var builder = EventTreeBuilder(UnsafeBufferPointer(rebasing: bytes[start...]), at: start, as: id, limits: limits)
      let document = builder.build(into: &tree)
      diagnostics += builder.diagnostics.showingInvisibleCharacters()
      return document
    }
  }
}
