/// Some of the modifiers of a token set, by their indices.
package struct ModifierSet: Sendable, Hashable {
  /// 64 modifiers each; no zeros at the end, so that equal sets are equal.
  private var words: [UInt64] = []

  /// Creates a set of some modifiers.
  package init(_ modifiers: some Sequence<Int> = []) {
    for modifier in modifiers { insert(modifier) }
  }

  /// Whether there are no modifiers in the set.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether a modifier is in the set.
  package func contains(_ modifier: Int) -> Bool {
    words.indices.contains(modifier >> 6) && words[modifier >> 6] & 1 << UInt64(modifier & 63) != 0
  }

  /// The indices, in ascending order.
  package var modifiers: [Int] { (0..<words.count * 64).filter(contains) }

  /// Adds a modifier; a negative index is ignored.
  mutating func insert(_ modifier: Int) {
    guard modifier >= 0 else { return }
    while words.count <= modifier >> 6 { words.append(0) }
    words[modifier >> 6] |= 1 << UInt64(modifier & 63)
  }

  /// Adds the modifiers of another set, but for one.
  ///
  /// - Returns: Whether the set has changed.
  @discardableResult
  mutating func formUnion(_ other: ModifierSet, except left: Int? = nil) -> Bool {
    if other.isEmpty { return false }
    let before = words
    for modifier in other.modifiers where modifier != left { insert(modifier) }
    return words != before
  }
}
