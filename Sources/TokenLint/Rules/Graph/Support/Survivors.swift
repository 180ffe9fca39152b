internal import TokenDiagnostics
internal import TokenModel

/// The mappings that keep an entry when all unused tokens are removed. An empty one would be an error.
struct Survivors {
  private var groups: Set<Group> = []

  private struct Group: Hashable {
    let file: SourceFileID
    let path: Substring
  }

  init(
    among tokens: IDTable<TokenDeclaration, TokenDeclaration>,
    _ isUsed: IDTable<TokenDeclaration, Bool>
  ) {
    // Neighbors are in one group, which must be checked once for the used ones and once for the others.
    var last: (group: Group, isUsed: Bool)?
    for (token, isUsed) in zip(tokens, isUsed) {
      var group = Self.parent(of: token)
      if let last, last.group == group, last.isUsed || !isUsed { continue }
      last = (group, isUsed)
      if isUsed { groups.insert(group) }
      // A group is never emptied, so it stays in the one around it.
      while group.path.utf8.contains(UInt8(ascii: ".")) {
        group = Group(file: group.file, path: group.path.prefix(beforeLast: "."))
        groups.insert(group)
      }
    }
  }

  func has(besides token: TokenDeclaration) -> Bool { groups.contains(Self.parent(of: token)) }

  private static func parent(of token: TokenDeclaration) -> Group {
    Group(file: token.nameRange.file, path: token.parentPath)
  }
}

extension TokenDeclaration {
  /// The path of the mapping that contains it. By bytes: an accent at the start of a name would join the dot before it.
  var parentPath: Substring { Substring(path.utf8.dropLast(name.utf8.count + 1)) }
}

extension Substring {
  /// The text before the last occurrence of an ASCII character; all of it without an occurrence.
  func prefix(beforeLast character: Unicode.Scalar) -> Substring {
    unicodeScalars.lastIndex(of: character).map { self[..<$0] } ?? self
  }
}
