import TestSupport
import Testing
import TokenModel

struct StrongComponentsTests {
  /// The components of a graph, each in ascending order.
  private func components(of graph: [[Int]]) -> [[Int]] {
    var found: [[Int]] = []
    StrongComponents.forEach(ofNodes: graph.count, successors: { graph[$0] }) { found.append($0.sorted()) }
    return found
  }

  @Test func componentsComeAfterThoseThatTheyLeadTo() {
    #expect(components(of: [[1], [2], []]) == [[2], [1], [0]])
    #expect(components(of: [[1], [0, 2], [2], [0]]) == [[2], [0, 1], [3]])
    #expect(components(of: []).isEmpty)
  }

  @Test func aLongChainNeedsNoRecursion() {
    let count = 200_000
    #expect(components(of: (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }).count == count)
  }

  @Test func nodesAreTogetherExactlyIfTheyLeadToEachOther() {
    var random = SeededGenerator(seed: SeededGenerator.chosenSeed)
    for _ in 0..<200 {
      let count = Int.random(in: 1...8, using: &random)
      let graph = (0..<count).map { _ in (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 } }
      var reaches = (0..<count).map { from in (0..<count).map { $0 == from || graph[from].contains($0) } }
      for middle in 0..<count {
        for from in 0..<count where reaches[from][middle] {
          for to in 0..<count where reaches[middle][to] { reaches[from][to] = true }
        }
      }
      let found = components(of: graph)
      #expect(found.flatMap(\.self).sorted() == Array(0..<count))
      var done: Set<Int> = []
      for component in found {
        for node in component {
          #expect((0..<count).filter { reaches[node][$0] && reaches[$0][node] } == component)
          #expect(graph[node].allSatisfy { done.contains($0) || component.contains($0) })
        }
        done.formUnion(component)
      }
    }
  }
}
