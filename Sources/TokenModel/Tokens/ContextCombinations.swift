/// All combinations of contexts of some modifiers, or of other things with contexts, by number. The first context
/// changes fastest.
package struct ContextCombinations: Sendable {
  /// The number of contexts by position.
  package let sizes: [Int]
  /// The difference in number between two contexts of a position.
  package let steps: [Int]
  /// The number of combinations.
  package let count: Int

  /// Nil if there are more than a limit.
  package init?(sizes: [Int], atMost limit: Int) {
    var steps: [Int] = []
    var count = 1
    for size in sizes {
      steps.append(count)
      count *= size
      if count > limit { return nil }
    }
    self.sizes = sizes
    self.steps = steps
    self.count = count
  }

  /// The contexts of a combination, by position.
  package func contexts(of combination: Int) -> [Int] {
    sizes.indices.map { combination / steps[$0] % sizes[$0] }
  }

  /// The combination of some contexts, one for each position.
  package func number(of contexts: [Int]) -> Int { zip(contexts, steps).reduce(0) { $0 + $1.0 * $1.1 } }
}
