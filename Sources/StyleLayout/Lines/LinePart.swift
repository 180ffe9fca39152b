/// A part of a line in one run, and with one level in its line.
struct LinePart {
  enum Kind {
    /// Visible clusters, and the spaces between them.
    case text
    /// Spaces with the level of the paragraph.
    case spaces
    /// One tab.
    case tab
  }

  /// The index of its run in the paragraph.
  let run: Int
  private(set) var clusters: Range<Int>
  let kind: Kind
  var width = 0.0
  /// The space added after each of its expandable clusters.
  var expansion = 0.0

  /// The parts of a line in logical order. By UAX #9, rule L1, tabs, and spaces before a tab or before the line's end,
  /// have the level of the paragraph.
  ///
  /// - Complexity: Linear in the number of clusters.
  static func parts(of line: Range<Int>, in paragraph: ShapedParagraph) -> [LinePart] {
    var parts: [LinePart] = []
    var isReset = true
    for run in paragraph.runs(overlapping: line).reversed() {
      for cluster in paragraph.runs[run].clusters.clamped(to: line).reversed() {
        let traits = paragraph.clusters[cluster].traits
        isReset = traits.contains(.tab) || isReset && traits.contains(.space)
        let kind = traits.contains(.tab) ? Kind.tab : isReset ? .spaces : .text
        if parts.last?.canTake(kind, of: run) != true {
          parts.append(LinePart(run: run, clusters: cluster..<cluster + 1, kind: kind))
        } else {
          parts[parts.count - 1].clusters = cluster..<parts[parts.count - 1].clusters.upperBound
        }
      }
    }
    return parts.reversed()
  }

  /// Whether the cluster before it in logical order belongs to it.
  private func canTake(_ kind: Kind, of run: Int) -> Bool {
    self.kind == kind && self.run == run && kind != .tab
  }

  /// Its bidi level in a paragraph.
  func level(in paragraph: ShapedParagraph) -> UInt8 {
    kind == .text ? paragraph.runs[run].level : paragraph.direction == .rightToLeft ? 1 : 0
  }
}
