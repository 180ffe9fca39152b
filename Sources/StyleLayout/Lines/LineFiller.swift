/// Fills lines one after the other with as much as fits, as CSS and all text systems do.
///
/// Spaces and tabs at the end of a line hang over it and take no room; letter spacing does. A word that is wider than a
/// line is broken between graphemes, but never inside a cluster, such as a ligature. The last visible cluster has the
/// width that it has at the end of a line.
///
/// A unit that is kept together goes to the next line as a whole. It is broken, like other text, only if all of a full
/// line is inside of it.
struct LineFiller {
  let paragraph: ShapedParagraph
  /// Whether lines may end anywhere between two graphemes.
  let breaksAnywhere: Bool
  let tabStops: TabStops
  /// The clusters whose line break opportunities are unknown. Lines then end at the last possible cluster: no other
  /// choice would lead to fewer lines.
  var freeBreaks: Range<Int> = 0..<0
  /// The units that are kept together.
  var units = KeptUnits()

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
    var line = LineWidth()
    var places = BreakPlaces()
    for index in start..<max(paragraph.count, start) {
      let cluster = paragraph.clusters[index]
      if index > start { note(index, in: &places, after: line, limit) }
      let end = line.full + cluster.advance(at: indent + line.full, tabStops)
      if !cluster.traits.isDisjoint(with: .hanging) {
        line.full = end
      } else {
        let change = paragraph.leastChange(of: index)
        // A line is never empty, and clusters without width always fit.
        if end + min(change, 0) > limit, end > line.visible, line.full > 0 {
          return breakPlace(before: index, places, from: start, after: line, limit)
        }
        line = LineWidth(full: end, visible: end, changeAtEnd: change)
      }
      if cluster.traits.contains(.endsLine) { return index + 1 }
    }
    return max(paragraph.count, start)
  }

  /// Notes a cluster before which the line may end.
  private func note(_ index: Int, in places: inout BreakPlaces, after line: LineWidth, _ limit: Double) {
    if isFree(index) {
      places.addFree(index, isKept: isKept(index))
    } else if mayBreak(before: paragraph.clusters[index]), line.fits(limit), fits(hyphenAt: index, after: line, limit) {
      places.add(index, isKept: isKept(index))
    }
  }

  /// The tolerance for the rounding errors of adding up thousands of widths, in points.
  static let tolerance = 1.0 / 1024

  /// Whether a cluster belongs to the unit of the cluster before it, and the unit is kept together.
  private func isKept(_ index: Int) -> Bool {
    paragraph.hasUnits && paragraph.clusters[index].traits.contains(.insideUnit) && units.keep(index)
  }

  /// Whether it is unknown if a line may end before a cluster.
  private func isFree(_ index: Int) -> Bool {
    freeBreaks.contains(index) || paragraph.hasUnits && units.isUncertain(index)
  }

  private func mayBreak(before cluster: Cluster) -> Bool {
    cluster.traits.contains(.breakBefore)
      || breaksAnywhere && cluster.traits.isDisjoint(with: [.continuesGrapheme, .space, .tab, .softHyphen])
  }

  /// Whether the hyphen fits that a line has if it ends here. A hyphen alone is not a line.
  private func fits(hyphenAt end: Int, after line: LineWidth, _ limit: Double) -> Bool {
    guard paragraph.clusters[end - 1].traits.contains(.softHyphen) else { return true }
    let hyphen = paragraph.hyphen(endingAt: end).map { Double($0.advance) } ?? 0
    return line.full > 0 && line.full + hyphen <= limit
  }

  /// The end of a line that is full before a cluster: the last break outside of units, or else the last one inside.
  private func breakPlace(
    before index: Int,
    _ places: BreakPlaces,
    from start: Int,
    after line: LineWidth,
    _ limit: Double
  ) -> Int {
    let last = line.fits(limit) ? index : max(index - 1, start)
    /// The last position between two graphemes at which the line fits.
    func emergencyBreak(where condition: (Int) -> Bool) -> Int? {
      (start + 1..<last + 1).last { index in
        !paragraph.clusters[index].traits.contains(.continuesGrapheme) && condition(index)
          && fits(hyphenAt: index, after: line, limit)
      }
    }
    let outside = places.opportunity ?? emergencyBreak { !isKept($0) }
    if let outside { return max(outside, places.free ?? outside) }
    let inside =
      places.keptOpportunity ?? emergencyBreak { _ in true }
      // Not even the first grapheme fits.
      ?? paragraph.clusters[index..<paragraph.count].firstIndex { !$0.traits.contains(.continuesGrapheme) }
      ?? paragraph.count
    return max(inside, places.free ?? inside, places.keptFree ?? inside)
  }
}

/// The width of a line up to a cluster, in points.
private struct LineWidth {
  /// With the spaces and tabs at its end.
  var full = 0.0
  /// Without the spaces and tabs that hang if the line ends here.
  var visible = 0.0
  /// The change of that width if the line ends here.
  var changeAtEnd = 0.0

  /// Whether the line fits if it ends here.
  func fits(_ limit: Double) -> Bool { changeAtEnd <= 0 || visible + changeAtEnd <= limit }
}

/// The last positions at which a line may end, outside of units that are kept together and inside of them.
private struct BreakPlaces {
  private(set) var opportunity: Int?
  private(set) var keptOpportunity: Int?
  /// Places where it is unknown if a line may end.
  private(set) var free: Int?
  private(set) var keptFree: Int?

  mutating func add(_ index: Int, isKept: Bool) {
    if isKept { keptOpportunity = index } else { opportunity = index }
  }

  mutating func addFree(_ index: Int, isKept: Bool) {
    if isKept { keptFree = index } else { free = index }
  }
}
