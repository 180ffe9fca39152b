internal import TokenSystem

/// One spelling for a path, however it was written.
package enum CanonicalPath {
  /// The absolute path of a file, with links to folders followed. A link to a file is a separate file, as for git.
  ///
  /// The folder need not exist: the existing part is looked up, and the rest is used as text. Standard input has no
  /// path and keeps its name.
  package static func of(_ path: String) -> String {
    if path == "<stdin>" { return path }
    var path = path
    while path.hasSuffix("/") && path != "/" { path.removeLast() }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    if ["", ".", ".."].contains(name), let real = FileSystem.realPath(path.isEmpty ? "." : path) { return real }
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let parent = FileSystem.realPath(folder) ?? (folder == "." || folder == "/" ? folder : of(folder))
    return parent.hasSuffix("/") ? parent + name : "\(parent)/\(name)"
  }

  /// The root of the git repository that the working folder is in, with a slash at its end; nil outside of any.
  package static func repositoryRoot() -> String? {
    foldersUpward(from: of(".")).first { FileSystem.kind(of: $0 + ".git", followsLinks: true) != nil }
  }

  /// A folder and all above it, each with a slash at its end.
  ///
  /// - Parameter start: An absolute path.
  static func foldersUpward(from start: String) -> [String] {
    var folders = [start.hasSuffix("/") ? start : start + "/"]
    while let slash = folders.last?.dropLast().lastIndex(of: "/"), let inner = folders.last {
      folders.append(String(inner[...slash]))
    }
    return folders
  }
}
