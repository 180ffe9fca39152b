/// Fills lines one after the other with as much as fits, as CSS and all text systems do.
///
/// Spaces and tabs at the end of a line hang over it and take no room; letter spacing does. A word that is wider than a
/// line is broken between graphemes, but never inside a cluster, such as a ligature. The last visible cluster has the
/// width that it has at the end of a line.
struct LineFiller {
  let paragraph: ShapedParagraph
  /// Whether lines may end anywhere between two graphemes.
  let breaksAnywhere: Bool
  let tabStops: TabStops
  /// The clusters whose line break opportunities are unknown. Lines then end at the last possible cluster: no other
  /// choice would lead to fewer lines.
  var freeBreaks: Range<Int> = 0..<0

  /// The end of the line that starts with a cluster: the first cluster of the next line, or the number of clusters. The
  /// line has at least one cluster with a width, however narrow it is.
  ///
  /// - Parameters:
  ///   - start: The first cluster of the line.
  ///   - width: The width between the indents, in points.
  ///   - indent: The distance of the line's start from the leading edge of the frame, which tab stops count from.
  /// - Complexity: Linear in the length of the line.
  func end(from start: Int, width: Double, indent: Double = 0) -> Int {
    let limit = width + Self.tolerance
    var used = 0.0
    // Without the spaces and tabs that hang if the line ends here.
    var seen = 0.0
    // The change of that width if the line ends here.
    var ending = 0.0
    var opportunity: Int?
    var free: Int?
    for index in start..<max(paragraph.count, start) {
      let cluster = paragraph.clusters[index]
      let mayBreak = index > start && mayBreak(before: cluster)
      let endFits = ending <= 0 || seen + ending <= limit
      if freeBreaks.contains(index), index > start {
        free = index
      } else if mayBreak, endFits, fits(hyphenAt: index, after: used, limit) {
        opportunity = index
      }
      let end = used + advance(of: cluster, at: indent + used)
      let hangs = !cluster.traits.isDisjoint(with: .hanging)
      let change = hangs ? 0 : paragraph.leastChange(of: index)
      // A line is never empty, and clusters without width always fit.
      if !hangs, end + min(change, 0) > limit, end > seen, used > 0 {
        let last = opportunity ?? emergencyBreak(before: index, endFits: endFits, from: start, used, limit)
        return max(last, free ?? last)
      }
      used = end
      if !hangs { (seen, ending) = (end, change) }
      if cluster.traits.contains(.endsLine) { return index + 1 }
    }
    return max(paragraph.count, start)
  }

  /// The tolerance for the rounding errors of adding up thousands of widths, in points.
  static let tolerance = 1.0 / 1024

  /// The advance of a cluster that starts at a distance from the leading edge of the frame.
  private func advance(of cluster: Cluster, at position: Double) -> Double {
    cluster.traits.contains(.tab) ? tabStops.advance(from: position) : Double(cluster.advance)
  }

  private func mayBreak(before cluster: Cluster) -> Bool {
    cluster.traits.contains(.breakBefore)
      || breaksAnywhere && cluster.traits.isDisjoint(with: [.continuesGrapheme, .space, .tab, .softHyphen])
  }

  /// Whether the hyphen fits that a line has if it ends here. A hyphen alone is not a line.
  private func fits(hyphenAt end: Int, after used: Double, _ limit: Double) -> Bool {
    guard paragraph.clusters[end - 1].traits.contains(.softHyphen) else { return true }
    let hyphen = paragraph.hyphen(endingAt: end).map { Double($0.advance) } ?? 0
    return used > 0 && used + hyphen <= limit
  }

  /// The last position between two graphemes at which the line fits; after the first grapheme if not even that fits.
  private func emergencyBreak(
    before index: Int,
    endFits: Bool,
    from start: Int,
    _ used: Double,
    _ limit: Double
  ) -> Int {
    func mayBreak(_ index: Int) -> Bool {
      !paragraph.clusters[index].traits.contains(.continuesGrapheme) && fits(hyphenAt: index, after: used, limit)
    }
    let last = endFits ? index : max(index - 1, start)
    if let end = (start + 1..<last + 1).last(where: mayBreak) { return end }
    let rest = paragraph.clusters[index..<paragraph.count]
    return rest.firstIndex { !$0.traits.contains(.continuesGrapheme) } ?? paragraph.count
  }
}
