internal import TokenModel

/// Where types are written: in the highest groups whose tokens all have one, and else in tokens.
struct DTCGTypes {
  private let tokens: TokenSet
  private let groups: MergedGroups
  /// The type that all tokens of a group have, if there are several.
  private var shared: IDTable<TokenGroup, Shared>
  /// The types of tokens that the format does not have.
  private let otherTypes: [TokenID: String]

  private enum Shared {
    case none
    case one(String)
    case all(String)
    case mixed

    /// The types of these tokens and of others.
    func adding(_ other: Shared) -> Shared {
      switch (self, other) {
      case (.none, _): other
      case (_, .none): self
      case (.one(let type), .one(let next)), (.one(let type), .all(let next)), (.all(let type), .one(let next)),
        (.all(let type), .all(let next)):
        type == next ? .all(type) : .mixed
      case (.mixed, _), (_, .mixed): .mixed
      }
    }
  }

  /// - Parameters:
  ///   - extended: Groups that others extend. They inherit no type from groups around them, because those that extend
  ///     them would not.
  /// - Complexity: O(*n*), where *n* is the number of tokens and groups.
  init(_ resolved: ResolvedTokens, _ groups: MergedGroups, extended: Set<GroupID>) {
    tokens = resolved.tokens
    self.groups = groups
    otherTypes = resolved.otherTypes
    shared = IDTable(repeating: .none, for: tokens.groups.indices)
    for token in tokens.indices {
      guard let group = groups.group(of: token) else { continue }
      shared[group] = shared[group].adding(type(of: token).map { .one($0) } ?? .mixed)
    }
    for group in groups.ids.reversed() {
      guard let parent = groups.parent(of: group) else { continue }
      shared[parent] = extended.contains(group) ? .mixed : shared[parent].adding(shared[group])
    }
  }

  /// Whether a value needs the type next to it: the format's own schema tells the type of a token without `$type` by the
  /// form of the value, which keywords share with font families, and lists of references with each other.
  static func needsType(_ value: WrittenJSON, of type: TokenType?) -> Bool {
    switch value {
    case .string(let text): type != .fontFamily && text.utf8.first != UInt8(ascii: "{")
    case .array(let elements):
      type != .fontFamily && elements.allSatisfy { if case .string = $0 { true } else { false } }
    default: false
    }
  }

  /// The type of a token; nil for one without a valid value.
  func type(of token: TokenID) -> String? { otherTypes[token] ?? tokens.type(of: token)?.rawValue }

  /// The type that a group gives its tokens; nil if a group around it does, or if they have their own.
  func type(of group: GroupID) -> String? {
    guard case .all(let type) = shared[group], inheritedType(of: groups.parent(of: group)) == nil else { return nil }
    return type
  }

  /// The type that tokens have from a group, or from one around it.
  func inheritedType(of group: GroupID?) -> String? {
    guard let group else { return nil }
    if let outer = inheritedType(of: groups.parent(of: group)) { return outer }
    return if case .all(let type) = shared[group] { type } else { nil }
  }
}

extension ResolvedTokens {
  /// The types of the tokens whose values are of types that the format does not have, or in no form of theirs.
  fileprivate var otherTypes: [TokenID: String] {
    var types: [TokenID: String] = [:]
    for token in tokens.indices where tokens.type(of: token) == nil {
      if case .opaque(let value)? = try? value(of: token).value { types[token] = value.type }
    }
    return types
  }
}
