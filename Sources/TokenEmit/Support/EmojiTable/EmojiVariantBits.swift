internal import TokenModel

/// The bits that records of emoji have for variants. An emoji and its variants are a ring: each has the next one, and
/// the last one has the first. So a table without variants is as large as before there were any.
struct EmojiVariantBits {
  /// By the index of the emoji: bit 1 for a variant and, from bit 2 on, the index of the next one plus one.
  private var bits: [Int: Int] = [:]

  /// The bits of all emoji, whose variants must be in their packs, each once.
  init(_ packs: [EmojiPack]) {
    var first = 0
    for pack in packs {
      let indices = Dictionary(
        pack.items.enumerated().map { (UTF8Name($1.name.value), first + $0) }
      ) { one, _ in one }
      for (index, item) in pack.items.enumerated() where !item.variants.isEmpty {
        let ring = [first + index] + item.variants.compactMap { indices[UTF8Name($0.value)] }
        for (place, member) in ring.enumerated() {
          bits[member] = (ring[(place + 1) % ring.count] + 1) << 2 | (place == 0 ? 0 : 1 << 1)
        }
      }
      first += pack.items.count
    }
  }

  subscript(index: Int) -> Int { bits[index] ?? 0 }
}
