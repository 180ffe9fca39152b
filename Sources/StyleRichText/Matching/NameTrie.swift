internal import StyleTables

/// The names of a directory as a tree of their bytes.
struct NameTrie: Sendable {
  private struct Node {
    var firstEdge: Int32 = 0
    var edgeCount: Int32 = 0
    /// The number of the name that ends here; -1 if none does.
    var name: Int32 = -1
  }

  private var nodes: [Node] = [Node()]
  /// The children of a node are adjacent, in the order of their bytes.
  private var edges: [(byte: UInt8, node: Int32)] = []
  /// The length of the longest name in UTF-8 units.
  private(set) var longest = 0

  /// Creates a tree of different names in the order of their bytes.
  init(sorted names: [[UInt8]]) {
    longest = names.lazy.map(\.count).max() ?? 0
    // Level by level, so that the children of each node are adjacent.
    var level = [(node: 0, names: 0..<names.count)]
    var depth = 0
    while !level.isEmpty {
      var next: [(node: Int, names: Range<Int>)] = []
      for (node, range) in level {
        nodes[node].firstEdge = Int32(truncatingIfNeeded: edges.count)
        var start = range.lowerBound
        while start < range.upperBound {
          guard depth < names[start].count else {
            nodes[node].name = Int32(truncatingIfNeeded: start)
            start += 1
            continue
          }
          let byte = names[start][depth]
          var end = start + 1
          while end < range.upperBound, names[end][depth] == byte { end += 1 }
          edges.append((byte, Int32(truncatingIfNeeded: nodes.count)))
          nodes[node].edgeCount += 1
          next.append((nodes.count, start..<end))
          nodes.append(Node())
          start = end
        }
      }
      level = next
      depth += 1
    }
  }

  /// Calls a closure for every name that begins at an offset, the shortest first. `steps` is increased by the number of
  /// bytes that are compared, at most the length of the longest name plus one.
  func forEachMatch(
    in bytes: UnsafeBufferPointer<UInt8>,
    at start: Int,
    steps: inout Int,
    _ body: (_ name: Int, _ utf8Count: Int) -> Void
  ) {
    var node = nodes[0]
    var offset = start
    while offset < bytes.count, node.edgeCount > 0 {
      steps += 1
      guard let child = child(of: node, with: bytes[offset]) else { return }
      node = nodes[child]
      offset += 1
      if node.name >= 0 { body(Int(node.name), offset - start) }
    }
  }

  private func child(of node: Node, with byte: UInt8) -> Int? {
    let own = Int(node.firstEdge)..<Int(node.firstEdge + node.edgeCount)
    let edge = own.partitioningIndex { edges[$0].byte >= byte }
    guard edge < own.upperBound, edges[edge].byte == byte else { return nil }
    return Int(edges[edge].node)
  }
}
