/// The names that a misspelled one may have meant.
package struct NearestNames: Sendable, Hashable {
  /// The nearest name first; equally near names keep their order.
  package let names: [String]

  /// No suggestion: no name is near, or none was looked for.
  package static let none = NearestNames(names: [])

  private init(names: [String]) {
    self.names = names
  }

  /// At most `limit` of the candidates that are near to a name.
  ///
  /// The distance of two names is the number of characters inserted and removed, so a swapped or replaced character
  /// counts two. Two names are near if their distance is at most a quarter of both lengths together, or two. A quarter
  /// is one replaced character in four, more than slips of the keyboard make; with a third, different names such as
  /// `highContrastDark` and `highContrastLight` would be near. The minimum of two allows one replaced character in
  /// short names.
  ///
  /// - Complexity: O(*n* · *l* · *d*), where *n* is the number of candidates, *l* the length of the names, and *d* the
  ///   greatest distance allowed.
  package init(to name: String, among candidates: some Sequence<String>, limit: Int = 3) {
    let near = candidates.enumerated().compactMap { index, candidate in
      Self.distance(from: name, to: candidate).map { (distance: $0, index: index, name: candidate) }
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
  ///
  /// Of more than 1,000 names, only the first 1,000 are compared, and of long names the beginnings.
  ///
  /// - Complexity: O(*n* · *l*²), where *n* is the number of names and *l* their length.
  package static func ranked(_ names: [String], by name: String) -> [String] {
    let wanted = beginning(of: name)
    let compared = names.prefix(1_000).enumerated().map { index, other in
      (distance: changes(from: wanted, to: beginning(of: other)), index: index)
    }
    return compared.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map { names[$0.index] }
      + names.dropFirst(1_000)
  }

  private static func beginning(of name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().unicodeScalars.prefix(32))
  }

  /// How many scalars are inserted and removed between two short texts.
  private static func changes(from one: [Unicode.Scalar], to other: [Unicode.Scalar]) -> Int {
    var row = Array(0...other.count)
    for (index, scalar) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let changed = min(row[column], row[column + 1]) + 1
        (diagonal, row[column + 1]) = (row[column + 1], scalar == other[column] ? min(diagonal, changed) : changed)
      }
    }
    return row[other.count]
  }

  /// Nil if the two names are not near.
  private static func distance(from name: String, to candidate: String) -> Int? {
    let length = name.count + candidate.count
    let allowed = min(max(2, length / 4), length - 1)
    guard abs(name.count - candidate.count) <= allowed else { return nil }
    let distance = candidate.difference(from: name).count
    return distance <= allowed ? distance : nil
  }
}
