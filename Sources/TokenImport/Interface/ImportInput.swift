package import TokenDiagnostics

/// What the user wants to import: a file, or the files of a folder.
package struct ImportInput: Sendable {
  /// A file, and its path from the folder; for a single file, its name.
  package struct File: Sendable {
    package let file: SourceFile
    package let path: String

    /// A file from its parts.
    package init(_ file: SourceFile, path: String) {
      self.file = file
      self.path = path
    }
  }

  /// By path.
  package let files: [File]
  /// Whether they are those of a folder.
  package let isFolder: Bool

  /// Files of a folder, or a single one.
  package init(_ files: [File], isFolder: Bool) {
    self.files = files
    self.isFolder = isFolder
  }

  /// The files for ranges.
  package var sources: [SourceFile] { files.map(\.file) }
}
