/// Finds names near to a misspelled one without comparing it with all of them.
///
/// Up to 128 names are all compared. If there are more, only those are compared that share three bytes in a row with
/// the misspelled name, the rarest three first, until there are 128: parts that all names share do not reveal which one
/// was meant.
package struct NameIndex: Sendable {
  private static let maximumCompared = 128

  private let names: [String]
  /// The indexes of the names that have three bytes in a row; empty for few names.
  private var holders: [UInt32: [Int]] = [:]

  /// - Complexity: O(*n* · *l*), where *n* is the number of names and *l* their length.
  package init(_ names: [String]) {
    self.names = names
    guard names.count > Self.maximumCompared else { return }
    for (index, name) in names.enumerated() {
      for triple in Self.triples(of: name) where holders[triple]?.last != index {
        holders[triple, default: []].append(index)
      }
    }
  }

  /// At most three names that are near to another one, the nearest first; equally near names keep their order.
  ///
  /// - Complexity: O(*l*), where *l* is the length of the names.
  package func nearest(to name: String) -> NearestNames {
    NearestNames(to: name, among: holders.isEmpty ? names : candidates(for: name))
  }

  /// In the order of the names.
  private func candidates(for name: String) -> [String] {
    var found: [Int] = []
    for holders in Self.triples(of: name).compactMap({ holders[$0] }).sorted(by: { $0.count < $1.count }) {
      found += holders.prefix(Self.maximumCompared - found.count)
      if found.count == Self.maximumCompared { break }
    }
    return Set(found).sorted().map { names[$0] }
  }

  /// Each three bytes in a row, and each two at the start and the end. A name beyond the length that is compared has
  /// none.
  private static func triples(of name: String) -> [UInt32] {
    guard name.utf8.count <= NameDistance.maximumBytes else { return [] }
    var last: UInt32 = 0
    return (Array(name.utf8) + [0]).map { byte in
      last = (last << 8 | UInt32(byte)) & 0xFF_FFFF
      return last
    }
  }
}
