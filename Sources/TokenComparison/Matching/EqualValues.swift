/// Pairs removed with new members of equal values, one to one.
enum EqualValues {
  struct Item<ID, Value: Hashable> {
    let id: ID
    let name: String
    let value: Value
  }

  /// Among members of one value, those whose names share the longest prefix and suffix are paired first, then the first
  /// in their lists. The pairs are the same in either direction. Among more than 1,024 possible pairs of one value, the
  /// order alone decides.
  static func pairs<ID: Comparable, Value>(
    _ old: [Item<ID, Value>],
    _ new: [Item<ID, Value>]
  ) -> [(old: ID, new: ID)] {
    let candidates = Dictionary(grouping: new, by: \.value)
    let groups = Dictionary(grouping: old, by: \.value)
    return groups.flatMap { value, old in pairs(old, among: candidates[value] ?? []) }.sorted { $0.old < $1.old }
  }

  private static func pairs<ID, Value>(
    _ old: [Item<ID, Value>],
    among new: [Item<ID, Value>]
  ) -> [(old: ID, new: ID)] {
    guard old.count > 1 || new.count > 1, old.count * new.count <= 1_024 else {
      return zip(old, new).map { ($0.id, $1.id) }
    }
    var isPaired = (old: old.map { _ in false }, new: new.map { _ in false })
    return nearestFirst(old, new).compactMap { one, other in
      guard !isPaired.old[one], !isPaired.new[other] else { return nil }
      (isPaired.old[one], isPaired.new[other]) = (true, true)
      return (old[one].id, new[other].id)
    }
  }

  private static func nearestFirst<ID, Value>(_ old: [Item<ID, Value>], _ new: [Item<ID, Value>]) -> [(Int, Int)] {
    let (oldNames, newNames) = (old.map { Array($0.name.utf8) }, new.map { Array($0.name.utf8) })
    let pairs = old.indices.flatMap { one in
      new.indices.map { other in
        (shared: sharedEnds(oldNames[one], newNames[other]), sum: one + other, old: one, new: other)
      }
    }
    return pairs.sorted { ($1.shared, $0.sum, $0.old) < ($0.shared, $1.sum, $1.old) }.map { ($0.old, $0.new) }
  }

  /// The number of bytes in the common prefix and suffix of two names.
  private static func sharedEnds(_ one: [UInt8], _ other: [UInt8]) -> Int {
    let rest = min(one.count, other.count)
    let beginning = zip(one, other).prefix { $0 == $1 }.count
    return beginning + zip(one.reversed(), other.reversed()).prefix(rest - beginning).prefix { $0 == $1 }.count
  }
}
