/// A hash table from the names on one axis to their numbers: open addressing, at most half full.
struct ImageIndex {
  /// The number plus one in each slot, zero where it is free. The count is a power of two.
  let slots: [Int]

  init(_ names: [String]) {
    var slots = [Int](repeating: 0, count: Self.capacity(for: names.count))
    for (number, name) in names.enumerated() {
      var slot = Int(Self.hash(name)) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number + 1
    }
    self.slots = slots
  }

  private static func capacity(for count: Int) -> Int {
    var capacity = 2
    while capacity < 2 * count { capacity *= 2 }
    return capacity
  }

  /// FNV-1a, 32 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>.
  private static func hash(_ name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
