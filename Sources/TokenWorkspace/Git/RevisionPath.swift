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

  /// The prefix of paths in messages and of names for git.
  var prefix: String { revision + ":" }
}
