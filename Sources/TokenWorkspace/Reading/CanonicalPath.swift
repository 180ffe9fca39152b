internal import TokenSystem

/// One spelling for a path, however it was written.
package enum CanonicalPath {
  /// The absolute path of a file, with links to folders followed. A link to a file is a file of its own, as for git.
  ///
  /// The folder need not exist: what is there is looked up, and the rest is taken by its text. Standard input has no
  /// place and keeps its name.
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

  /// Where the working folder is in its git repository: empty at its top, and outside of any; otherwise with a slash at
  /// its end.
  package static func prefixInRepository() -> String {
    let here = of(".")
    var folder = here
    while true {
      if FileSystem.kind(of: (folder == "/" ? "" : folder) + "/.git", followsLinks: true) != nil {
        let rest = here.dropFirst(folder == "/" ? 1 : folder.count + 1)
        return rest.isEmpty ? "" : rest + "/"
      }
      guard folder != "/", let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }
}
