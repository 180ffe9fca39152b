internal import TokenDiagnostics
internal import TokenModel
internal import TokenWorkspace

extension EditorSession {
  /// The text of a file in the editor or, if it is not open, on the disk; nil if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the size of a file that is read from the disk, once.
  package mutating func text(of path: String) -> DocumentText? {
    let path = CanonicalPath.of(path)
    return document(at: path)?.text
  }

  /// The offset of a position in a file; nil for a file that is not known.
  package mutating func offset(of position: TextPosition, in path: String, _ unit: ColumnUnit) -> Int? {
    text(of: path)?.offset(of: position, in: unit)
  }

  /// What is written where in a file.
  mutating func index(of path: String) -> FileIndex? {
    guard documents[path] == nil else { return documents[path]?.index() }
    _ = document(at: path)
    return closed[path]?.index()
  }

  private mutating func document(at path: String) -> OpenDocument? {
    if let open = documents[path] { return open }
    if closed[path] == nil, let file = try? SpecLoader.include(path) {
      closed[path] = OpenDocument(path: path, version: nil, text: DocumentText(file))
    }
    return closed[path]
  }

  /// The files that may have what a file names, in the order of their paths.
  func scope(of path: String) -> [String] {
    let all = projects(of: path).reduce(into: Set([path])) { $0.formUnion($1.scope(of: path)) }
    return all.sorted()
  }

  // MARK: Declarations

  /// The keys that declare a token or group, as references name it; nothing for an unknown one. A reference to a part of a
  /// token, such as `color.ink.dark`, names the token.
  mutating func declarations(of path: String, in scope: [String]) -> [(file: String, key: FileIndex.Key)] {
    let exact = declarations(of: path, in: scope) { _, _ in true }
    if !exact.isEmpty { return exact }
    var names = path
    while let dot = names.lastIndex(of: ".") {
      names = String(names[..<dot])
      // A group does not have parts.
      let found = declarations(of: names, in: scope) { index, key in !index.keys[key].isGroup }
      if !found.isEmpty { return found }
    }
    return []
  }

  private mutating func declarations(
    of path: String,
    in scope: [String],
    where isWanted: (FileIndex, Int) -> Bool
  ) -> [(file: String, key: FileIndex.Key)] {
    let name = FileIndex.spelling(of: path)
    return scope.flatMap { file in
      guard let index = index(of: file) else { return [(file: String, key: FileIndex.Key)]() }
      return (index.declarations[name] ?? []).filter { isWanted(index, $0) }.map { (file, index.keys[$0]) }
    }
  }
}
