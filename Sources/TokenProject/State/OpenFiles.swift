internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenResolver
internal import TokenWorkspace

/// The contents of open files, which count instead of those of the disk.
struct OpenFiles: Sendable {
  /// By absolute paths with links to folders followed.
  let contents: [String: [UInt8]]
  /// The names of the files, without folders: the disk need not be asked about others.
  private let names: Set<Substring>

  init(_ documents: some Sequence<OpenDocument>) {
    contents = Dictionary(documents.map { ($0.path, $0.text.bytes) }) { first, _ in first }
    names = Set(contents.keys.map(Self.name(of:)))
  }

  private static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  /// What the editor has in a file; nil for one that is not open.
  private func content(of path: String) -> [UInt8]? {
    names.contains(Self.name(of: path)) ? contents[CanonicalPath.of(path)] : nil
  }

  /// A file with what the editor has in it.
  func replacing(_ file: SourceFile) -> SourceFile? {
    content(of: file.path).map { SourceFile(path: file.path, bytes: $0, place: file.place) }
  }

  /// Whether a path, as a project has it, leads to a file.
  ///
  /// - Parameter canonical: The absolute path of the file, with links to folders followed.
  static func leads(_ path: String, to canonical: String) -> Bool {
    name(of: path) == name(of: canonical) && CanonicalPath.of(path) == canonical
  }

  /// Reads what a spec includes, or a configuration extends.
  var include: SpecFiles.Provider {
    { path throws(IncludeError) in
      guard let bytes = content(of: path) else { return try SpecLoader.include(path) }
      return SourceFile(path: path, bytes: bytes, place: (try? SpecLoader.include(path))?.place)
    }
  }
}
