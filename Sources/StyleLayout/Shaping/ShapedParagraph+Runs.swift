extension ShapedParagraph {
  /// The runs that have clusters of a range. Logarithmic in the number of runs, and linear in that of the result.
  func runs(overlapping range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let start = firstRun { $0.clusters.upperBound > range.lowerBound }
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

  /// The first run that a condition holds for, which holds for all that follow it.
  private func firstRun(where condition: (ShapedRun) -> Bool) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
