/// A run of Core Text: glyphs from left to right, each with its UTF-16 unit.
struct VisualRun {
  /// The range in the paragraph; UTF-16 units.
  var range: Range<Int>
  var isRightToLeft: Bool
  var glyphs: [VisualGlyph]
}

struct VisualGlyph: Hashable {
  /// The first of its units. The other units of a ligature do not have glyphs.
  var unit: Int
  /// The advance, in points.
  var advance: Double
  /// The glyph; nil if nothing is drawn.
  var glyph: Glyph?
}

/// The relation of a range of text and its glyphs.
struct VisualCluster: Hashable {
  /// In UTF-16 units of the paragraph.
  var range: Range<Int>
  var glyphs: ArraySlice<VisualGlyph>

  /// In points.
  var advance: Double { glyphs.reduce(0) { $0 + $1.advance } }
}

extension VisualRun {
  /// Its clusters in logical order; they cover its range.
  ///
  /// Glyphs may be in another order than their characters: a vowel sign before its consonant. Everything between the
  /// two is one cluster.
  var clusters: [VisualCluster] {
    guard !glyphs.isEmpty, !range.isEmpty else { return [] }
    let starts = clusterStarts
    var clusters: [VisualCluster] = []
    var first = 0
    while first < starts.count {
      let next = starts[first...].firstIndex { $0 != starts[first] } ?? starts.count
      let lower = clusters.last?.range.upperBound ?? range.lowerBound
      let upper = next < starts.count ? starts[next] : range.upperBound
      let places = isRightToLeft ? glyphs.count - next..<glyphs.count - first : first..<next
      clusters.append(VisualCluster(range: lower..<upper, glyphs: glyphs[places]))
      first = next
    }
    return clusters
  }

  /// For each glyph in logical order, the first unit of it and of all later ones.
  private var clusterStarts: [Int] {
    var starts = glyphs.map { min(max($0.unit, range.lowerBound), range.upperBound - 1) }
    if isRightToLeft { starts.reverse() }
    for index in starts.indices.dropLast().reversed() { starts[index] = min(starts[index], starts[index + 1]) }
    return starts
  }
}
