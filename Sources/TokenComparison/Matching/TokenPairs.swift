internal import TokenModel

/// One version of the tokens of a catalog, with their values in some selections of contexts.
struct TokenVersion {
  let resolved: ResolvedTokens
  let selections: [ContextSelection]
  let paths: TokenTable<TokenPath>
  /// By the number of the selection; nil where the token is not there.
  let values: TokenTable<[TokenValue?]>

  var tokens: TokenSet { resolved.tokens }

  init(_ version: ComparedCatalog, _ selections: [ContextSelection]) {
    let (tokens, resolved) = (version.catalog.tokens, version.catalog.resolved)
    self.resolved = resolved
    self.selections = selections
    paths = TokenTable(tokens.indices.map { tokens.path(of: $0) })
    values = TokenTable(
      tokens.indices.map { token in
        if resolved.modifiers(of: token).isEmpty {
          return Array(repeating: resolved.plainValue(of: token), count: selections.count)
        }
        return selections.map { resolved.plainValue(of: token, in: $0) }
      }
    )
  }

  /// The type and values, which identify a token under another path.
  func look(of token: TokenID) -> TokenLook {
    TokenLook(type: tokens.type(of: token), values: values[token], typography: typography(of: token))
  }

  func typography(of token: TokenID) -> TypographyLook { TypographyLook(tokens.typographyExtension(of: token)) }
}

extension ResolvedTokens {
  /// The value of a token without locations, and in the shortest of equal forms, for comparison; nil where the token is
  /// missing.
  func plainValue(of token: TokenID, in selection: ContextSelection = ContextSelection()) -> TokenValue? {
    guard let value = (try? value(of: token, in: selection).value)?.withoutPlaces else { return nil }
    switch value {
    case .color(let color):
      return color.value.map { TokenColor($0).isSame(as: color.color) ? .color(.hex($0)) : value } ?? value
    case .typography(let typography):
      guard typography.letterSpacing?.value?.number.value?.double == 0 else { return value }
      return .typography(typography.withoutLetterSpacing)
    default: return value
    }
  }
}

extension TokenColor {
  /// Whether two colors have the same numbers, whatever they are for tools that do not know the space.
  fileprivate func isSame(as other: TokenColor?) -> Bool {
    space == other?.space && components == other?.components && alpha == other?.alpha
  }
}

extension Typography {
  /// The same for a letter spacing of 0.
  fileprivate var withoutLetterSpacing: Typography {
    Typography(
      fontFamily: fontFamily,
      fontSize: fontSize,
      fontWeight: fontWeight,
      letterSpacing: nil,
      lineHeight: lineHeight
    )
  }
}

/// A token's type and values, without its path.
struct TokenLook: Hashable {
  let type: TokenType?
  let values: [TokenValue?]
  let typography: TypographyLook
}

/// Matching tokens of two versions: by path, by equal values, or by their positions in a renamed group.
struct TokenPairs {
  /// A token in both versions.
  typealias IDs = (old: TokenID, new: TokenID)

  let old: TokenVersion
  let new: TokenVersion
  /// The tokens with equal paths.
  private(set) var same: [IDs] = []
  /// Those with other paths, in the order of the old version.
  private(set) var moved: [IDs] = []
  private(set) var removed: [TokenID] = []
  private(set) var added: [TokenID] = []

  var all: [IDs] { same + moved }

  init(_ old: TokenVersion, _ new: TokenVersion) {
    self.old = old
    self.new = new
    for token in old.tokens.indices {
      if let other = new.resolved.index[old.paths[token]] {
        same.append((token, other))
      } else {
        removed.append(token)
      }
    }
    let known = Set(same.map(\.new))
    added = new.tokens.indices.filter { !known.contains($0) }
    move(EqualValues.pairs(removed.map { Self.item($0, in: old) }, added.map { Self.item($0, in: new) }))
    move(pairsInMovedGroups)
    moved.sort { $0.old < $1.old }
  }

  private mutating func move(_ pairs: [IDs]) {
    moved += pairs
    let (gone, come) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    removed.removeAll(where: gone.contains)
    added.removeAll(where: come.contains)
  }

  /// Tokens whose group is another one now, as others of the group show, and whose values changed with it.
  private var pairsInMovedGroups: [IDs] {
    let groups = Set(moved.map { MovedGroup(old.paths[$0.old], new.paths[$0.new]) }).filter { !$0.old.isEmpty }
    guard !groups.isEmpty else { return [] }
    let byOldGroup = Dictionary(grouping: groups, by: \.old)
    let free = Dictionary(added.map { (new.paths[$0], $0) }) { first, _ in first }
    var taken: Set<TokenID> = []
    return removed.compactMap { token in
      let segments = old.paths[token].segments
      let targets = segments.indices.dropFirst().reversed().flatMap { end in
        (byOldGroup[Array(segments[..<end])] ?? []).map { TokenPath($0.new + segments[end...]) }
      }
      let found = targets.compactMap { free[$0] }.min()
      guard let found, new.tokens.type(of: found) == old.tokens.type(of: token), taken.insert(found).inserted else {
        return nil
      }
      return (token, found)
    }
  }

  private static func item(_ token: TokenID, in version: TokenVersion) -> EqualValues.Item<TokenID, TokenLook> {
    EqualValues.Item(id: token, name: version.paths[token].description, value: version.look(of: token))
  }
}

/// A group whose tokens have other paths: the names that the paths do not have in common at their ends.
struct MovedGroup: Hashable {
  let old: [String]
  let new: [String]

  init(_ old: TokenPath, _ new: TokenPath) {
    let common = zip(old.segments.reversed(), new.segments.reversed()).prefix { $0 == $1 }.count
    self.old = old.segments.dropLast(common)
    self.new = new.segments.dropLast(common)
  }
}
