/// A place in a revision of a git repository, as git writes it: `HEAD~1:tokens`.
struct RevisionPath: Sendable, Hashable {
  /// Such as `HEAD~1`, `v1.2`, `origin/main`; empty for the index.
  let revision: String
  /// From the root of the repository, or from the working folder when it starts with `./` or `../`. Without a slash at its
  /// end; empty for the root.
  let path: String

  /// Nil for a text without a colon, other than those in braces, as in `HEAD^{/fix: colors}`.
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

  /// What stands before paths in messages, and in front of what git is asked for.
  var prefix: String { revision + ":" }
}
