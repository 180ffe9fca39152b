internal import TokenCompiler
package import TokenDiagnostics
internal import TokenYAML

/// What names of earlier versions are now, where values cannot tell: the file `migrations.yaml` next to a spec.
package struct MigrationFile: Sendable {
  /// The name of the file.
  package static let name = CompilerInput.migrationsName

  /// A name in its file: of a code, or the path of a token.
  package struct Name: Sendable, Hashable {
    /// The name.
    package let text: String
    /// Its place, with its quotes.
    package let range: SourceRange
  }

  /// A name of an earlier version.
  package struct Entry: Sendable {
    /// The name of the earlier version.
    package let old: Name
    /// What it is now: nothing if it has no successor; several for a choice.
    package let successors: [Name]
  }

  /// In the order of the file.
  package let entries: [Entry]

  /// Reads a file, and reports its mistakes. The valid entries still count. Never traps, whatever the file holds.
  ///
  /// - Parameters:
  ///   - file: The file to read.
  ///   - id: The ID of the file, for ranges.
  ///   - diagnostics: The list to add mistakes to.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package init(reading file: SourceFile, as id: SourceFileID, diagnostics: inout [Diagnostic]) {
    var tree = SourceTree()
    let document = SourceReader.read(file, as: id, into: &tree, diagnostics: &diagnostics)
    guard let document, document.isComplete, let root = document.root else {
      entries = []
      return
    }
    let decoder = MigrationDecoder(tree: tree)
    entries = decoder.entries(of: root)
    diagnostics += decoder.log.diagnostics
  }
}
