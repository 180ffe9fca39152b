internal import TokenDiagnostics
internal import TokenSystem

/// A path in a revision of a git repository, as git writes it: `HEAD~1:tokens`.
struct RevisionPath: Sendable, Hashable {
  /// The revision, such as `HEAD~1`, `v1.2` or `origin/main`; empty for the index.
  let revision: String
  /// The path from the root of the repository, or from the working folder if it starts with `./` or `../`. Without a
  /// trailing slash; empty for the root.
  let path: String

  /// Nil for a text without a colon outside of braces; `HEAD^{/fix: colors}` has none.
  init?(_ text: String) {
    var depth = 0
    let colon = text.indices.first { index in
      switch text[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case ":": return depth <= 0
      default: break
      }
      return false
    }
    guard let colon else { return nil }
    revision = String(text[..<colon])
    var path = text[text.index(after: colon)...]
    while path.hasSuffix("/") { path.removeLast() }
    self.path = String(path)
  }

  /// A path in a revision alone.
  init(revision: String, path: String) {
    self.revision = revision
    self.path = path
  }

  /// The spelling for git of a path that counts from the working folder.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - here: The absolute path of the working folder.
  static func path(to path: String, from here: String) -> String {
    let relative = PathText.relative(path, to: here)
    // To git, a path counts from the root of the repository unless it starts with a dot and a slash.
    if relative == "." || relative.split(separator: "/").last == ".." { return relative + "/" }
    return relative.hasPrefix("../") ? relative : "./" + relative
  }

  /// A path in a folder.
  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The file that a link leads to in the working tree, because its includes are next to that file; the path itself if
  /// it is not relative to the working folder, or is not a link.
  static func target(of path: String) -> String {
    guard path.hasPrefix("."), FileSystem.kind(of: path, followsLinks: false) == .link,
      let target = FileSystem.realPath(path)
    else { return path }
    return self.path(to: target, from: CanonicalPath.of("."))
  }

  /// The prefix of paths in messages and of names for git.
  var prefix: String { revision + ":" }
}
