internal import StyleTables

extension ShapedParagraph {
  /// The runs that have clusters of a range. Logarithmic in the number of runs, and linear in that of the result.
  func runs(overlapping range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let start = runs.partitioningIndex { $0.clusters.upperBound > range.lowerBound }
    var end = start
    while end < runs.count, runs[end].clusters.lowerBound < range.upperBound { end += 1 }
    return start..<end
  }

  /// What clusters stand for, in UTF-16 units of the paragraph.
  func utf16(_ clusters: Range<Int>) -> Range<Int> {
    Int(self.clusters[clusters.lowerBound].utf16)..<Int(self.clusters[clusters.upperBound].utf16)
  }

  /// The hyphen of a line that ends before a cluster, because the cluster before that is a soft hyphen. The last line of
  /// a paragraph has none.
  func hyphen(endingAt end: Int) -> Glyph? {
    guard end > 0, end < count, clusters[end - 1].traits.contains(.softHyphen) else { return nil }
    return runs(overlapping: end - 1..<end).first.flatMap { runs[$0].hyphen }
  }

  /// Whether a line ends because the text says so, and another one follows in the same paragraph.
  func endsByBreak(_ line: Range<Int>) -> Bool {
    !line.isEmpty && clusters[line.upperBound - 1].traits.contains(.endsLine)
  }

  /// Whether a line is the last one. A break at the end of a paragraph has an empty line after it.
  func isLast(_ line: Range<Int>) -> Bool { line.upperBound == count && !endsByBreak(line) }
}

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
    let index = lineEnds.partitioningIndex { $0.cluster >= cluster }
    return index < lineEnds.count && lineEnds[index].cluster == cluster ? lineEnds[index] : nil
  }

  /// How much wider, or less wide, a cluster is at the end of a line that has no room left.
  func leastChange(of cluster: Int) -> Double {
    lineEnd(of: cluster).map { Double($0.least) - Double(clusters[cluster].advance) } ?? 0
  }
}
