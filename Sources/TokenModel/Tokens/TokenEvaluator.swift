internal import TokenDiagnostics

extension TokenSet {
  /// The value of a token in some contexts. All references are followed, those in parts of the value too.
  ///
  /// A ``TokenEvaluator`` finds many values without following a reference twice.
  ///
  /// - Returns: The value, its place, and the references that led there. Each slot of the value has a value.
  /// - Complexity: O(*n*) for a value with references in its parts, where *n* is the number of tokens, and O(1)
  ///   otherwise.
  package func value(of token: TokenID, in selection: ContextSelection = ContextSelection()) throws(TokenValueError)
    -> Sourced<TokenValue>
  {
    var evaluator = TokenEvaluator(self)
    return try evaluator.value(of: token, in: selection)
  }
}

/// Finds the values of tokens, and remembers them: by token, and by the part of the selection that the token depends
/// on.
package struct TokenEvaluator: Sendable {
  /// The maximum number of references that lead to one value.
  package static let maximumChain = 32

  /// The maximum number of elements of a list that references are in: each of them may lead to another list.
  package static let maximumElements = 1_000

  private let tokens: TokenSet
  private lazy var index = TokenIndex(tokens)
  private lazy var dependence = TokenDependence(tokens)
  private lazy var appearances = Dictionary(
    uniqueKeysWithValues: Appearance.allCases.map { ($0, tokens.selection(for: $0)) }
  )
  private var known: [Key: Sourced<TokenValue>] = [:]
  /// The number of values that were found, not remembered.
  package private(set) var evaluations = 0

  private struct Key: Hashable {
    let token: TokenID
    let selection: ContextSelection
  }

  /// Creates an evaluator that remembers nothing yet.
  package init(_ tokens: TokenSet) {
    self.tokens = tokens
  }

  /// The value of a token in some contexts. All references are followed, those in parts of the value too.
  ///
  /// - Returns: The value, its place, and the references that led there. Each slot of the value has a value.
  /// - Complexity: O(1) on average over many values. The first value with a reference in it reads all tokens once.
  package mutating func value(
    of token: TokenID,
    in selection: ContextSelection = ContextSelection()
  ) throws(TokenValueError) -> Sourced<TokenValue> {
    try value(of: token, in: selection, after: [])
  }

  /// The value of a token that some references have led to.
  fileprivate mutating func value(
    of token: TokenID,
    in selection: ContextSelection,
    after chain: [SourceRange]
  ) throws(TokenValueError) -> Sourced<TokenValue> {
    // The tokens on the way, each with the references that lead on from it.
    var way: [(key: Key, ranges: [SourceRange])] = []
    var (token, selection) = (token, selection)
    var chain = chain
    var value: Sourced<TokenValue>
    while true {
      let slot = tokens.slot(of: token, in: selection)
      // Nothing to remember: a color has no slots.
      if case .value(let sourced) = slot, case .color(.hex) = sourced.value {
        value = sourced
        break
      }
      let key = Key(token: token, selection: restricted(selection, to: token))
      if let known = known[key] {
        value = known
        break
      }
      guard case .reference(let index) = slot else {
        value = try literal(slot, of: token, in: selection, after: chain)
        evaluations += 1
        known[key] = value
        break
      }
      let stored = tokens.columns.reference(index)
      let ranges = stored.through + [stored.range]
      way.append((key, ranges))
      chain += ranges
      // Not remembered: what is wrong depends on where the chain begins.
      if let problem = Self.problem(of: chain) { throw problem }
      if let pointer = tokens.columns.pointer(of: index), !pointer.isEmpty {
        value = try pointed(tokens.reference(index), type: tokens.type(of: token), in: selection, after: chain)
        break
      }
      (token, selection) = (stored.target, selection.pinned(to: stored.pin))
    }
    if let problem = Self.problem(of: chain + value.origin.references) { throw problem }
    for (key, ranges) in way.reversed() {
      value = Sourced(value.value, from: Origin(value.origin.range, references: ranges + value.origin.references))
      evaluations += 1
      known[key] = value
    }
    return value
  }

  /// A value, or a part of one, with all references in its parts followed.
  package mutating func resolved<Value: SlotValue>(
    _ value: Value,
    in selection: ContextSelection
  ) throws(TokenValueError) -> Value {
    // The map owns the evaluator meanwhile, so that what it remembers is not copied.
    var map = EvaluatingMap(evaluator: TokenEvaluator(TokenSet()), selection: selection, chain: [])
    swap(&self, &map.evaluator)
    defer { swap(&self, &map.evaluator) }
    return try value.mappingSlots(&map)
  }

  /// The modifiers that the value of a token depends on.
  ///
  /// - Complexity: O(1), but for the first time, which reads all tokens.
  package mutating func modifiers(of token: TokenID) -> ModifierSet { dependence.modifiers(of: token) }

  /// The contexts for an appearance.
  package mutating func selection(for appearance: Appearance) -> ContextSelection { appearances[appearance] ?? .init() }

  /// The modifiers of the set.
  var modifiers: Modifiers { tokens.modifiers }

  private mutating func restricted(_ selection: ContextSelection, to token: TokenID) -> ContextSelection {
    if selection.contexts.isEmpty { return selection }
    return selection.restricted(to: dependence.modifiers(of: token), tokens.modifiers)
  }

  private mutating func literal(
    _ slot: ChosenSlot,
    of token: TokenID,
    in selection: ContextSelection,
    after chain: [SourceRange]
  ) throws(TokenValueError) -> Sourced<TokenValue> {
    guard case .value(let sourced) = slot else { throw .noValue(tokens.path(of: token)) }
    // The map owns the evaluator meanwhile, so that what it remembers is not copied.
    var map = EvaluatingMap(evaluator: TokenEvaluator(TokenSet()), selection: selection, chain: chain)
    swap(&self, &map.evaluator)
    defer { swap(&self, &map.evaluator) }
    return try Sourced(sourced.value.mappingSlots(&map), from: sourced.origin)
  }

  /// The problem with a chain of references; nil for a chain that neither repeats nor is too long.
  private static func problem(of chain: [SourceRange]) -> TokenValueError? {
    for (index, link) in chain.enumerated() {
      if let first = chain[..<index].firstIndex(of: link) { return .cycle(Array(chain[first..<index])) }
    }
    return chain.count > maximumChain ? .chainIsTooLong(chain) : nil
  }

  /// The target of a reference in some contexts: a value or a part of one.
  package mutating func part(
    _ reference: TokenReference,
    in selection: ContextSelection = ContextSelection()
  ) throws(TokenValueError) -> Sourced<TokenPart> {
    try part(reference, in: selection, after: [])
  }

  /// The target of a reference in a part of a value.
  fileprivate mutating func part(
    _ reference: TokenReference,
    in selection: ContextSelection,
    after outer: [SourceRange]
  ) throws(TokenValueError) -> Sourced<TokenPart> {
    let chain = outer + reference.ranges
    if let problem = Self.problem(of: chain) { throw problem }
    let part = try part(reference, in: selection, afterIt: chain)
    return Sourced(part.value, from: Origin(part.origin.range, references: reference.ranges + part.origin.references))
  }

  /// The target of a reference in a part of a value, without the reference itself among those that lead there.
  private mutating func part(
    _ reference: TokenReference,
    in selection: ContextSelection,
    afterIt chain: [SourceRange]
  ) throws(TokenValueError) -> Sourced<TokenPart> {
    guard let token = index[reference.path] else { throw .unknownTarget(reference) }
    let value = try value(of: token, in: selection.pinned(to: reference.pin), after: chain)
    var part = Sourced<TokenPart>(.value(value.value), from: value.origin)
    for key in reference.part {
      // The slots of a value that was found have values.
      guard let next = part.value.part(at: key, of: part.origin)?.sourced else { throw .unknownTarget(reference) }
      let references = part.origin.references + next.origin.references
      part = Sourced(next.value, from: Origin(next.origin.range, references: references))
    }
    return Sourced(reference.numberMeaning.applied(to: part), from: part.origin)
  }

  /// The value of a token that is a JSON Pointer to a part of another.
  private mutating func pointed(
    _ reference: TokenReference,
    type: TokenType?,
    in selection: ContextSelection,
    after chain: [SourceRange]
  ) throws(TokenValueError) -> Sourced<TokenValue> {
    let part = try part(reference, in: selection, afterIt: chain)
    let value = type.map { $0.value(of: part) } ?? TokenValue.value(of: part.value)
    guard let value else { throw .wrongType(reference) }
    return Sourced(value, from: part.origin)
  }
}

