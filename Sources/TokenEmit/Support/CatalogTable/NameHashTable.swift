/// A hash table from the names on one axis to their indices, with open addressing. A small one is at most a quarter
/// full and mostly free of collisions. A large one is at most half full, because its slots must also be compiled.
struct NameHashTable {
  /// The index of the name in each slot; nil in a free one. The count is a power of two.
  let slots: [Int?]
  /// The start of the hash: the first of a few seeds without collisions, or the seed with the fewest.
  let seed: Int

  private static let small = 64
  /// Nearly always enough for a small table without collisions.
  private static let seeds = 0..<128

  init(_ names: [String]) {
    let capacity = Self.capacity(for: names.count)
    let names = names.map { Array($0.utf8) }
    var best = (collisions: Int.max, seed: 0)
    for seed in names.count > Self.small ? 0..<1 : Self.seeds where best.collisions > 0 {
      let slots = Set(names.map { Self.hash($0, seed: seed) & UInt64(capacity - 1) })
      if names.count - slots.count < best.collisions { best = (names.count - slots.count, seed) }
    }
    seed = best.seed
    slots = names.enumerated().reduce(into: [Int?](repeating: nil, count: capacity)) { slots, entry in
      var slot = Int(Self.hash(entry.element, seed: best.seed) & UInt64(capacity - 1))
      while slots[slot] != nil { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = entry.offset
    }
  }

  private static func capacity(for count: Int) -> Int {
    var capacity = 2
    while capacity < (count > small ? 2 : 4) * count { capacity *= 2 }
    return capacity
  }

  /// Multiplicative hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4) of eight bytes at a time,
  /// the lowest byte first.
  private static func hash(_ name: [UInt8], seed: Int) -> UInt64 {
    TableWord.bytes(name).reduce(UInt64(name.count + seed << 8)) { hash, chunk in
      let product = (hash ^ chunk) &* 0x9E37_79B9_7F4A_7C15
      return product ^ product >> 32
    }
  }
}
