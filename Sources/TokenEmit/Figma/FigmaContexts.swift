internal import TokenModel

/// The combinations of contexts that a variable may have another value in.
struct FigmaContexts {
  /// In ascending order.
  let modifiers: [ModifierID]
  private let combinations: ContextCombinations
  private let all: Modifiers

  /// Nil if there are more combinations than a token may have.
  init?(of modifiers: [ModifierID], in all: Modifiers) {
    let sizes = modifiers.map { all[$0].contexts.count }
    guard let combinations = ContextCombinations(sizes: sizes, atMost: TokenVariants.maximumCombinations) else {
      return nil
    }
    self.modifiers = modifiers
    self.combinations = combinations
    self.all = all
  }

  /// The contexts of each combination, in the order of their numbers.
  var selections: [ContextSelection] {
    (0..<combinations.count).map { combination in
      let contexts = combinations.contexts(of: combination).map { ContextID.start.advanced(by: $0) }
      return ContextSelection(Dictionary(uniqueKeysWithValues: zip(modifiers, contexts)))
    }
  }

  /// The number of the combination that a selection has.
  func number(in selection: ContextSelection) -> Int {
    combinations.number(of: modifiers.map { selection.context(of: $0, all).index })
  }

  /// The numbers of the combinations with a context of a modifier, in an order that is the same for all its contexts.
  /// None if the modifier is another.
  func numbers(with context: ContextID, of modifier: ModifierID) -> [Int] {
    guard let place = modifiers.firstIndex(of: modifier) else { return [] }
    return (0..<combinations.count).filter { combinations.contexts(of: $0)[place] == context.index }
  }
}
