internal import TokenDiagnostics
internal import TokenModel

/// References that lead in a circle or too far. Each of them is followed separately, so a wrong chain is found once for
/// each of its members; here the members become one chain again.
struct WrongChains {
  /// By the location of each reference, the location of the next one.
  private var next: [SourceRange: SourceRange] = [:]

  var isEmpty: Bool { next.isEmpty }

  /// Adds references, each leading to the next one: a whole chain, or the beginning of one.
  mutating func add(chain links: [SourceRange]) {
    for (link, target) in zip(links, links.dropFirst()) where next[link] == nil { next[link] = target }
  }

  /// Adds references, each leading to the next one, and the last to the first.
  mutating func add(circle links: [SourceRange]) { add(chain: links + links.prefix(1)) }

  /// Each circle and each chain that is too long, once and in order.
  ///
  /// A circle starts at the link that comes first in the source. Of chains that are too long for the same reason, which
  /// is the first link that is too far from the end, only the longest is there. Chains that end in a circle are right
  /// as soon as the circle is.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of references.
  func found() -> (circles: [[SourceRange]], chains: [[SourceRange]]) {
    var depths = ChainDepths(next)
    for start in next.keys.sorted() { depths.follow(start) }
    return (depths.circles, depths.longest(above: ResolvedTokens.maximumChain))
  }
}

/// The distance of each reference from the end of its chain.
private struct ChainDepths {
  private let next: [SourceRange: SourceRange]
  /// The length of the chain from a link, including the link itself; 0 for a link that leads into a circle.
  private var depths: [SourceRange: Int] = [:]
  private(set) var circles: [[SourceRange]] = []

  init(_ next: [SourceRange: SourceRange]) {
    self.next = next
  }

  mutating func follow(_ start: SourceRange) {
    var way: [SourceRange] = []
    var positions: [SourceRange: Int] = [:]
    var end: SourceRange? = start
    while let link = end, depths[link] == nil, positions[link] == nil {
      positions[link] = way.count
      way.append(link)
      end = next[link]
    }
    let closing = end.flatMap { positions[$0] }
    if let closing { circles.append(Self.rotated(way[closing...])) }
    var depth = end.flatMap { depths[$0] } ?? 0
    let endsInCircle = closing != nil || end != nil && depth == 0
    for link in way.reversed() {
      depth += 1
      depths[link] = endsInCircle ? 0 : depth
    }
  }

  private static func rotated(_ circle: ArraySlice<SourceRange>) -> [SourceRange] {
    let first = circle.indices.min { circle[$0] < circle[$1] } ?? circle.startIndex
    return Array(circle[first...] + circle[..<first])
  }

  /// The longest chain through each link that is one too far from the end.
  func longest(above limit: Int) -> [[SourceRange]] {
    let tooFar = depths.filter { $0.value > limit }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    var causes: [SourceRange: SourceRange] = [:]
    var heads: [SourceRange: (link: SourceRange, depth: Int)] = [:]
    for (link, depth) in tooFar {
      let cause = depth == limit + 1 ? link : next[link].flatMap { causes[$0] } ?? link
      causes[link] = cause
      if depth > heads[cause]?.depth ?? 0 { heads[cause] = (link, depth) }
    }
    return heads.values.map(\.link).sorted().map(chain)
  }

  private func chain(from head: SourceRange) -> [SourceRange] {
    var links = [head]
    while let link = links.last, let target = next[link] { links.append(target) }
    return links
  }
}
