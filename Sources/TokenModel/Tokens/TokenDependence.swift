internal import TokenDiagnostics

/// The modifiers that the value of each token depends on.
///
/// A token depends on the modifiers of its layers' conditions, and on those of the tokens that it refers to, except for
/// a modifier that a reference pins. Layers below one that always counts do not matter.
struct TokenDependence: Sendable {
  /// Empty if no token depends on any.
  private var sets: TokenTable<ModifierSet> = []

  /// Finds the dependence of all tokens of a set.
  ///
  /// - Parameter index: The index of the set, if it is there already.
  /// - Complexity: O(*n*), where *n* is the number of tokens, layers and references. References in a circle are
  ///   followed once for each modifier at most.
  init(_ tokens: TokenSet, index: TokenIndex? = nil) {
    guard tokens.columns.hasConditions else { return }
    sets = TokenTable(repeating: ModifierSet(), for: tokens.indices)
    let edges = TokenEdges(tokens, index: index)
    for token in tokens.indices { sets[token] = edges.ownModifiers(of: token) }
    // Each component comes after those that it refers to.
    edges.forEachComponent { component, edges in
      var changes = true
      while changes {
        changes = false
        for token in component {
          for edge in edges.edges(of: token) {
            let target = sets[edge.target]
            if sets[token].formUnion(target, except: edge.pinned) { changes = true }
          }
        }
        // A token that does not refer to itself is done.
        if component.count == 1 { break }
      }
    }
  }

  /// The modifiers that a token's value depends on.
  func modifiers(of token: TokenID) -> ModifierSet {
    sets.indices.contains(token) ? sets[token] : ModifierSet()
  }
}

/// The references between the tokens of a set.
struct TokenEdges {
  struct Edge {
    let target: TokenID
    /// The modifier whose context the reference fixes.
    let pinned: ModifierID?
    /// The number of the layer with the reference, from 0 for the strongest.
    let layer: Int
    /// The locations of the references that led to this one through values that are not tokens.
    fileprivate let through: [SourceRange]
    fileprivate let range: SourceRange

    /// The locations of the reference, and of those that led to it through values that are not tokens.
    var ranges: [SourceRange] { through + [range] }
  }

  private let tokens: TokenSet
  private lazy var index = TokenIndex(tokens)

  init(_ tokens: TokenSet, index: TokenIndex? = nil) {
    self.tokens = tokens
    if let index { self.index = index }
  }

  /// The modifiers of a token's own conditions.
  func ownModifiers(of token: TokenID) -> ModifierSet {
    var set = ModifierSet()
    tokens.columns.forEachLayer(of: token) { condition, _ in
      guard let modifier = condition.modifier else { return false }
      set.insert(modifier)
      return true
    }
    return set
  }

  /// The references of a token, those in parts of its values too.
  mutating func edges(of token: TokenID) -> [Edge] {
    var edges: [Edge] = []
    var inParts: [(layer: Int, reference: TokenReference)] = []
    var layer = 0
    tokens.columns.forEachLayer(of: token) { condition, slot in
      switch slot {
      case .missing, .color: break
      case .value(let value):
        guard tokens.columns.composites.contains(value) else { break }
        inParts += Slot.value(tokens.columns.values[Int(value)]).references.map { (layer, $0) }
      case .reference(let index):
        let stored = tokens.columns.reference(index)
        edges.append(
          Edge(
            target: stored.target,
            pinned: stored.pin.modifier,
            layer: layer,
            through: stored.through,
            range: stored.range
          )
        )
      }
      layer += 1
      return condition != .always
    }
    for (layer, reference) in inParts {
      guard let target = index[reference.path] else { continue }
      edges.append(
        Edge(
          target: target,
          pinned: reference.pin.modifier,
          layer: layer,
          through: reference.through,
          range: reference.range
        )
      )
    }
    return edges
  }

  /// Calls a function with each group of tokens that refer to each other, and each other token, after those that it
  /// refers to.
  func forEachComponent(
    _ body: (_ tokens: LazyMapSequence<ArraySlice<Int>, TokenID>, _ edges: inout TokenEdges) -> Void
  ) {
    var edges = self
    StrongComponents.forEach(
      ofNodes: tokens.count,
      successors: { edges.edges(of: TokenID($0)).map(\.target.index) }
    ) { nodes in
      body(nodes.lazy.map { TokenID($0) }, &edges)
    }
  }
}

extension ResolvedTokens {
  /// Some tokens, and those whose values refer to them in any context, also through others or in a part.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens, layers and references.
  package func dependents(of targets: Set<TokenID>) -> Set<TokenID> {
    var edges = TokenEdges(tokens, index: index)
    var users = TokenTable<[TokenID]>(repeating: [], for: tokens.indices)
    for token in tokens.indices {
      for edge in edges.edges(of: token) { users[edge.target].append(token) }
    }
    var found = targets
    var waiting = Array(targets)
    while let token = waiting.popLast() {
      for user in users[token] where found.insert(user).inserted { waiting.append(user) }
    }
    return found
  }
}

extension TokenSet {
  /// The modifiers of the conditions of a token's own layers, whatever it refers to.
  package func ownModifiers(of token: TokenID) -> ModifierSet { TokenEdges(self).ownModifiers(of: token) }
}

extension Slot<TokenValue> {
  /// The reference that the slot is, or those in the parts of its value.
  package var references: [TokenReference] {
    switch self {
    case .reference(let reference): return [reference]
    case .value(let sourced):
      var parts = ReferenceCollector()
      _ = try? sourced.value.mappingSlots(&parts)
      return parts.references
    }
  }
}

/// Collects the references in the parts of a value.
struct ReferenceCollector: SlotMap {
  private(set) var references: [TokenReference] = []

  mutating func map<Value: SlotValue>(_ slot: Slot<Value>) throws(TokenValueError) -> Slot<Value> {
    switch slot {
    case .value(let sourced): _ = try sourced.value.mappingSlots(&self)
    case .reference(let reference): references.append(reference)
    }
    return slot
  }

  mutating func map<Element: ListElement>(_ list: [Slot<Element>]) throws(TokenValueError) -> [Slot<Element>] {
    for slot in list { _ = try map(slot) as Slot<Element> }
    return list
  }
}
