internal import TokenDiagnostics

/// Finds duplicate keys. One value serves a whole file, so that its table is allocated once.
struct MappingKeys {
  /// Node indices plus one; zero is a free slot. The count is a power of two, and at most half of the slots are used.
  private var slots: [Int] = []
  /// Unknown to the author of a file, so that keys cannot be chosen to collide.
  private let seed = UInt64.random(in: 0 ... .max) | 1

  /// One diagnostic for each invalid key, in source order.
  ///
  /// - Complexity: O(*n*), where *n* is `count`, the number of keys.
  mutating func problems(of mapping: NodeID, withKeys count: Int, in tree: borrowing SourceTree) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    let end = tree.nodes[mapping.index].end
    reserve(for: count)
    var key = mapping.index + 1
    while key < end {
      if tree.nodes[key].kind != .scalar {
        problems.append(.complexKey(at: tree.range(of: NodeID(index: key))))
      } else if let first = firstKey(equalTo: key, in: tree) {
        let (first, key) = (NodeID(index: first), NodeID(index: key))
        problems.append(.duplicateKey(tree.text(of: key), at: tree.range(of: key), first: tree.range(of: first)))
      }
      let value = tree.nodes[key].end
      key = value < end ? tree.nodes[value].end : end
    }
    return problems
  }

  private mutating func reserve(for count: Int) {
    var capacity = 16
    while capacity < 2 * count { capacity *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: capacity))
  }

  /// The earlier key with the same text. Otherwise the key is added to the table.
  private mutating func firstKey(equalTo key: Int, in tree: borrowing SourceTree) -> Int? {
    let range = tree.nodes[key].text
    var slot = hash(tree.text, range) & (slots.count - 1)
    while slots[slot] > 0 {
      let other = tree.nodes[slots[slot] - 1].text
      if range.count == other.count, areEqual(in: tree.text, range, other) { return slots[slot] - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = key + 1
    return nil
  }

  private func areEqual(in text: [UInt8], _ one: Range<Int>, _ other: Range<Int>) -> Bool {
    for index in 0..<one.count where text[one.lowerBound + index] != text[other.lowerBound + index] { return false }
    return true
  }

  private func hash(_ text: [UInt8], _ range: Range<Int>) -> Int {
    var hash = seed
    for index in range {
      hash = (hash ^ UInt64(text[index])) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
