package import TokenDiagnostics

/// Reads a file's bytes into a tree, by the reader of the file's language.
package enum SourceReader {
  /// Adds the file's document to a tree. ``SourceLanguage`` decides its language. Never traps, whatever the bytes are.
  ///
  /// - Parameters:
  ///   - file: The file to read.
  ///   - id: The ID of the file, for ranges.
  ///   - tree: The tree to add to. It is unchanged if the result is nil.
  ///   - isStrict: Whether comments and trailing commas in JSON are errors.
  ///   - limits: The limits of the file.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The document; nil if the file cannot be read, which is reported as an error.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func read(
    _ file: SourceFile,
    as id: SourceFileID,
    into tree: inout SourceTree,
    isStrict: Bool = false,
    limits: SourceLimits = .standard,
    diagnostics: inout [Diagnostic]
  ) -> SourceDocument? {
    if file.path.lowercased().hasSuffix(".json5") {
      diagnostics.append(.json5(at: .start(of: id)))
      return nil
    }
    switch SourceLanguage(of: file) {
    case .yaml:
      return YAMLReader.read(file, as: id, into: &tree, limits: limits, diagnostics: &diagnostics)
    case .json:
      return JSONReader.read(
        file,
        as: id,
        into: &tree,
        isStrict: isStrict,
        limits: limits,
        diagnostics: &diagnostics
      )
    }
  }
}
