internal import TokenModel

/// The parts of a page, in their order.
struct PageSections {
  struct Section {
    let id: String
    let title: String
    /// A count or a warning; nil for none.
    let note: String?
  }

  /// Tokens that stand together.
  struct TokenSection {
    let id: String
    let title: String
    let groups: [TokenGroup]

    var count: Int { groups.reduce(0) { $0 + $1.members.count } }
  }

  /// Tokens with one parent.
  struct TokenGroup {
    let name: String
    /// Whether they are parts of sizes, which the page shows elsewhere.
    let isOfSize: Bool
    var members: [TokenID]
  }

  let colors: TokenSection?
  /// Fonts, weights and typography.
  let type: TokenSection?
  /// One for each first name of paths.
  let others: [TokenSection]

  /// All sections of tokens, in the order of the page.
  var all: [TokenSection] { [colors, type].compactMap(\.self) + others }

  init(_ tokens: TokenSet) {
    let typographic = Self.typographicRoots(tokens)
    var kinds: [Kind] = []
    var members: [Kind: [TokenID]] = [:]
    for token in tokens.indices {
      let root = tokens.path(of: token).segments[0]
      let kind: Kind = tokens.type(of: token) == .color ? .colors : typographic.contains(root) ? .type : .other(root)
      if members[kind] == nil { kinds.append(kind) }
      members[kind, default: []].append(token)
    }
    func section(_ kind: Kind, _ id: String, _ title: String) -> TokenSection? {
      members[kind].map { TokenSection(id: id, title: title, groups: Self.groups(of: $0, in: tokens)) }
    }
    colors = section(.colors, "colors", "Colors")
    type = section(.type, "fonts", "Fonts")
    others = kinds.compactMap { kind in
      guard case .other(let root) = kind else { return nil }
      return section(kind, HTMLText.id("group", root), PageWords.heading(root))
    }
  }

  private enum Kind: Hashable {
    case colors, type
    case other(String)
  }

  private static func typographicRoots(_ tokens: TokenSet) -> Set<String> {
    let types: Set<TokenType> = [.typography, .fontFamily, .fontWeight]
    let ofTypes = tokens.indices.filter { tokens.type(of: $0).map(types.contains) ?? false }
    return Set(ofTypes.map { tokens.path(of: $0).segments[0] }).union(["typography", "modes"])
  }

  private static func groups(of ids: [TokenID], in tokens: TokenSet) -> [TokenGroup] {
    var groups: [TokenGroup] = []
    var indices: [String: Int] = [:]
    for token in ids {
      let name = tokens.path(of: token).parent?.description ?? ""
      if let index = indices[name] {
        groups[index].members.append(token)
      } else {
        indices[name] = groups.count
        let isOfSize = ["typography", "modes"].contains(tokens.path(of: token).segments[0])
        groups.append(TokenGroup(name: name, isOfSize: isOfSize, members: [token]))
      }
    }
    return groups
  }
}
