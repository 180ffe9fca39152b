/// Fills lines one after the other with as much as fits, as CSS and every text system do.
///
/// Spaces at the end of a line take no room. A word that is wider than a line is broken between graphemes.
struct LineFiller {
  let paragraph: ShapedParagraph
  /// Whether lines may end anywhere between two graphemes.
  let breaksAnywhere: Bool
  /// The distance of tab stops.
  let tabInterval: Double

  /// Where the line ends that starts with a cluster: the first cluster of the next line, or the number of clusters. The
  /// line has at least one cluster, however narrow it is. Linear in the length of the line.
  func end(from start: Int, width: Double) -> Int {
    let clusters = paragraph.clusters
    var used = 0.0
    var opportunity: Int?
    var index = start
    while index < paragraph.count {
      let cluster = clusters[index]
      if index > start, cluster.traits.contains(.breakBefore) || mayBreakAnywhere(before: cluster) {
        opportunity = index
      }
      let advance = advance(of: cluster, at: used)
      if used + advance > width + Self.tolerance, !cluster.traits.contains(.space), index > start {
        return opportunity ?? emergencyBreak(before: index, from: start)
      }
      used += advance
      index += 1
      if cluster.traits.contains(.endsLine) { return index }
    }
    return index
  }

  /// How wide a cluster is that starts this far from the leading edge.
  func advance(of cluster: Cluster, at position: Double) -> Double {
    guard cluster.traits.contains(.tab), tabInterval > 0 else { return Double(cluster.advance) }
    return ((position / tabInterval).rounded(.down) + 1) * tabInterval - position
  }

  /// What adding up thousands of widths may be off by, in points.
  static let tolerance = 1.0 / 1024

  private func mayBreakAnywhere(before cluster: Cluster) -> Bool {
    breaksAnywhere && cluster.traits.isDisjoint(with: [.continuesGrapheme, .space])
  }

  private func emergencyBreak(before index: Int, from start: Int) -> Int {
    var index = index
    while index > start + 1, paragraph.clusters[index].traits.contains(.continuesGrapheme) { index -= 1 }
    if !paragraph.clusters[index].traits.contains(.continuesGrapheme) { return index }
    repeat { index += 1 } while index < paragraph.count && paragraph.clusters[index].traits.contains(.continuesGrapheme)
    return index
  }
}
