/// A pattern for paths of tokens, such as `typography.**`: `**` matches any number of names, and in a name `*` matches
/// any text and `?` one Unicode scalar.
package struct PathPattern: Sendable, Hashable {
  /// A part of a pattern between dots.
  private enum Part: Sendable, Hashable {
    case anyNames
    case name(NamePattern)
  }

  private let parts: [Part]
  /// Whether the pattern spells the name of groups' own tokens, as in `body.$root`.
  private let spellsRoot: Bool
  /// The number of names at the start that are the same in all paths that match. At most all but the last name.
  package let fixedCount: Int

  /// Creates a pattern; any text is valid.
  package init(_ text: String) {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    parts = names.map { $0 == "**" ? .anyNames : .name(NamePattern($0)) }
    spellsRoot = names.last == TokenPath.root
    let fixed = names.prefix { !$0.contains("*") && !$0.contains("?") }.count
    fixedCount = min(fixed, names.count - 1)
  }

  /// Whether the pattern matches a whole path.
  ///
  /// - Complexity: O(*m* · *n*), where *m* and *n* are the lengths of the pattern and the path.
  package func matches(_ path: TokenPath) -> Bool {
    let names = spellsRoot ? path.allNames : path.names
    return Wildcards.matches(parts, names) {
      $0 == .anyNames
    } fits: { part, name in
      if case .name(let pattern) = part { pattern.matches(name) } else { false }
    }
  }
}

extension TokenPath {
  /// The name of a group's own token.
  fileprivate static let root = "$root"

  /// The names as the spec's references spell them, without that of a group's own token, and a name with a dot as two.
  package var names: [String] { segments.last == Self.root ? allNames.dropLast() : allNames }

  /// The same with the name of a group's own token.
  fileprivate var allNames: [String] {
    guard segments.contains(where: { $0.utf8.contains(TokenPath.separator) }) else { return segments }
    return segments.flatMap { $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init) }
  }
}
