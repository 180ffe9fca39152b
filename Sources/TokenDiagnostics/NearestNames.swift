/// The names that a misspelled one may have meant.
package struct NearestNames: Sendable, Hashable {
  /// The nearest name first; equally near names keep their order.
  package let names: [String]

  /// No suggestion: no name is near, or none was looked for.
  package static let none = NearestNames(names: [])

  private init(names: [String]) {
    self.names = names
  }

  /// At most `limit` of the candidates that are near to a name, by ``NameDistance``. For many candidates that stay the
  /// same, a ``NameIndex`` is faster.
  ///
  /// - Complexity: O(*n* · *l*), where *n* is the number of candidates and *l* the length of the names.
  package init(to name: String, among candidates: some Sequence<String>, limit: Int = 3) {
    let distance = NameDistance(from: name)
    let near = candidates.enumerated().compactMap { index, candidate in
      distance.ifNear(candidate).map { (distance: $0, index: index, name: candidate) }
    }
    names = near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(limit).map(\.name)
  }

  /// The nearest name; nil if no name is near.
  package var first: String? { names.first }

  /// The end of a message about the misspelled name: "did you mean `x`?". Nil if no name is near.
  package var question: String? { first.map { Self.question(about: "`\($0)`") } }

  /// The question about names as a message quotes them.
  package static func question(about quoted: String) -> String { "did you mean \(quoted)?" }

  /// Fix-its that write the names instead of the misspelled one, the nearest name first.
  package func fixIts(replacing range: SourceRange) -> [FixIt] {
    names.map { FixIt(writing: $0, .unsafe, replacing: range) }
  }

  /// Names in the order of their distance from a name, which need not be near; equally distant ones keep their order.
  /// Of more than 64 names, these are the first 64. Of long names, the beginnings are compared.
  ///
  /// - Complexity: O(*n* + *l*), where *n* is the number of names and *l* their length.
  package static func ranked(_ names: [String], by name: String) -> [String] {
    let distance = NameDistance(from: beginning(of: name))
    let compared = names.prefix(64).enumerated().map { index, other in
      (distance: distance.to(beginning(of: other)), index: index)
    }
    return compared.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map { names[$0.index] }
  }

  private static func beginning(of name: String) -> String { String(name.lowercased().prefix(32)) }
}
