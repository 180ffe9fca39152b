internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenResolver
internal import TokenWorkspace

/// The contents of open files, which count instead of those of the disk.
struct OpenFiles: Sendable {
  /// By absolute paths with links to folders followed.
  let contents: [String: [UInt8]]

  init(_ documents: some Sequence<OpenDocument>) {
    contents = Dictionary(documents.map { ($0.path, $0.text.bytes) }) { first, _ in first }
  }

  /// A file with what the editor has in it.
  func replacing(_ file: SourceFile) -> SourceFile? {
    guard let bytes = contents[CanonicalPath.of(file.path)] else { return nil }
    return SourceFile(path: file.path, bytes: bytes, place: file.place)
  }

  /// Reads what a spec includes, or a configuration extends.
  var include: SpecFiles.Provider {
    { path throws(IncludeError) in
      guard let bytes = contents[CanonicalPath.of(path)] else { return try SpecLoader.include(path) }
      return SourceFile(path: path, bytes: bytes, place: (try? SpecLoader.include(path))?.place)
    }
  }
}
