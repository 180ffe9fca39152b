/// A pattern for names: `*` matches any text, including none, `?` matches one Unicode scalar, and other characters
/// match themselves.
package struct NamePattern: Sendable, Hashable {
  let scalars: [Unicode.Scalar]
  /// The prefix of a pattern such as `palette.*`, which has no other condition; nil for other patterns.
  private let prefix: [UInt8]?

  /// Creates a pattern; any text is valid.
  package init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    let isPrefix = scalars.last == "*" && !scalars.dropLast().contains { $0 == "*" || $0 == "?" }
    prefix = isPrefix ? Array(text.utf8.dropLast()) : nil
  }

  /// Whether the pattern matches a whole name.
  ///
  /// - Complexity: O(*m* · *n*), where *m* and *n* are the lengths of the pattern and the name.
  package func matches(_ name: String) -> Bool {
    if let prefix { return name.utf8.starts(with: prefix) }
    let pattern = scalars
    let name = Array(name.unicodeScalars)
    var position = 0
    var next = 0
    // The position to retry from if the text after the last `*` does not match: one scalar further.
    var retry: (next: Int, position: Int)?
    while position < name.count {
      if next < pattern.count, pattern[next] == "*" {
        next += 1
        retry = (next, position)
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[position] {
        next += 1
        position += 1
      } else if let last = retry {
        retry = (last.next, last.position + 1)
        (next, position) = (last.next, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
