internal import TokenDiagnostics

/// The tokens of a set with their values in all contexts, where all references are followed, those in parts of values
/// too. Made once for a set that is complete; whoever needs values takes them from here.
///
/// Most values are already in the set, at the end of a chain of references. Those with references in their parts must
/// be composed: for appearances, which nearly every caller needs, that is done once.
package final class ResolvedTokens: Sendable {
  /// The maximum number of references that lead to one value.
  package static let maximumChain = 32

  /// The maximum number of elements of a list that references are in: each of them may lead to another list.
  package static let maximumElements = 1_000

  /// The tokens as they are written.
  package let tokens: TokenSet
  /// The tokens by their paths.
  package let index: TokenIndex
  private let dependence: TokenDependence
  private let appearances: AppearanceSelections
  /// The values that had to be composed for appearances.
  private let composed: ComposedValues

  /// Resolves the tokens of a set. A mistake in a token is an error when its value is requested.
  ///
  /// - Parameter index: The index of the set, if it is there already.
  /// - Complexity: O(*n*), where *n* is the number of tokens, layers and references.
  package convenience init(_ tokens: TokenSet, index: TokenIndex? = nil) {
    let uncomposed = ResolvedTokens(uncomposed: tokens, index ?? TokenIndex(tokens))
    self.init(uncomposed, composed: uncomposed.composedForAppearances())
  }

  /// No tokens.
  package static let empty = ResolvedTokens(TokenSet())

  /// The same tokens with other modifiers, such as those whose roles or standard contexts somebody chose.
  package func with(_ modifiers: Modifiers) -> ResolvedTokens {
    if modifiers == tokens.modifiers { return self }
    var tokens = tokens
    tokens.setModifiers(modifiers)
    return ResolvedTokens(tokens, index: index)
  }

  /// Composes nothing yet.
  private init(uncomposed tokens: TokenSet, _ index: TokenIndex) {
    self.tokens = tokens
    self.index = index
    dependence = TokenDependence(tokens, index: index)
    appearances = AppearanceSelections(tokens)
    composed = [:]
  }

  private init(_ other: ResolvedTokens, composed: ComposedValues) {
    tokens = other.tokens
    index = other.index
    dependence = other.dependence
    appearances = other.appearances
    self.composed = composed
  }

  private func composedForAppearances() -> ComposedValues {
    var composed = ComposedValues()
    for token in tokens.composedTokens {
      for selection in Set(Appearance.allCases.map { restricted(appearances[$0], to: token) }) {
        // A mistake is an error for callers that request the value.
        _ = try? value(of: token, in: selection, composing: &composed)
      }
    }
    return composed
  }
}

extension ResolvedTokens {
  /// The value of a token in some contexts.
  ///
  /// - Returns: The value, its location, and the references that led there. Each slot of the value has a value.
  /// - Complexity: O(1), except for values that must be composed in contexts beyond those of appearances.
  package func value(
    of token: TokenID,
    in selection: ContextSelection = ContextSelection()
  ) throws(TokenValueError) -> Sourced<TokenValue> {
    var composed = ComposedValues()
    return try value(of: token, in: selection, after: [], &composed)
  }

  /// A value, or a part of one, with all references in its parts followed.
  package func resolved<Value: SlotValue>(
    _ value: Value,
    in selection: ContextSelection
  ) throws(TokenValueError) -> Value {
    var composer = Composer(tokens: self, selection: selection, chain: [])
    return try value.mappingSlots(&composer)
  }

  /// The target of a reference in some contexts: a value or a part of one.
  package func part(
    _ reference: TokenReference,
    in selection: ContextSelection = ContextSelection()
  ) throws(TokenValueError) -> Sourced<TokenPart> {
    var composed = ComposedValues()
    return try part(reference, in: selection, after: [], &composed)
  }

  /// The modifiers that the value of a token depends on.
  package func modifiers(of token: TokenID) -> ModifierSet { dependence.modifiers(of: token) }

  /// The contexts for an appearance.
  package func selection(for appearance: Appearance) -> ContextSelection {
    appearances[appearance]
  }

  /// The value of a token in some contexts, and the values that had to be composed on the way.
  func value(
    of token: TokenID,
    in selection: ContextSelection,
    composing composed: inout ComposedValues
  ) throws(TokenValueError) -> Sourced<TokenValue> {
    try value(of: token, in: selection, after: [], &composed)
  }
}

/// Values that were composed, by token, and by the part of the selection that the token depends on.
typealias ComposedValues = [ComposedKey: Sourced<TokenValue>]

struct ComposedKey: Hashable {
  let token: TokenID
  let selection: ContextSelection
}

extension ResolvedTokens {
  /// The value of a token that some references have led to.
  private func value(
    of token: TokenID,
    in selection: ContextSelection,
    after chain: [SourceRange],
    _ composed: inout ComposedValues
  ) throws(TokenValueError) -> Sourced<TokenValue> {
    var (token, selection, chain) = (token, selection, chain)
    let start = chain.count
    while true {
      let value: Sourced<TokenValue>
      switch tokens.slot(of: token, in: selection) {
      case .missing: throw .noValue(tokens.path(of: token))
      case .value(let found): value = found
      case .composed(let slot): value = try self.composed(slot, of: token, in: selection, after: chain, &composed)
      case .reference(let target, let pin, let through, let range):
        if !through.isEmpty { chain += through }
        chain.append(range)
        // Not remembered: the problem depends on where the chain begins.
        if let problem = Self.problem(of: chain) { throw problem }
        (token, selection) = (target, selection.pinned(to: pin))
        continue
      }
      if chain.isEmpty { return value }
      if !value.origin.references.isEmpty {
        chain += value.origin.references
        if let problem = Self.problem(of: chain) { throw problem }
      }
      let references = start == 0 ? chain : Array(chain[start...])
      return Sourced(value.value, from: Origin(value.origin.range, references: references))
    }
  }

