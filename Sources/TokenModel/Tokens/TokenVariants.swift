internal import TokenDiagnostics

/// The distinct values of a token over some modifiers: its value in standard contexts, and those in others.
package struct TokenVariants: Sendable {
  /// A value in some contexts.
  package struct Variant: Sendable {
    /// The contexts by modifier: as few as tell the value from others.
    package let contexts: [ModifierID: ContextID]
    /// The value; nil where the token is not there.
    package let value: Sourced<TokenValue>?
  }

  /// The value where no variant counts; nil if the token is not there.
  package let standard: Sourced<TokenValue>?
  /// Values other than the standard one. Where the contexts of several are chosen, their values are equal.
  package let variants: [Variant]

  /// The value in some contexts, the other modifiers being as they were when the variants were found.
  package func value(in selection: ContextSelection, _ modifiers: Modifiers) -> Sourced<TokenValue>? {
    let variant = variants.first { variant in
      variant.contexts.allSatisfy { selection.satisfies(.context($0.value, of: $0.key), modifiers) }
    }
    return variant.map(\.value) ?? standard
  }

  /// The maximum number of modifiers that a value may depend on together.
  package static let maximumJointModifiers = 4
  /// The maximum number of context combinations examined for one token.
  package static let maximumCombinations = 4_096
}

/// A token whose values depend on too many modifiers together.
package struct TooEntangled: Error, Hashable {
  /// The modifiers.
  package let modifiers: [ModifierID]

  /// An error about some modifiers.
  package init(modifiers: [ModifierID]) {
    self.modifiers = modifiers
  }

  /// The message for a token of a set.
  package func message(about token: TokenID, of tokens: TokenSet) -> String {
    let names = modifiers.map { "`\(tokens.modifiers[$0].name)`" }.joined(separator: ", ")
    return """
      the values of `\(tokens.path(of: token))` depend on \(names) together; at most \
      \(TokenVariants.maximumJointModifiers) modifiers may, so split the token, or choose a context of some with \
      `--input`
      """
  }
}

extension ResolvedTokens {
  /// The distinct values of a token over some modifiers.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers whose contexts are open. Those that the token does not depend on are left out.
  ///   - selection: The contexts of the other modifiers.
  /// - Complexity: O(*n*) in the combinations of contexts that the token depends on, at most
  ///   ``TokenVariants/maximumCombinations``.
  package func variants(
    of token: TokenID,
    over modifiers: some Sequence<ModifierID>,
    in selection: ContextSelection = ContextSelection()
  ) throws(TooEntangled) -> TokenVariants {
    let dependence = self.modifiers(of: token)
    let open = modifiers.filter(dependence.contains)
    var distinct: [Sourced<TokenValue>?] = []
    var indices: [TokenValue?: Int] = [:]
    var composed = ComposedValues()
    let table = try VariantTable(of: open, in: tokens.modifiers, from: selection) { contexts in
      let value = try? self.value(of: token, in: selection.choosing(contexts), composing: &composed)
      let plain = value?.value.withoutPlaces
      if let known = indices[plain] { return known }
      indices[plain] = distinct.count
      distinct.append(value)
      return distinct.count - 1
    }
    let variants = try table.variants()
    return TokenVariants(
      standard: distinct[variants.standard],
      variants: variants.others.map { .init(contexts: $0.contexts, value: distinct[$0.value]) }
    )
  }
}

/// The number of the value in each combination of contexts. Equal values have one number.
private struct VariantTable {
  private let modifiers: [ModifierID]
  private let combinations: ContextCombinations
  /// The standard context of each modifier.
  private let standards: [ContextID]
  /// By combination.
  private var values: [Int] = []

  /// A table over the contexts of some of the modifiers, from the number of the value in each.
  init(
    of open: [ModifierID],
    in modifiers: Modifiers,
    from selection: ContextSelection,
    value: ([ModifierID: ContextID]) -> Int
  ) throws(TooEntangled) {
    let sizes = open.map { modifiers[$0].contexts.count }
    guard let combinations = ContextCombinations(sizes: sizes, atMost: TokenVariants.maximumCombinations) else {
      throw TooEntangled(modifiers: open)
    }
    self.modifiers = open
    self.combinations = combinations
    standards = open.map { selection.context(of: $0, modifiers) }
    values = (0..<combinations.count).map { value(contexts(of: $0)) }
  }

