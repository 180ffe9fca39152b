package import TokenDiagnostics

/// Reads JSON, RFC 8259, into a tree.
///
/// Strings have the form ``ScalarForm/quoted``, and everything else that of its type. The text of a number is kept as
/// it is written.
package enum JSONReader {
  /// Adds the file's document to a tree, whatever the file is called. ``SourceReader`` chooses the reader of a file.
  ///
  /// Comments and trailing commas are read with a warning each; the first 1,000 are reported. After a mistake, reading
  /// continues where the text makes sense again, and at most 20 mistakes are reported, not counting duplicate keys.
  /// Never traps, whatever the bytes are.
  ///
  /// - Parameters:
  ///   - file: The file to read.
  ///   - id: The ID of the file, for ranges.
  ///   - tree: The tree to add to. It is unchanged if the result is nil.
  ///   - isStrict: Whether comments and trailing commas are errors.
  ///   - limits: The limits of the file.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The document, which is not complete if the text has mistakes; nil if the file exceeds a limit or is not
  ///   UTF-8, which is reported as an error.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func read(
    _ file: SourceFile,
    as id: SourceFileID,
    into tree: inout SourceTree,
    isStrict: Bool = false,
    limits: SourceLimits = .standard,
    diagnostics: inout [Diagnostic]
  ) -> SourceDocument? {
    if let problem = SourceRefusal.problem(with: file, .json, as: id, besides: tree, limits: limits) {
      diagnostics.append(problem)
      return nil
    }
    let start = file.hasByteOrderMark ? 3 : 0
    let document = file.bytes.withUnsafeBufferPointer { bytes in
      var builder = JSONTreeBuilder(bytes, from: start, as: id, limits: limits, isStrict: isStrict)
      let document = builder.build(into: &tree)
      diagnostics += builder.writer.diagnostics.showingInvisibleCharacters()
      return document
    }
    if let document { tree.documents.append(document) }
    return document
  }
}
