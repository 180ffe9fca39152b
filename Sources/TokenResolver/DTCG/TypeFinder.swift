internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The third pass: from sources and aliases to types (Design Tokens Format Module 2025.10, section 5.2.2). The type of
/// a token is its own, or that of the token that it refers to, or that of the nearest group. It never comes from the
/// value.
struct TypeFinder: SourcePass {
  let context: DTCGContext
  let declared: DeclaredSources
  /// By source.
  let aliases: [Alias]

  /// The types of all sources, by source.
  func types() -> [FoundType] {
    var types: [FoundType?] = Array(repeating: nil, count: sources.count)
    for source in sources.indices where types[source] == nil { findType(of: source, in: &types) }
    return types.map { $0 ?? FoundType.none }
  }

  /// Aliases are followed without recursion: chains of them may be long.
  private func findType(of index: Int, in types: inout [FoundType?]) {
    var way: [Int] = []
    var current = index
    while types[current] == nil {
      // The type of an alias in a circle, as seen from itself. The circle is reported when references are followed.
      types[current] = FoundType.none
      if let own = sources[current].ownType {
        types[current] = foundType(own)
      } else if case .target(let target, _) = aliases[current] {
        way.append(current)
        current = mainSource(of: target)
      } else {
        types[current] = sources[current].groupType.map(foundType) ?? FoundType.none
      }
    }
    var type = types[current] ?? FoundType.none
    for source in way.reversed() {
      type = aliasType(source, of: type)
      types[source] = type
    }
  }

  /// The type of an alias whose target has a type, or that of the group.
  private func aliasType(_ index: Int, of target: FoundType) -> FoundType {
    let part = if case .target(_, let part?) = aliases[index] { part } else { [String]() }
    switch target {
    case .other where part.isEmpty: return target
    case .known(let whole):
      if let found = whole.type(ofPart: part[...]) { return .known(found) }
    case .other, .none: break
    }
    return sources[index].groupType.map(foundType) ?? .none
  }

  private func foundType(_ node: NodeID) -> FoundType {
    if tree.jsonKind(of: node) != .string { return .none }
    return type(named: node).map { .known($0) } ?? .other(node)
  }

  /// Gives the tokens the types of their sources, and reports tokens without a type.
  func add(_ types: [FoundType], to tokens: inout TokenSet) {
    for source in sources.indices where !sources[source].isReplaced { reportMissingType(of: source, in: types) }
    for (source, type) in zip(sources, types) where !source.isReplaced {
      guard case .known(let type) = type else { continue }
      if let other = tokens.type(of: source.token) {
        if other != type { reportMixture(type, source, and: other) }
      } else {
        tokens.setType(type, of: source.token)
      }
    }
  }

  /// All sources of a token have one type.
  private func reportMixture(_ type: TokenType, _ source: TokenSource, and other: TokenType) {
    let main = sources[mainSource(of: source.token)]
    report(.mixedTypes(type, and: other, at: range(source.name), other: range(main.name)))
  }

  private func reportMissingType(of index: Int, in types: [FoundType]) {
    let source = sources[index]
    guard source.ownType == nil, source.groupType == nil else { return }
    let name = tree.text(of: source.name)
    switch (aliases[index], types[index]) {
    case (.literal, _):
      report(.missingType(name, at: range(source.name)))
    case (.target(_, let part), .known(let type)):
      // The type of a whole token is that of its target. Parts of values have types only by where they are used.
      guard part?.isEmpty == false else { return }
      let place = range(referenceNode(of: index))
      report(.untypedAlias(name, of: type, start: start(of: source.object), at: place))
    case (.target(let target, _), .none) where types[mainSource(of: target)] != .none:
      report(.untypedTarget(of: name, at: range(referenceNode(of: index))))
    case (.target, _), (.broken, _): break
    }
  }

  /// The place before the first property of an object in braces.
  private func start(of object: NodeID) -> SourceRange? {
    let object = range(object)
    guard files.bytes(of: object).first == UInt8(ascii: "{") else { return nil }
    return SourceRange(file: object.file, bytes: object.bytes.lowerBound + 1..<object.bytes.lowerBound + 1)
  }
}

/// The type of a token.
enum FoundType: Equatable {
  case known(TokenType)
  /// A type that is not one of the format's: the node of its name.
  case other(NodeID)
  /// No type; a mistake that is reported, or a reference in a circle.
  case none
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