  /// The contexts of a combination, by modifier.
  private func contexts(of combination: Int) -> [ModifierID: ContextID] {
    let contexts = combinations.contexts(of: combination).map { ContextID($0) }
    return Dictionary(uniqueKeysWithValues: zip(modifiers, contexts))
  }

  /// The value in standard contexts, and conditions for all others: those of few modifiers first.
  func variants() throws(TooEntangled) -> (standard: Int, others: [(contexts: [ModifierID: ContextID], value: Int)]) {
    let standard = values[combinations.number(of: standards.map(\.index))]
    var open = Set(values.indices.filter { values[$0] != standard })
    var variants: [(contexts: [ModifierID: ContextID], value: Int)] = []
    for count in 1...TokenVariants.maximumJointModifiers where !open.isEmpty {
      for places in modifiers.indices.combinations(of: count) where !open.isEmpty {
        for (contexts, members) in uniform(places) where members.contains(where: open.contains) {
          guard let first = members.first, values[first] != standard else { continue }
          open.subtract(members)
          let named = zip(places, contexts).map { (modifiers[$0], $1) }
          variants.append((Dictionary(uniqueKeysWithValues: named), values[first]))
        }
      }
    }
    guard open.isEmpty else { throw TooEntangled(modifiers: modifiers) }
    return (standard, variants)
  }

  /// The contexts of some modifiers that decide the value alone, each with its combinations, in order.
  private func uniform(_ places: [Int]) -> [(contexts: [ContextID], members: [Int])] {
    var order: [[ContextID]] = []
    var members: [[ContextID]: [Int]] = [:]
    for combination in values.indices {
      let all = contexts(of: combination)
      let key = places.map { all[modifiers[$0]] ?? .start }
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(combination)
    }
    return order.compactMap { key in
      guard let found = members[key], found.allSatisfy({ values[$0] == values[found[0]] }) else { return nil }
      return (key, found)
    }
  }
}

extension Range<Int> {
  /// All ascending lists of some of the numbers.
  fileprivate func combinations(of count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return flatMap { first in
      ((first + 1)..<Swift.max(upperBound, first + 1)).combinations(of: count - 1).map { [first] + $0 }
    }
  }
}

extension TokenValue {
  /// The value with all of its parts at one location, for comparison.
  package var withoutPlaces: TokenValue {
    var map = PlaceRemover()
    return (try? mappingSlots(&map)) ?? self
  }
}

extension Slot<TokenValue> {
  /// The slot with all of its parts at one location, for comparison as written.
  package var withoutPlaces: Slot<TokenValue> {
    var map = PlaceRemover()
    return (try? map.map(self)) ?? self
  }
}

private struct PlaceRemover: SlotMap {
  private static let place = Origin(.start(of: SourceFileID(index: 0)))

  mutating func map<Value: SlotValue>(_ slot: Slot<Value>) throws(TokenValueError) -> Slot<Value> {
    switch slot {
    case .value(let sourced): try .value(Sourced(sourced.value.mappingSlots(&self), from: Self.place))
    case .reference(let reference): .reference(reference.withoutPlaces)
    }
  }

  mutating func map<Element: ListElement>(_ list: [Slot<Element>]) throws(TokenValueError) -> [Slot<Element>] {
    var mapped: [Slot<Element>] = []
    for slot in list { mapped.append(try map(slot) as Slot<Element>) }
    return mapped
  }
}

extension TokenReference {
  /// However it is written, and wherever.
  fileprivate var withoutPlaces: TokenReference {
    let place = SourceRange.start(of: SourceFileID(index: 0))
    return TokenReference(path, part: part, at: place, pin: pin, numberMeaning: numberMeaning)
  }
}
