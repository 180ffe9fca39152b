internal import TokenModel

/// One version of the tokens of token files, by number.
struct TokenTable {
  let paths: [TokenPath]
  let types: [TokenType?]
  /// By token and selection; nil where the token is not there.
  let values: [[TokenValue?]]
  /// The token at the end of the references of a token that does no more than refer; nil for others.
  let targets: [TokenPath?]
  let deprecations: [Deprecation?]

  init(_ catalog: Catalog, _ selections: [ContextSelection]) {
    let (tokens, resolved) = (catalog.tokens, catalog.resolved)
    paths = tokens.indices.map { tokens.path(of: $0) }
    deprecations = tokens.indices.map { tokens.annotations(of: $0).deprecation }
    types = tokens.indices.map { tokens.type(of: $0) }
    targets = tokens.indices.map { token in
      let end = tokens.endOfAliases(from: token)
      return end == token ? nil : tokens.path(of: end)
    }
    values = tokens.indices.map { token in
      if resolved.modifiers(of: token).isEmpty {
        return Array(repeating: (try? resolved.value(of: token).value)?.withoutPlaces, count: selections.count)
      }
      return selections.map { (try? resolved.value(of: token, in: $0).value)?.withoutPlaces }
    }
  }
}

/// The tokens of two versions that are the same: by path, or else by equal values.
struct TokenPairs {
  let old: TokenTable
  let new: TokenTable
  private(set) var same: [(old: Int, new: Int)] = []
  private(set) var moved: [(old: Int, new: Int)] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  init(_ old: TokenTable, _ new: TokenTable) {
    self.old = old
    self.new = new
    let numbers = Dictionary(new.paths.enumerated().map { ($1, $0) }) { first, _ in first }
    var known: Set<Int> = []
    for (number, path) in old.paths.enumerated() {
      if let other = numbers[path] {
        same.append((number, other))
        known.insert(other)
      } else {
        removed.append(number)
      }
    }
    added = new.paths.indices.filter { !known.contains($0) }
    let pairs = EqualValues.pairs(
      removed.map { Self.item($0, in: old) },
      added.map { Self.item($0, in: new) }
    )
    moved = pairs.map { (old: $0.old, new: $0.new) }
    let (gone, come) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    removed.removeAll(where: gone.contains)
    added.removeAll(where: come.contains)
  }

  private static func item(
    _ number: Int,
    in table: TokenTable
  ) -> EqualValues.Item<Pair<TokenType?, [TokenValue?]>> {
    let value = Pair(one: table.types[number], other: table.values[number])
    return EqualValues.Item(number: number, name: table.paths[number].description, value: value)
  }
}
