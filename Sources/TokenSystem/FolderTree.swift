/// A folder, and the files in it at any depth. Their paths count from the folder: names with a slash between each two.
/// Links below the folder are not followed, as their targets may be outside.
package struct FolderTree: Sendable {
  /// The text before paths: empty for the working folder, otherwise with a slash at its end.
  let prefix: String

  /// The folder whose files begin with a text: empty for the working folder, otherwise with a slash at its end.
  package init(prefix: String) {
    self.prefix = prefix
  }

  /// The folders on the way to a file, from the outside in: `a` and `a/b` for `a/b/c`.
  static func folders(above path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }

  /// Compares a file with new content, byte by byte. Throws when it cannot be read, is a folder or a link, or cannot be
  /// there because something on the way is not a folder.
  package func state(of path: String, comparedWith bytes: [UInt8]) throws(FileError) -> ReplaceableFile.State {
    for folder in Self.folders(above: path) {
      if try !isFolder(folder) { return .missing }
    }
    return try ReplaceableFile(prefix + path).state(comparedWith: bytes)
  }

  /// Whether a folder exists. Throws if something else is at its path.
  func isFolder(_ path: String) throws(FileError) -> Bool {
    let path = prefix + path
    switch FileSystem.kind(of: path, followsLinks: false) {
    case nil: return false
    case .folder: return true
    case .link: throw .link(path)
    case .file, .other: throw FileError(path: path, problem: "is a file; move it away, a folder belongs here")
    }
  }

  /// Throws when the user may not change entries of the innermost folder on the way to a file that is there.
  func checkIsWritable(above path: String) throws(FileError) {
    var innermost: String?
    for folder in Self.folders(above: path) where try isFolder(folder) { innermost = prefix + folder }
    guard let innermost, !System.isWritable(innermost) else { return }
    throw .system("cannot be written to", path: innermost)
  }

  /// The folder whose files begin with a text.
  static func folder(_ prefix: String) -> String {
    if prefix.isEmpty { return "." }
    return prefix == "/" ? prefix : String(prefix.dropLast())
  }

  /// Whether a link is on the way to a file.
  package func isBehindLink(_ path: String) -> Bool {
    Self.folders(above: path).contains { FileSystem.kind(of: prefix + $0, followsLinks: false) == .link }
  }
}
