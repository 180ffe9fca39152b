/// Fills lines one after the other with as much as fits, as CSS and every text system do.
///
/// Spaces and tabs at the end of a line hang over it and take no room; letter spacing does. A word that is wider than a
/// line is broken between graphemes, but never inside a cluster, such as a ligature. What is seen last has the width that
/// it has at the end of a line.
struct LineFiller {
  let paragraph: ShapedParagraph
  /// Whether lines may end anywhere between two graphemes.
  let breaksAnywhere: Bool
  let tabStops: TabStops
  /// Clusters of which it is not known whether a line may start with them. Lines then end as late as they may: no other
  /// answers would lead to less lines.
  var freeBreaks: Range<Int> = 0..<0

  /// Where the line ends that starts with a cluster: the first cluster of the next line, or the number of clusters. The
  /// line has at least one cluster that has a width, however narrow it is. Linear in the length of the line.
  ///
  /// - Parameters:
  ///   - start: The line's first cluster.
  ///   - width: How much room there is between the indents, in points.
  ///   - indent: How far from the leading edge of the frame the line starts: tab stops count from there.
  func end(from start: Int, width: Double, indent: Double = 0) -> Int {
    let limit = width + Self.tolerance
    var used = 0.0
    // Without the spaces and tabs that would hang if the line ended here.
    var seen = 0.0
    // How much that changes when the line ends.
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
      // A line is never empty, and what has no width never has to go to the next one.
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

  /// What adding up thousands of widths may be off by, in points.
  static let tolerance = 1.0 / 1024

  /// How wide a cluster is that starts this far from the leading edge of the frame.
  private func advance(of cluster: Cluster, at position: Double) -> Double {
    cluster.traits.contains(.tab) ? tabStops.advance(from: position) : Double(cluster.advance)
  }

  private func mayBreak(before cluster: Cluster) -> Bool {
    cluster.traits.contains(.breakBefore)
      || breaksAnywhere && cluster.traits.isDisjoint(with: [.continuesGrapheme, .space, .tab, .softHyphen])
  }

  /// Whether there is room for the hyphen that a line would get by ending here. A hyphen is no line by itself.
  private func fits(hyphenAt end: Int, after used: Double, _ limit: Double) -> Bool {
    guard paragraph.clusters[end - 1].traits.contains(.softHyphen) else { return true }
    let hyphen = paragraph.hyphen(endingAt: end).map { Double($0.advance) } ?? 0
    return used > 0 && used + hyphen <= limit
  }

  /// The last place between two graphemes at which the line fits; after the first grapheme when that alone does not.
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
