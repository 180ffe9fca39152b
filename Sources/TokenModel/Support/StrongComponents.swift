/// The strongly connected components of a graph: nodes that lead to each other, or a single node. Found without
/// recursion, because chains may be long.
///
/// The algorithm is that of Tarjan, "Depth-first search and linear graph algorithms" (1972).
package enum StrongComponents {
  /// Calls a function with each component, after those that it leads to.
  ///
  /// - Parameters:
  ///   - count: The number of nodes.
  ///   - successors: The nodes that a node leads to.
  ///   - body: Gets the nodes of a component, in the order in which they were reached.
  /// - Complexity: O(*n*), where *n* is the number of nodes and edges.
  package static func forEach(
    ofNodes count: Int,
    successors: (Int) -> [Int],
    _ body: (ArraySlice<Int>) -> Void
  ) {
    var order = Array(repeating: -1, count: count)
    var lowest = order
    var isOpen = Array(repeating: false, count: count)
    var open: [Int] = []
    var calls: [(node: Int, successors: [Int], position: Int)] = []
    var next = 0
    func enter(_ node: Int) {
      (order[node], lowest[node]) = (next, next)
      next += 1
      open.append(node)
      isOpen[node] = true
      calls.append((node, successors(node), 0))
    }
    for root in 0..<count where order[root] < 0 {
      enter(root)
      while let call = calls.last {
        if call.position < call.successors.count {
          calls[calls.count - 1].position += 1
          let target = call.successors[call.position]
          if order[target] < 0 {
            enter(target)
          } else if isOpen[target] {
            lowest[call.node] = min(lowest[call.node], order[target])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.node { lowest[caller] = min(lowest[caller], lowest[call.node]) }
        guard lowest[call.node] == order[call.node], let start = open.lastIndex(of: call.node) else { continue }
        body(open[start...])
        for node in open[start...] { isOpen[node] = false }
        open.removeSubrange(start...)
      }
    }
  }
}
