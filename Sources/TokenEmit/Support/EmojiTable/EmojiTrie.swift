/// The tree of all codes by their bytes. Where only one code is left, its other bytes are not in the tree.
///
/// Nodes are in the order of their distance from the root, and the children of a node are neighbors, sorted by their
/// bytes.
struct EmojiTrie {
  struct Node {
    var byte: UInt8
    var firstChild = 0
    var childCount = 0
    /// The index of the code that ends here or, without children, of the only one that begins with these bytes.
    var code: Int?

    /// Byte in bits 0…7, number of children in bits 8…15, first child in bits 16…39, code plus one, or zero, in bits
    /// 40…63.
    var word: UInt64 {
      UInt64(byte) | UInt64(childCount) << 8 | UInt64(firstChild) << 16 | UInt64(code.map { $0 + 1 } ?? 0) << 40
    }
  }

  /// The nodes, the root first.
  private(set) var nodes: [Node] = [Node(byte: 0)]

  /// The tree of codes, which must differ and must not be empty. No two of 256 siblings can be valid UTF-8, so that
  /// their number fits into a byte.
  init(_ codes: [[UInt8]]) {
    let order = codes.indices.sorted { codes[$0].lexicographicallyPrecedes(codes[$1]) }
    // For each node, the codes that begin with its bytes, and their number of bytes.
    var extents = [(codes: order[...], depth: 0)]
    var index = 0
    while index < nodes.count {
      let (own, depth) = extents[index]
      index += 1
      guard own.count > 1 || depth == 0 else {
        nodes[index - 1].code = own.first
        continue
      }
      var rest = own
      // The shortest one is the first.
      if let first = rest.first, codes[first].count == depth {
        nodes[index - 1].code = first
        rest.removeFirst()
      }
      nodes[index - 1].firstChild = rest.isEmpty ? 0 : nodes.count
      while let first = rest.first {
        let byte = codes[first][depth]
        let group = rest.prefix { codes[$0][depth] == byte }
        nodes.append(Node(byte: byte))
        extents.append((group, depth + 1))
        nodes[index - 1].childCount += 1
        rest = rest.dropFirst(group.count)
      }
    }
  }
}
