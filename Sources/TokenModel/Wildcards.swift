/// Matches sequences with wildcard patterns: parts match one element each, wildcards any number of elements.
enum Wildcards {
  /// Whether a pattern matches a whole sequence.
  ///
  /// - Parameters:
  ///   - isWildcard: Whether a part of the pattern matches any number of elements.
  ///   - fits: Whether another part matches an element.
  /// - Complexity: O(*m* · *n*), where *m* and *n* are the lengths of the pattern and the sequence.
  static func matches<Part, Element>(
    _ pattern: [Part],
    _ elements: [Element],
    isWildcard: (Part) -> Bool,
    fits: (Part, Element) -> Bool
  ) -> Bool {
    var position = 0
    var next = 0
    // The position to retry from if the rest after the last wildcard does not match: one element further.
    var retry: (next: Int, position: Int)?
    while position < elements.count {
      if next < pattern.count, isWildcard(pattern[next]) {
        next += 1
        retry = (next, position)
      } else if next < pattern.count, fits(pattern[next], elements[position]) {
        next += 1
        position += 1
      } else if let last = retry {
        retry = (last.next, last.position + 1)
        (next, position) = (last.next, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy(isWildcard)
  }
}
