/// A cache that keeps the most recently used values, up to a total cost.
///
/// It has two generations. Values that are added or found belong to the young one. When that has taken half of the
/// cost, it becomes the old one, and the previous old one is dropped. So every value that was used since half of the
/// cost was taken is kept, and look-up and removal are O(1).
struct RecencyCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
  }

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0
  private(set) var statistics = CacheStatistics()
  /// The maximum total cost.
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { young.count + old.count }
  var cost: Int { youngCost + oldCost }

  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] {
      statistics.hits += 1
      return entry.value
    }
    guard let entry = old.removeValue(forKey: key) else {
      statistics.misses += 1
      return nil
    }
    oldCost -= entry.cost
    add(entry, for: key)
    statistics.hits += 1
    return entry.value
  }

  /// Adds a value, unless it costs more than half of the limit.
  mutating func insert(_ value: Value, cost: Int, for key: Key) {
    guard cost <= limit / 2, limit > 0 else { return }
    if let known = old.removeValue(forKey: key) { oldCost -= known.cost }
    add(Entry(value: value, cost: max(cost, 1)), for: key)
  }

  mutating func removeAll() {
    (young, old) = ([:], [:])
    (youngCost, oldCost) = (0, 0)
  }

  private mutating func add(_ entry: Entry, for key: Key) {
    if let known = young.removeValue(forKey: key) { youngCost -= known.cost }
    if youngCost + entry.cost > limit / 2 {
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    young[key] = entry
    youngCost += entry.cost
  }
}

/// The numbers of hits and misses.
struct CacheStatistics: Sendable, Hashable {
  var hits = 0
  var misses = 0
}