  /// A value that has to be composed, or was already.
  private func composed(
    _ slot: Slot<TokenValue>,
    of token: TokenID,
    in selection: ContextSelection,
    after chain: [SourceRange],
    _ composed: inout ComposedValues
  ) throws(TokenValueError) -> Sourced<TokenValue> {
    let key = ComposedKey(token: token, selection: restricted(selection, to: token))
    if let known = self.composed[key] ?? composed[key] { return known }
    let value =
      switch slot {
      case .value(let written): try composite(written, in: selection, after: chain, &composed)
      case .reference(let reference):
        try pointed(reference, type: tokens.type(of: token), in: selection, after: chain, &composed)
      }
    composed[key] = value
    return value
  }

  /// A value with references in its parts.
  private func composite(
    _ written: Sourced<TokenValue>,
    in selection: ContextSelection,
    after chain: [SourceRange],
    _ composed: inout ComposedValues
  ) throws(TokenValueError) -> Sourced<TokenValue> {
    // The composer owns the values found so far, so that they are not copied.
    var composer = Composer(tokens: self, selection: selection, chain: chain)
    swap(&composed, &composer.composed)
    defer { swap(&composed, &composer.composed) }
    return try Sourced(written.value.mappingSlots(&composer), from: written.origin)
  }

  /// The part of a value that a JSON Pointer leads to, as a value of a type.
  private func pointed(
    _ reference: TokenReference,
    type: TokenType?,
    in selection: ContextSelection,
    after chain: [SourceRange],
    _ composed: inout ComposedValues
  ) throws(TokenValueError) -> Sourced<TokenValue> {
    let part = try part(reference, in: selection, after: chain, &composed)
    let value = type.map { $0.value(of: part) } ?? TokenValue.value(of: part.value)
    guard let value else { throw .wrongType(reference) }
    return Sourced(value, from: part.origin)
  }

  /// The target of a reference that others have led to.
  fileprivate func part(
    _ reference: TokenReference,
    in selection: ContextSelection,
    after outer: [SourceRange],
    _ composed: inout ComposedValues
  ) throws(TokenValueError) -> Sourced<TokenPart> {
    let chain = outer + reference.ranges
    if let problem = Self.problem(of: chain) { throw problem }
    guard let token = index[reference.path] else { throw .unknownTarget(reference) }
    let value = try value(of: token, in: selection.pinned(to: reference.pin), after: chain, &composed)
    var part = Sourced<TokenPart>(.value(value.value), from: value.origin)
    for key in reference.part {
      // The slots of a value that was found have values.
      guard let next = part.value.part(at: key, of: part.origin)?.sourced else { throw .unknownTarget(reference) }
      let references = part.origin.references + next.origin.references
      part = Sourced(next.value, from: Origin(next.origin.range, references: references))
    }
    let origin = Origin(part.origin.range, references: reference.ranges + part.origin.references)
    return Sourced(reference.numberMeaning.applied(to: part), from: origin)
  }

  private func restricted(_ selection: ContextSelection, to token: TokenID) -> ContextSelection {
    selection.restricted(to: dependence.modifiers(of: token), tokens.modifiers)
  }

  /// The problem with a chain of references; nil for a chain that neither repeats nor is too long.
  private static func problem(of chain: [SourceRange]) -> TokenValueError? {
    for (index, link) in chain.enumerated() {
      if let first = chain[..<index].firstIndex(of: link) { return .cycle(Array(chain[first..<index])) }
    }
    return chain.count > maximumChain ? .chainIsTooLong(chain) : nil
  }
}

/// Follows the references in the parts of a value.
private struct Composer: SlotMap {
  let tokens: ResolvedTokens
  let selection: ContextSelection
  let chain: [SourceRange]
  var composed: ComposedValues = [:]

  mutating func map<Value: SlotValue>(_ slot: Slot<Value>) throws(TokenValueError) -> Slot<Value> {
    switch slot {
    case .value(let sourced):
      return try .value(Sourced(sourced.value.mappingSlots(&self), from: sourced.origin))
    case .reference(let reference):
      let part = try tokens.part(reference, in: selection, after: chain, &composed)
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
      let part = try tokens.part(reference, in: selection, after: chain, &composed)
      if let value = Element.value(of: part.value) {
        mapped.append(.value(Sourced(value, from: part.origin)))
      } else if let elements = Element.elements(of: part.value) {
        guard mapped.count + elements.count <= ResolvedTokens.maximumElements else { throw .listIsTooLong(reference) }
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

extension ResolvedTokens: Hashable {
  /// Equal tokens have equal values.
  package static func == (left: ResolvedTokens, right: ResolvedTokens) -> Bool { left.tokens == right.tokens }

  /// Hashes the tokens.
  package func hash(into hasher: inout Hasher) { hasher.combine(tokens) }
}
