/// The old items that are also new items. Equal items keep their order.
struct ReuseMatches<Item: Hashable> {
  /// For each new item, the index of the old one; nil for an item that was not there.
  let reused: [Int?]
  /// The indexes of the old items that are gone.
  let unused: [Int]

  init(from old: [Item], to new: [Item]) {
    var waiting: [Item: ArraySlice<Int>] = [:]
    for (index, item) in old.enumerated() { waiting[item, default: []].append(index) }
    reused = new.map { waiting[$0]?.popFirst() }
    unused = waiting.values.flatMap { $0 }.sorted()
  }
}
