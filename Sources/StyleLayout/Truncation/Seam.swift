internal import StyleTables

/// A paragraph joined from parts of shaped ones: as wide as if it were shaped, except for the few letters where they
/// meet. Its clusters lack glyphs.
struct Seam {
  private(set) var shaped: ShapedParagraph
  /// The clusters that were narrowed, and those between them.
  private(set) var narrowed: Range<Int>?
  /// The total length by which clusters should be narrowed, in points.
  private(set) var narrowing = 0.0
  /// The unit that the last cluster belongs to; nil if it is not kept together.
  private var lastUnit: String?

  init(direction: TextDirection) {
    shaped = ShapedParagraph(direction: direction, runs: [], clusters: [], glyphs: [])
  }

  /// The clusters so far.
  var clusters: Range<Int> { shaped.clusters.indices }

  /// Adds the clusters between two offsets, in UTF-8 units of a paragraph; nil is its end. The width of a cluster that
  /// is cut is reduced in proportion.
  ///
  /// Units of the paragraph stay units; one with the name of the unit before it continues that.
  mutating func append(_ other: ShapedParagraph, from start: Int = 0, upTo end: Int? = nil, unitNames: UnitNames) {
    let first = other.cluster(holding: start)
    let last = end.map { other.cluster(reachingTo: $0) } ?? other.count
    guard first < last else { return }
    let shift = shaped.clusters.count - first
    shaped.clusters += other.clusters[first..<last]
    for end in other.lineEnds where first..<last ~= Int(end.cluster) {
      var end = end
      end.cluster += Int32(clamping: shift)
      shaped.lineEnds.append(end)
    }
    if let end { shaped.clusters[last - 1 + shift].cut(at: end, end: other.clusters[last].utf8) }
    shaped.clusters[first + shift].cut(from: start, end: other.clusters[first + 1].utf8)
    shaped.hasUnits = shaped.hasUnits || other.hasUnits
    for run in other.runs where run.clusters.overlaps(first..<last) {
      var run = run
      let range = run.clusters.clamped(to: first..<last)
      run.clusters = range.lowerBound + shift..<range.upperBound + shift
      shaped.runs.append(run)
      if range.lowerBound == first { startUnit(at: first + shift, named: unitNames[run.set]) }
      lastUnit = unitNames[run.set]
    }
  }

  private mutating func startUnit(at index: Int, named name: String?) {
    shaped.clusters[index].traits.remove(.insideUnit)
    if name != nil, name == lastUnit { shaped.markInsideUnit(index) }
  }

  /// Narrows clusters one after the other, down to 0, by a total length in points.
  mutating func narrow(_ clusters: some Sequence<Int>, by length: Double) {
    var rest = Float(length)
    narrowing += length
    for index in clusters where rest > 0 {
      let known = narrowed ?? index..<index + 1
      narrowed = min(known.lowerBound, index)..<max(known.upperBound, index + 1)
      let part = min(rest, shaped.clusters[index].advance)
      shaped.clusters[index].advance -= part
      shaped.clusters[index].traits.remove(.changesAtEnd)
      rest -= part
    }
  }

  /// The paragraph, with the cluster that marks its end.
  consuming func finish() -> ShapedParagraph {
    shaped.clusters.append(Cluster(utf8: 0, utf16: 0, glyph: 0, advance: 0, graphemes: 0, traits: []))
    return shaped
  }
}

extension ShapedParagraph {
  /// The cluster that contains an offset.
  func cluster(holding utf8: Int) -> Int { max(cluster(notBelow: utf8 + 1) - 1, 0) }

  /// The cluster after the one that ends at an offset or contains it.
  fileprivate func cluster(reachingTo utf8: Int) -> Int { min(cluster(notBelow: utf8), count) }

  /// The first cluster that starts at an offset or after it.
  private func cluster(notBelow utf8: Int) -> Int { clusters.partitioningIndex { $0.utf8 >= utf8 } }
}

extension Cluster {
  fileprivate mutating func cut(at offset: Int, end: Int32) {
    if offset < end { keep(offset - Int(utf8), of: Int(end - utf8)) }
  }

  fileprivate mutating func cut(from offset: Int, end: Int32) {
    if offset > utf8 { keep(Int(end) - offset, of: Int(end - utf8)) }
  }

  private mutating func keep(_ part: Int, of whole: Int) {
    traits.remove(.changesAtEnd)
    advance *= Float(max(part, 0)) / Float(max(whole, 1))
  }
}
