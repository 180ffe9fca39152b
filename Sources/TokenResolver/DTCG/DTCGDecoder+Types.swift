internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The types of tokens (Design Tokens Format Module 2025.10, section 5.2.2): a token's own, or that of the token that
/// it refers to, or that of the nearest group. Never from the value.
extension DTCGDecoder {
  /// The type that a node names, also in another spelling; nil for another name.
  func type(named node: NodeID) -> TokenType? {
    // Most tokens are colors or lengths, and a string would be made of each name.
    if tree.text(of: node, is: "color") { return .color }
    if tree.text(of: node, is: "dimension") { return .dimension }
    let text = tree.text(of: node)
    return TokenType(rawValue: text)
      ?? Self.keyword(text, of: TokenType.allCases.map(\.rawValue)).flatMap(TokenType.init)
  }

  /// Finds the types of all tokens, whose aliases are known.
  mutating func resolveTypes() {
    for source in sources.indices {
      if sources[source].type == nil { resolveType(of: source) }
      judging(source) { $0.reportMissingType(of: source) }
    }
    for source in sources.indices where !sources[source].isReplaced { setType(from: source) }
  }

  /// Gives a token the type of a source. All of its sources have one type.
  private mutating func setType(from index: Int) {
    let source = sources[index]
    guard case .known(let type)? = source.type else { return }
    guard let other = tokens.type(of: source.token) else { return tokens.setType(type, of: source.token) }
    if other == type { return }
    report(
      ResolverMixedTypes.self,
      "this is \(Self.name(of: type)), and \(Self.name(of: other)) in other contexts; a token has one type",
      at: range(source.name),
      notes: [Note("\(Self.name(of: other)) here", at: range(mainSource(of: source.token).name))]
    )
  }

  /// Aliases are followed without recursion: chains of them may be long.
  private mutating func resolveType(of index: Int) {
    var way: [Int] = []
    var current = index
    var type: FoundType
    while true {
      if let known = sources[current].type {
        type = known
        break
      }
      // The type of an alias in a circle, as seen from itself. The circle is reported when references are followed.
      sources[current].type = FoundType.none
      if let own = sources[current].ownType {
        type = declared(own)
      } else if case .target(let target) = sources[current].alias {
        way.append(current)
        current = mainSources[target]
        continue
      } else {
        type = sources[current].groupType.map(declared) ?? .none
      }
      sources[current].type = type
      break
    }
    for source in way.reversed() {
      type = aliasType(source, of: type)
      sources[source].type = type
    }
  }

  /// The type of an alias whose target has a type, or that of the group.
  private func aliasType(_ index: Int, of target: FoundType) -> FoundType {
    let part = aliasParts[index] ?? []
    switch target {
    case .other where part.isEmpty: return target
    case .known(let whole):
      if let found = whole.type(ofPart: part[...]) { return .known(found) }
    case .other, .none: break
    }
    return sources[index].groupType.map(declared) ?? .none
  }

  private func declared(_ node: NodeID) -> FoundType {
    if tree.jsonKind(of: node) != .string { return .none }
    return type(named: node).map { .known($0) } ?? .other(node)
  }

  private mutating func reportMissingType(of index: Int) {
    let source = sources[index]
    guard source.ownType == nil, source.groupType == nil else { return }
    let path = tree.text(of: source.name)
    switch (source.alias, source.type) {
    case (.literal, _):
      report(
        DTCGMissingType.self,
        "`\(path)` has no type; write `\"$type\"` in it or in a group around it",
        at: source.name
      )
    case (.target, .known(let type)?):
      // The type of a whole token is that of its target. Parts of values have types only by their place.
      guard aliasParts[index]?.isEmpty == false else { return }
      report(
        DTCGUntypedAlias.self,
        "`\(path)` has no type; it refers to \(Self.name(of: type)), so write `\"$type\": \"\(type.rawValue)\"`",
        at: range(referenceNode(of: index)),
        fixIts: typeFixes(type, source)
      )
    case (.target(let target), FoundType.none?) where mainSource(of: target).type != FoundType.none:
      report(
        DTCGUntypedAlias.self,
        "`\(path)` has no type, and neither has what it refers to",
        at: referenceNode(of: index)
      )
    case (.target, _), (.broken, _): break
    }
  }

  private func typeFixes(_ type: TokenType, _ source: TokenSource) -> [FixIt] {
    let object = range(source.object)
    guard files.bytes(of: object).first == UInt8(ascii: "{") else { return [] }
    let place = SourceRange(file: object.file, bytes: object.bytes.lowerBound + 1..<object.bytes.lowerBound + 1)
    return [FixIt("add `$type`", .safe, edit: TextEdit(replacing: place, with: " \"$type\": \"\(type.rawValue)\","))]
  }
}

extension TokenType {
  /// The type of a part of a value; nil for a part that no token can have as its value.
  func type(ofPart part: ArraySlice<String>) -> TokenType? {
    guard let key = part.first else { return self }
    let rest = part.dropFirst()
    let isIndex = key.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    switch (self, key) {
    case (.color, "components"): return rest.count == 1 ? .number : nil
    case (.color, "alpha"), (.dimension, "value"), (.duration, "value"), (.typography, "lineHeight"):
      return TokenType.number.type(ofPart: rest)
    case (.cubicBezier, _) where isIndex: return TokenType.number.type(ofPart: rest)
    case (.strokeStyle, "dashArray"): return rest.isEmpty ? nil : TokenType.dimension.type(ofPart: rest.dropFirst())
    case (.border, "color"), (.shadow, "color"): return TokenType.color.type(ofPart: rest)
    case (.border, "width"), (.typography, "fontSize"), (.typography, "letterSpacing"), (.shadow, "offsetX"),
      (.shadow, "offsetY"), (.shadow, "blur"), (.shadow, "spread"):
      return TokenType.dimension.type(ofPart: rest)
    case (.border, "style"): return TokenType.strokeStyle.type(ofPart: rest)
    case (.transition, "duration"), (.transition, "delay"): return TokenType.duration.type(ofPart: rest)
    case (.transition, "timingFunction"): return TokenType.cubicBezier.type(ofPart: rest)
    case (.shadow, _) where isIndex: return TokenType.shadow.type(ofPart: rest)
    case (.gradient, _) where isIndex:
      switch rest.first {
      case "color": return TokenType.color.type(ofPart: rest.dropFirst())
      case "position": return TokenType.number.type(ofPart: rest.dropFirst())
      default: return nil
      }
    case (.typography, "fontFamily"): return TokenType.fontFamily.type(ofPart: rest)
    case (.typography, "fontWeight"): return TokenType.fontWeight.type(ofPart: rest)
    default: return nil
    }
  }
}
