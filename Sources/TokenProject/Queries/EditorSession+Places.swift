internal import TokenDiagnostics
internal import TokenModel
internal import TokenSystem
internal import TokenWorkspace

/// Where things are declared and used.
extension EditorSession {
  /// What a place in a file names.
  enum Subject {
    /// A token or group, at its own key or in a reference; the path is that of references.
    case token(path: String, range: Range<Int>)
    /// A file.
    case file(path: String, range: Range<Int>)
  }

  /// What is written at an offset; nil for anything else.
  mutating func subject(in path: String, at offset: Int) -> Subject? {
    guard let index = index(of: path) else { return nil }
    if let reference = index.reference(at: offset) { return .token(path: reference.path, range: reference.range) }
    if let link = index.links.first(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }) {
      return .file(path: PathText.joined(PathText.folder(of: path), link.path), range: link.range)
    }
    guard let key = index.key(at: offset), offset <= index.keys[key].nameRange.upperBound,
      let name = index.path(of: key)
    else { return nil }
    return .token(path: name, range: index.keys[key].nameRange)
  }

  /// Where what is written at an offset is declared.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files.
  package mutating func definitions(in path: String, at offset: Int) -> [FileRange] {
    let path = CanonicalPath.of(path)
    switch subject(in: path, at: offset) {
    case .token(let name, _):
      if name.hasPrefix("#") { return structure(named: name, in: path) }
      return declarations(of: name, in: scope(of: path)).map { FileRange(path: $0.file, range: $0.key.nameRange) }
    case .file(let file, _):
      return FileSystem.kind(of: file, followsLinks: true) == nil ? [] : [FileRange(path: file, range: 0..<0)]
    case nil: return []
    }
  }

  /// A set or modifier of a resolver document, as `#sets.base`.
  private mutating func structure(named name: String, in path: String) -> [FileRange] {
    let names = name.dropFirst().split(separator: ".", maxSplits: 1).map { UTF8Name(String($0)) }
    guard let index = index(of: path) else { return [] }
    let keys = index.keys.indices.filter { index.names(of: $0).map { UTF8Name($0) } == names }
    return keys.map { FileRange(path: path, range: index.keys[$0].nameRange) }
  }

  /// Where the token or group at an offset is used, in all files that it is known in.
  ///
  /// - Parameter includingDeclaration: Whether its own keys are listed, too.
  /// - Complexity: O(*n*), where *n* is the number of references in those files.
  package mutating func references(
    in path: String,
    at offset: Int,
    includingDeclaration: Bool
  ) -> [FileRange] {
    let path = CanonicalPath.of(path)
    guard case .token(let name, _) = subject(in: path, at: offset) else { return [] }
    let scope = scope(of: path)
    let declared = declarations(of: name, in: scope)
    guard let first = declared.first, let declaredPath = self.path(of: first) else { return [] }
    var found = includingDeclaration ? declared.map { FileRange(path: $0.file, range: $0.key.nameRange) } : []
    for file in scope { found += uses(of: declaredPath, in: file, scope) }
    return found.sorted { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) }
  }

  /// The same in one file.
  package mutating func highlights(in path: String, at offset: Int) -> [FileRange] {
    let path = CanonicalPath.of(path)
    return references(in: path, at: offset, includingDeclaration: true).filter { $0.path == path }
  }

  private mutating func path(of declaration: (file: String, key: FileIndex.Key)) -> String? {
    guard let index = index(of: declaration.file) else { return nil }
    return index.keys.firstIndex { $0.nameRange == declaration.key.nameRange }.flatMap { index.path(of: $0) }
  }

  /// The references in a file that lead to a path, or to a part of its token.
  private mutating func uses(of path: String, in file: String, _ scope: [String]) -> [FileRange] {
    guard let index = index(of: file) else { return [] }
    let wanted = FileIndex.spelling(of: path)
    return index.references.filter { reference in
      let name = FileIndex.spelling(of: reference.path)
      if name == wanted { return true }
      guard name.bytes.starts(with: wanted.bytes),
        name.bytes.dropFirst(wanted.bytes.count).first == UInt8(ascii: ".")
      else { return false }
      // The longest path that is declared is the token that the reference names.
      guard let first = declarations(of: reference.path, in: scope).first else { return false }
      return self.path(of: first).map { FileIndex.spelling(of: $0) } == wanted
    }.map { FileRange(path: file, range: $0.range) }
  }
}
