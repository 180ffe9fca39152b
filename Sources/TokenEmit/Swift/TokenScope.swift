internal import TokenModel

/// An enum of constants: those of a kind, or of a group of tokens.
struct TokenScope {
  /// A member of the enum.
  enum Member {
    /// A constant, by its index.
    case constant(Int, SwiftIdentifier)
    /// The enum of a group.
    case scope(TokenScope)
  }

  /// A constant with its index among all.
  struct Entry {
    let index: Int
    let path: TokenPath
  }

  let identifier: SwiftIdentifier
  /// The path of the group; that of the top for a kind.
  let path: TokenPath
  /// In the order of the spec; a group has the position of its first token.
  let members: [Member]

  /// The enum of some constants, which are all in the group with the path.
  init(_ identifier: SwiftIdentifier, path: TokenPath, _ entries: [Entry], _ options: SwiftOptions) {
    self.identifier = identifier
    self.path = path
    let depth = path.segments.count
    var identifiers = SwiftIdentifiers(ofTokens: options)
    members = Self.partsByName(entries, depth: depth).map { part in
      let segments = part[0].path.segments
      let identifier = identifiers.make(for: Self.name(segments[depth]))
      return segments.count == depth + 1
        ? .constant(part[0].index, identifier)
        : .scope(TokenScope(identifier, path: TokenPath(Array(segments[...depth])), part, options))
    }
  }

  /// All constants of the enum and of those in it, with the names of the enums around each.
  func constants(in scopes: [String] = []) -> [(index: Int, scope: String, identifier: SwiftIdentifier)] {
    let scopes = scopes + [identifier.name]
    return members.flatMap { member in
      switch member {
      case .constant(let index, let identifier): [(index, scopes.joined(separator: "."), identifier)]
      case .scope(let scope): scope.constants(in: scopes)
      }
    }
  }

  /// Each token alone, and all tokens of a group together.
  private static func partsByName(_ entries: [Entry], depth: Int) -> [[Entry]] {
    var parts: [[Entry]] = []
    var groups: [UTF8Name: Int] = [:]
    for entry in entries {
      let isGroup = entry.path.segments.count > depth + 1
      let name = UTF8Name(entry.path.segments[depth])
      if isGroup, let part = groups[name] {
        parts[part].append(entry)
      } else {
        if isGroup { groups[name] = parts.count }
        parts.append([entry])
      }
    }
    return parts
  }

  /// A name of a path for people. Only the name of a group's own token has a `$`.
  private static func name(_ segment: String) -> String { segment == "$root" ? "root" : segment }
}
