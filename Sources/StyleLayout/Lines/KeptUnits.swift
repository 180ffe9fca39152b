internal import StyleTables

/// The units of a paragraph that lines break inside of after all, because they are wider than a whole line.
struct KeptUnits {
  /// Units that an estimate cannot determine, in a paragraph that is joined from parts.
  struct Uncertainty {
    /// The clusters whose widths are less certain than those of the others.
    let clusters: Range<Int>
    /// The greatest error of the width of a unit there, in points.
    let error: Double
  }

  /// The clusters of units wider than a line, in text order.
  private var wide: [Range<Int>] = []
  /// The clusters of units that may be wider than a line, or not, in text order.
  private var uncertain: [Range<Int>] = []

  /// Keeps all units together.
  init() {}

  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - room: The width of a whole line: between the indents of lines after the first.
  ///   - indent: The distance of such a line from the leading edge of the frame, which tab stops count from.
  ///   - tabStops: The tab stops of the paragraph.
  ///   - uncertainty: The clusters whose widths are uncertain; nil for none.
  /// - Complexity: Linear in the number of clusters; O(1) for a paragraph without units.
  init(
    of paragraph: ShapedParagraph,
    room: Double,
    indent: Double,
    tabStops: TabStops,
    uncertainty: Uncertainty? = nil
  ) {
    guard paragraph.hasUnits, room < .infinity else { return }
    let limit = room + LineFiller.tolerance
    var index = 0
    while let unit = paragraph.unit(from: index) {
      index = unit.upperBound
      let width = paragraph.width(of: unit, indent: indent, tabStops)
      let zone = uncertainty?.clusters ?? 0..<0
      let touches = uncertainty != nil && unit.lowerBound <= zone.upperBound && zone.lowerBound <= unit.upperBound
      if width > limit {
        wide.append(unit)
      } else if touches, width + (uncertainty?.error ?? 0) > limit {
        uncertain.append(unit)
      }
    }
  }

  /// Whether no line ends before a cluster with ``Cluster/Traits/insideUnit``.
  func keep(_ cluster: Int) -> Bool { !wide.hasRange(around: cluster) && !isUncertain(cluster) }

  /// Whether it is unknown if a line may end before a cluster with ``Cluster/Traits/insideUnit``.
  func isUncertain(_ cluster: Int) -> Bool { uncertain.hasRange(around: cluster) }
}

extension [Range<Int>] {
  /// Whether one of the ranges, which are in order, contains a number.
  fileprivate func hasRange(around number: Int) -> Bool {
    guard !isEmpty else { return false }
    let index = partitioningIndex { $0.upperBound > number }
    return index < count && self[index].contains(number)
  }
}

extension ShapedParagraph {
  /// The clusters of the first unit that has more than one cluster and does not start before an index.
  fileprivate func unit(from index: Int) -> Range<Int>? {
    let inside = clusters[index..<count].firstIndex { $0.traits.contains(.insideUnit) }
    guard let inside else { return nil }
    let end = clusters[inside..<count].firstIndex { !$0.traits.contains(.insideUnit) } ?? count
    return max(inside - 1, index)..<end
  }

  /// The width of clusters on a separate line, without the part that hangs over its end.
  fileprivate func width(of clusters: Range<Int>, indent: Double, _ tabStops: TabStops) -> Double {
    var (used, seen) = (0.0, 0.0)
    for index in clusters {
      let cluster = self.clusters[index]
      used += cluster.advance(at: indent + used, tabStops)
      if cluster.traits.isDisjoint(with: .hanging) { seen = used + min(leastChange(of: index), 0) }
    }
    return seen
  }
}

extension Cluster {
  /// The advance of the cluster if it starts at a distance from the leading edge of the frame.
  func advance(at position: Double, _ tabStops: TabStops) -> Double {
    traits.contains(.tab) ? tabStops.advance(from: position) : Double(advance)
  }
}
