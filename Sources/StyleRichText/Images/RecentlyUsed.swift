/// Values up to a total cost. Those that were not used for the longest time are dropped first.
package struct RecentlyUsed<Key: Hashable, Value> {
  /// A value between the ones that were used before and after it.
  private struct Entry {
    var value: Value
    var cost: Int
    var older: Key?
    var newer: Key?
  }

  private var entries: [Key: Entry] = [:]
  private var oldest: Key?
  private var newest: Key?
  /// The cost of all values, at most ``limit``.
  package private(set) var cost = 0
  package let limit: Int

  package init(limit: Int) {
    self.limit = max(limit, 0)
  }

  var count: Int { entries.count }

  /// Returns a value and marks it as used.
  package mutating func value(for key: Key) -> Value? {
    guard let entry = unlink(key) else { return nil }
    link(key, to: entry.value, cost: entry.cost)
    return entry.value
  }

  /// Returns a value without marking it as used.
  func peek(_ key: Key) -> Value? { entries[key]?.value }

  /// Adds a value, unless it costs more than the limit, and drops others for it.
  package mutating func insert(_ value: Value, cost: Int, for key: Key) {
    _ = unlink(key)
    let cost = max(cost, 1)
    guard cost <= limit else { return }
    while self.cost > limit - cost, let oldest { _ = unlink(oldest) }
    link(key, to: value, cost: cost)
  }

  package mutating func removeAll() { self = Self(limit: limit) }

  private mutating func link(_ key: Key, to value: Value, cost: Int) {
    if let newest { entries[newest]?.newer = key } else { oldest = key }
    entries[key] = Entry(value: value, cost: cost, older: newest)
    newest = key
    self.cost += cost
  }

  private mutating func unlink(_ key: Key) -> Entry? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
    cost -= entry.cost
    return entry
  }
}
