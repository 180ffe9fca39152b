/// How wide a cluster is as the last one of a line that is seen, where that is not what it is among others: kerning ends
/// with the line, and fullwidth closing punctuation may be half as wide there.
struct LineEnd: Sendable, Hashable {
  /// The number of the cluster.
  var cluster: Int32
  /// In points, letter spacing included.
  let full: Float
  /// What it is where the line has no room for that.
  let least: Float
}

extension ShapedParagraph {
  /// What a cluster is at the end of a line; nil where it is what it is elsewhere. Logarithmic where there is something.
  func lineEnd(of cluster: Int) -> LineEnd? {
    guard clusters[cluster].traits.contains(.changesAtEnd) else { return nil }
    var (low, high) = (0, lineEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(lineEnds[middle].cluster) < cluster { low = middle + 1 } else { high = middle }
    }
    return low < lineEnds.count && Int(lineEnds[low].cluster) == cluster ? lineEnds[low] : nil
  }

  /// How much wider, or less wide, a cluster is at the end of a line that has no room left.
  func leastChange(of cluster: Int) -> Double {
    lineEnd(of: cluster).map { Double($0.least) - Double(clusters[cluster].advance) } ?? 0
  }
}
