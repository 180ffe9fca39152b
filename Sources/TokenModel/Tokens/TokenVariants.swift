internal import TokenDiagnostics

/// The distinct values of a token over some modifiers: its value in standard contexts, and what others make of it.
package struct TokenVariants: Sendable {
  /// A value in some contexts.
  package struct Variant: Sendable {
    /// The contexts, by the index of their modifiers: as few as tell the value from others.
    package let contexts: [Int: Int]
    /// The value; nil where the token is not there.
    package let value: Sourced<TokenValue>?
  }

  /// The value where no variant counts; nil if the token is not there.
  package let standard: Sourced<TokenValue>?
  /// Values that are not the standard one. Where the contexts of several are chosen, their values are equal.
  package let variants: [Variant]

  /// The value in some contexts, the other modifiers being as they were when the variants were found.
  package func value(in selection: ContextSelection, _ modifiers: [Modifier]) -> Sourced<TokenValue>? {
    let variant = variants.first { variant in
      variant.contexts.allSatisfy { selection.satisfies(.context($0.value, of: $0.key), modifiers) }
    }
    return variant.map(\.value) ?? standard
  }

  /// How many modifiers may tell a value from others together.
  package static let maximumJointModifiers = 4
  /// How many combinations of contexts are looked at for one token.
  package static let maximumCombinations = 4_096
}

/// A token whose values depend on too many modifiers together: the indices of the modifiers.
package struct TooEntangled: Error, Hashable {
  package let modifiers: [Int]
}

extension TokenEvaluator {
  /// The distinct values of a token over some modifiers.
  ///
  /// - Parameters:
  ///   - modifiers: The indices of the modifiers whose contexts are open. Those that the token does not depend on are
  ///     left out.
  ///   - selection: The contexts of the other modifiers.
  /// - Complexity: O(*n*) in the combinations of contexts that the token depends on, at most
  ///   ``TokenVariants/maximumCombinations``.
  package mutating func variants(
    of token: Int,
    over modifiers: some Sequence<Int>,
    in selection: ContextSelection = ContextSelection()
  ) throws(TooEntangled) -> TokenVariants {
    let dependence = self.modifiers(of: token)
    let open = modifiers.filter(dependence.contains)
    let sizes = open.map { self.modifiers[$0].contexts.count }
    guard let count = sizes.product(atMost: TokenVariants.maximumCombinations) else {
      throw TooEntangled(modifiers: open)
    }
    let standards = open.map { selection.context(of: $0, self.modifiers) }
    var table = VariantTable(modifiers: open, sizes: sizes, standards: standards)
    for combination in 0..<count {
      table.add(try? value(of: token, in: selection.choosing(table.contexts(of: combination))))
    }
    return try table.variants()
  }
}

/// The values of a token in all combinations of contexts.
private struct VariantTable {
  let modifiers: [Int]
  /// The number of contexts of each modifier.
  let sizes: [Int]
  /// The standard context of each modifier.
  let standards: [Int]
  /// The index of the distinct value, by combination.
  private var values: [Int] = []
  private var distinct: [Sourced<TokenValue>?] = []
  private var indices: [TokenValue?: Int] = [:]

  init(modifiers: [Int], sizes: [Int], standards: [Int]) {
    self.modifiers = modifiers
    self.sizes = sizes
    self.standards = standards
  }

  /// The contexts of a combination, by modifier. The first modifier changes fastest.
  func contexts(of combination: Int) -> [Int: Int] {
    var rest = combination
    var contexts: [Int: Int] = [:]
    for (modifier, size) in zip(modifiers, sizes) {
      contexts[modifier] = rest % size
      rest /= size
    }
    return contexts
  }

  /// Adds the value of the next combination.
  mutating func add(_ value: Sourced<TokenValue>?) {
    let plain = value?.value.withoutPlaces
    if let known = indices[plain] {
      values.append(known)
    } else {
      indices[plain] = distinct.count
      values.append(distinct.count)
      distinct.append(value)
    }
  }

  /// The value in standard contexts, and conditions for all others: those of few modifiers first.
  func variants() throws(TooEntangled) -> TokenVariants {
    let standard = values[combination { standards[$0] }]
    var open = Set(values.indices.filter { values[$0] != standard })
    var variants: [TokenVariants.Variant] = []
    for count in 1...TokenVariants.maximumJointModifiers where !open.isEmpty {
      for places in modifiers.indices.combinations(of: count) where !open.isEmpty {
        for (contexts, members) in uniform(places) where members.contains(where: open.contains) {
          guard let first = members.first, values[first] != standard else { continue }
          open.subtract(members)
          let named = zip(places, contexts).map { (modifiers[$0], $1) }
          variants.append(
            .init(contexts: Dictionary(uniqueKeysWithValues: named), value: distinct[values[first]])
          )
        }
      }
    }
    guard open.isEmpty else { throw TooEntangled(modifiers: modifiers) }
    return TokenVariants(standard: distinct[standard], variants: variants)
  }

  private func combination(_ context: (Int) -> Int) -> Int {
    var (number, step) = (0, 1)
    for place in sizes.indices {
      number += context(place) * step
      step *= sizes[place]
    }
    return number
  }

  /// The contexts of some modifiers that decide the value alone, each with its combinations, in order.
  private func uniform(_ places: [Int]) -> [(contexts: [Int], members: [Int])] {
    var order: [[Int]] = []
    var members: [[Int]: [Int]] = [:]
    for combination in values.indices {
      let all = contexts(of: combination)
      let key = places.map { all[modifiers[$0]] ?? 0 }
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(combination)
    }
    return order.compactMap { key in
      guard let found = members[key], found.allSatisfy({ values[$0] == values[found[0]] }) else { return nil }
      return (key, found)
    }
  }
}

extension [Int] {
  /// The product; nil if it is larger than a limit.
  fileprivate func product(atMost limit: Int) -> Int? {
    var product = 1
    for factor in self {
      product *= factor
      if product > limit { return nil }
    }
    return product
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
  /// The value with all of its parts at one place, to be compared.
  fileprivate var withoutPlaces: TokenValue {
    var map = PlaceRemover()
    return (try? mappingSlots(&map)) ?? self
  }
}

private struct PlaceRemover: SlotMap {
  private static let place = Origin(.start(of: SourceFileID(index: 0)))

  mutating func map<Value: SlotValue>(_ slot: Slot<Value>) throws(TokenValueError) -> Slot<Value> {
    guard case .value(let sourced) = slot else { return slot }
    return try .value(Sourced(sourced.value.mappingSlots(&self), from: Self.place))
  }

  mutating func map<Element: ListElement>(_ list: [Slot<Element>]) throws(TokenValueError) -> [Slot<Element>] {
    var mapped: [Slot<Element>] = []
    for slot in list { mapped.append(try map(slot) as Slot<Element>) }
    return mapped
  }
}
