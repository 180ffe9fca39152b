extension GlyphRun {
  /// How wide a cluster of the run is in its line, in points: with what justifies the line, and as wide as the tab or the
  /// hyphen that it is, or as it is at the end of a line. The advances of a run's clusters add up to its width. Letter
  /// spacing, and what justifies, stands after a cluster: at its right, and in a run from right to left at its left.
  ///
  /// - Parameters:
  ///   - cluster: The number of one of the run's clusters.
  ///   - paragraph: What the run's line is a part of.
  func advance(of cluster: Int, in paragraph: ShapedParagraph) -> Double {
    let traits = paragraph.clusters[cluster].traits
    if traits.contains(.tab) { return width }
    if let hyphen, cluster == clusters.upperBound - 1 { return Double(hyphen.advance) }
    if let endAdvance, cluster == expansionEnd { return endAdvance }
    let advance = Double(paragraph.clusters[cluster].advance)
    return traits.contains(.expandable) && cluster < expansionEnd ? advance + expansion : advance
  }
}