/// Follows the references in the parts of a value.
private struct EvaluatingMap: SlotMap {
  var evaluator: TokenEvaluator
  let selection: ContextSelection
  let chain: [SourceRange]

  mutating func map<Value: SlotValue>(_ slot: Slot<Value>) throws(TokenValueError) -> Slot<Value> {
    switch slot {
    case .value(let sourced):
      return try .value(Sourced(sourced.value.mappingSlots(&self), from: sourced.origin))
    case .reference(let reference):
      let part = try evaluator.part(reference, in: selection, after: chain)
      guard let value = Value.value(of: part.value) else { throw .wrongType(reference) }
      return .value(Sourced(value, from: part.origin))
    }
  }

  mutating func map<Element: ListElement>(_ list: [Slot<Element>]) throws(TokenValueError) -> [Slot<Element>] {
    var mapped: [Slot<Element>] = []
    for slot in list {
      guard case .reference(let reference) = slot else {
        mapped.append(try map(slot) as Slot<Element>)
        continue
      }
      let part = try evaluator.part(reference, in: selection, after: chain)
      if let value = Element.value(of: part.value) {
        mapped.append(.value(Sourced(value, from: part.origin)))
      } else if let elements = Element.elements(of: part.value) {
        guard mapped.count + elements.count <= TokenEvaluator.maximumElements else { throw .listIsTooLong(reference) }
        mapped += elements.compactMap(\.sourced).map { element in
          let references = part.origin.references + element.origin.references
          return .value(Sourced(element.value, from: Origin(element.origin.range, references: references)))
        }
      } else {
        throw .wrongType(reference)
      }
    }
    return mapped
  }
}

/// The slot of a token in a selection.
private enum ChosenSlot {
  case missing
  case value(Sourced<TokenValue>)
  /// An index into the stored references.
  case reference(Int32)
}

extension TokenSet {
  /// What a token has in some contexts, as it is written: a value, or a reference that has not been followed. Nil where
  /// it has neither.
  package func chosenSlot(of token: TokenID, in selection: ContextSelection) -> Slot<TokenValue>? {
    switch slot(of: token, in: selection) {
    case .missing: nil
    case .value(let sourced): .value(sourced)
    case .reference(let index): .reference(reference(index))
    }
  }

  /// The last slot whose condition holds.
  fileprivate func slot(of token: TokenID, in selection: ContextSelection) -> ChosenSlot {
    var chosen = StoredSlot.missing
    columns.forEachLayer(of: token) { condition, slot in
      guard selection.satisfies(condition, modifiers) else { return true }
      chosen = slot
      return false
    }
    switch chosen {
    case .missing: return .missing
    case .color(let color): return .value(Sourced(.color(.hex(color)), from: Origin(columns.range(of: token))))
    case .value(let index): return .value(columns.values[Int(index)])
    case .reference(let index): return .reference(index)
    }
  }
}
