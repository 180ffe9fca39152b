internal import StyleTables

extension ShapedParagraph {
  /// The runs with clusters in a range.
  ///
  /// - Complexity: Logarithmic in the number of runs, and linear in the length of the result.
  func runs(overlapping range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let start = runs.partitioningIndex { $0.clusters.upperBound > range.lowerBound }
    var end = start
    while end < runs.count, runs[end].clusters.lowerBound < range.upperBound { end += 1 }
    return start..<end
  }

  /// The range of clusters, in UTF-16 units of the paragraph.
  func utf16(_ clusters: Range<Int>) -> Range<Int> {
    Int(self.clusters[clusters.lowerBound].utf16)..<Int(self.clusters[clusters.upperBound].utf16)
  }

  /// The hyphen of a line that ends after a soft hyphen; nil for other lines and for the last line of a paragraph.
  func hyphen(endingAt end: Int) -> Glyph? {
    guard end > 0, end < count, clusters[end - 1].traits.contains(.softHyphen) else { return nil }
    return runs(overlapping: end - 1..<end).first.flatMap { runs[$0].hyphen }
  }

  /// Whether a line ends at a line break of the text, with another line of the paragraph after it.
  func endsByBreak(_ line: Range<Int>) -> Bool {
    !line.isEmpty && clusters[line.upperBound - 1].traits.contains(.endsLine)
  }

  /// Whether a line is the last one. A line break at the end of a paragraph is followed by an empty line.
  func isLast(_ line: Range<Int>) -> Bool { line.upperBound == count && !endsByBreak(line) }
}

/// The width of a cluster as the last visible one of a line, if it differs: kerning ends with the line, and fullwidth
/// closing punctuation may be half as wide there.
struct LineEnd: Sendable, Hashable {
  /// The index of the cluster.
  var cluster: Int32
  /// The width in points, letter spacing included.
  let full: Float
  /// The width if the line has no room for `full`.
  let least: Float
}

extension ShapedParagraph {
  /// The width of a cluster at the end of a line; nil if it is the same as elsewhere.
  ///
  /// - Complexity: Logarithmic in the number of such clusters.
  func lineEnd(of cluster: Int) -> LineEnd? {
    guard clusters[cluster].traits.contains(.changesAtEnd) else { return nil }
    let index = lineEnds.partitioningIndex { $0.cluster >= cluster }
    return index < lineEnds.count && lineEnds[index].cluster == cluster ? lineEnds[index] : nil
  }

  /// The change of the width of a cluster at the end of a line without room left.
  func leastChange(of cluster: Int) -> Double {
    lineEnd(of: cluster).map { Double($0.least) - Double(clusters[cluster].advance) } ?? 0
  }
}
