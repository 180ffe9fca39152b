internal import StyleTables
internal import StyledText

/// The names of the units that the runs of a text keep together (`TextAttributeKeys.KeepTogether`).
struct UnitNames: Sendable {
  /// By the index of the set of attributes; empty if no set has a name.
  private let names: [String?]

  init(_ sets: [ResolvedAttributes]) {
    let names = sets.map { $0.attributes.keepTogether.flatMap { $0.isEmpty ? nil : $0 } }
    self.names = names.contains { $0 != nil } ? names : []
  }

  /// A set's unit name; nil for text that may break.
  subscript(set: Int) -> String? { names.isEmpty ? nil : names[set] }

  /// The units of a paragraph, in UTF-8 units of the paragraph: neighboring runs with one name.
  ///
  /// - Complexity: Linear in the runs of the paragraph; O(1) for a text without units.
  func units(of paragraph: TextParagraph, in text: ResolvedText) -> [Range<Int>] {
    guard !names.isEmpty else { return [] }
    var units: [Range<Int>] = []
    var last: String?
    for run in text.runs[paragraph.runs] {
      let range = run.utf8Range.clamped(to: paragraph.content)
      guard !range.isEmpty else { continue }
      let name = names[run.attributesIndex]
      let start = range.lowerBound - paragraph.utf8.lowerBound
      let end = range.upperBound - paragraph.utf8.lowerBound
      if name != nil, name == last, let unit = units.popLast() {
        units.append(unit.lowerBound..<end)
      } else if name != nil {
        units.append(start..<end)
      }
      last = name
    }
    return units
  }
}

extension ShapedParagraph {
  /// Marks the clusters that start inside a unit, except those after a line break of the text.
  ///
  /// - Parameter units: In text order, in UTF-8 units of the paragraph.
  /// - Complexity: Linear in the clusters of the units; without units, nothing is copied.
  mutating func keepTogether(_ units: [Range<Int>]) {
    for unit in units {
      var index = clusters.partitioningIndex { $0.utf8 > unit.lowerBound }
      while index < count, clusters[index].utf8 < unit.upperBound {
        markInsideUnit(index)
        index += 1
      }
    }
  }

  /// Marks a cluster as part of the unit of the cluster before it, unless a line break of the text separates them.
  mutating func markInsideUnit(_ index: Int) {
    guard index > 0, !clusters[index - 1].traits.contains(.endsLine) else { return }
    clusters[index].traits.insert(.insideUnit)
    hasUnits = true
  }
}
