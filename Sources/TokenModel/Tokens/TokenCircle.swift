package import TokenDiagnostics

/// References that lead in a circle in some contexts.
package struct TokenCircle: Sendable, Hashable {
  /// The references in order; the last one leads back to the token of the first.
  package let links: [SourceRange]
  /// The contexts in which all references count.
  package let region: ContextRegion
}

extension TokenSet {
  /// Circles of references: at least one of each group of tokens that refer to each other, if there are contexts in
  /// which all of its references count.
  ///
  /// - Complexity: O(*n*) for *n* references, if few of them lead in circles in any context. Where very many do, the
  ///   search ends early; the value of such a token is an error when it is requested.
  package func circles() -> [TokenCircle] {
    let edges = TokenEdges(self)
    var search = CircleSearch(self)
    edges.forEachComponent { component, edges in
      let component = Array(component)
      let members = Set(component)
      let isOne = component.count == 1
      let links = Dictionary(
        uniqueKeysWithValues: component.map { token in
          (token, edges.edges(of: token).filter { members.contains($0.target) })
        }
      )
      if isOne, links.values.allSatisfy(\.isEmpty) { return }
      search.findCircles(links)
    }
    return search.found
  }
}

/// Finds circles whose references count in common contexts, by following every path without a repeated token.
private struct CircleSearch {
  private let tokens: TokenSet
  private(set) var found: [TokenCircle] = []
  private var steps = 0

  /// The number of references that are followed in all.
  private static let maximumSteps = 100_000

  init(_ tokens: TokenSet) {
    self.tokens = tokens
  }

  private struct Step {
    let edge: TokenEdges.Edge
    let region: ContextRegion
  }

  /// - Parameter links: The references between tokens that lead to each other, by token.
  mutating func findCircles(_ links: [TokenID: [TokenEdges.Edge]]) {
    for start in links.keys.sorted() {
      var path: [Step] = []
      // A circle is found at the first of its tokens.
      if let circle = circle(from: start, to: start, in: .all, &path, links) { found.append(circle) }
    }
  }

  private mutating func circle(
    from token: TokenID,
    to start: TokenID,
    in region: ContextRegion,
    _ path: inout [Step],
    _ links: [TokenID: [TokenEdges.Edge]]
  ) -> TokenCircle? {
    let regions = tokens.regions(ofLayersOf: token)
    for edge in links[token] ?? [] where edge.target >= start && steps < Self.maximumSteps {
      steps += 1
      guard edge.layer < regions.count, let own = regions[edge.layer], let common = region.intersection(own) else {
        continue
      }
      path.append(Step(edge: edge, region: common))
      defer { path.removeLast() }
      if edge.target == start { return TokenCircle(links: path.flatMap(\.edge.ranges), region: common) }
      if path.dropLast().contains(where: { $0.edge.target == edge.target }) { continue }
      if path.count > ResolvedTokens.maximumChain { continue }
      if let circle = circle(from: edge.target, to: start, in: common, &path, links) { return circle }
    }
    return nil
  }
}
