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
    return Wildcards.matches(scalars, Array(name.unicodeScalars)) {
      $0 == "*"
    } fits: {
      $0 == "?" || $0 == $1
    }
  }
}
