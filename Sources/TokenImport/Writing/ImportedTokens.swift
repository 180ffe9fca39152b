internal import TokenModel

/// The tokens that every context has: a spec may refer to them.
struct ImportedTokens {
  /// A path, and the type of its token.
  struct Token {
    let path: [String]
    let type: String
  }

  /// In the order of the sets, each path once.
  let all: [Token]
  private let roles: ColorRoles
  /// The paths of typography tokens that only some contexts have.
  let partialStyles: [[String]]

  init(_ system: ImportedSystem) {
    var sets: [[UTF8Name]: Swift.Set<Int>] = [:]
    for (index, set) in system.sets.enumerated() {
      for token in set.tokens { sets[token.path.map(UTF8Name.init), default: []].insert(index) }
    }
    var all: [Token] = []
    var partialStyles: [[String]] = []
    let enabled = Swift.Set(system.base + system.modifiers.flatMap { $0.contexts.flatMap(\.sets) })
    for (index, set) in system.sets.enumerated() where enabled.contains(index) {
      for token in set.tokens {
        guard let owners = sets.removeValue(forKey: token.path.map(UTF8Name.init)) else { continue }
        if Self.isEverywhere(owners, system) {
          all.append(Token(path: token.path, type: token.type))
        } else if token.type == "typography" {
          partialStyles.append(token.path)
        }
      }
    }
    self.all = all
    roles = ColorRoles(system, in: all.filter { $0.type == "color" }.map(\.path))
    self.partialStyles = partialStyles
  }

  /// The colors for a use.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  func colors(for use: ColorUse) -> [[String]] {
    all.filter { $0.type == "color" && roles.use(of: $0.path) == use }.map(\.path)
  }

  private static func isEverywhere(_ sets: Swift.Set<Int>, _ system: ImportedSystem) -> Bool {
    !sets.isDisjoint(with: system.base)
      || system.modifiers.contains { $0.contexts.allSatisfy { !sets.isDisjoint(with: $0.sets) } }
  }
}
