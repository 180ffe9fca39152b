internal import TokenDiagnostics
internal import TokenYAML

/// Reads the comments of files without an outline.
enum SuppressionComments {
  /// The comments of files that may have some for the linter; file by file, in source order. Most files have none, and
  /// are not parsed again.
  static func read(in ids: [SourceFileID], of files: [SourceFile]) -> [SourceRange] {
    ids.flatMap { id -> [SourceRange] in
      guard let file = files[id], mayHaveSuppressions(file.bytes) else { return [] }
      var tree = SourceTree()
      var diagnostics: [Diagnostic] = []
      return SourceReader.read(file, as: id, into: &tree, diagnostics: &diagnostics)?.comments ?? []
    }
  }

  private static func mayHaveSuppressions(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).lowercased().contains(SuppressionHead.marker)
  }
}
