/// Some of the modifiers of a token set.
package struct ModifierSet: Sendable, Hashable {
  /// 64 modifiers each; no zeros at the end, so that equal sets are equal.
  private var words: [UInt64] = []

  /// Creates a set of some modifiers.
  package init(_ modifiers: some Sequence<ModifierID> = []) {
    for modifier in modifiers { insert(modifier) }
  }

  /// Whether there are no modifiers in the set.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether a modifier is in the set.
  package func contains(_ modifier: ModifierID) -> Bool {
    let (word, bit) = Self.place(of: modifier)
    return words.indices.contains(word) && words[word] & bit != 0
  }

  /// Whether the set has no modifier of another one.
  package func isDisjoint(with other: ModifierSet) -> Bool {
    zip(words, other.words).allSatisfy { $0 & $1 == 0 }
  }

  /// The modifiers, in ascending order.
  package var modifiers: [ModifierID] { (0..<words.count * 64).map { ModifierID($0) }.filter(contains) }

  /// Adds a modifier.
  mutating func insert(_ modifier: ModifierID) {
    let (word, bit) = Self.place(of: modifier)
    while words.count <= word { words.append(0) }
    words[word] |= bit
  }

  /// The word of a modifier, and its bit in it.
  private static func place(of modifier: ModifierID) -> (word: Int, bit: UInt64) {
    (modifier.index >> 6, 1 << UInt64(modifier.index & 63))
  }

  /// Adds the modifiers of another set, but for one.
  ///
  /// - Returns: Whether the set has changed.
  @discardableResult
  mutating func formUnion(_ other: ModifierSet, except left: ModifierID? = nil) -> Bool {
    if other.isEmpty { return false }
    let before = words
    for modifier in other.modifiers where modifier != left { insert(modifier) }
    return words != before
  }
}
