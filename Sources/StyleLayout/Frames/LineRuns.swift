internal import StyledText

/// The runs of one line, with their widths.
struct LineRuns {
  private let paragraph: ShapedParagraph
  /// In logical order.
  private var parts: [LinePart]
  private let hyphen: Glyph?
  /// The end of the clusters that do not hang over the line's end.
  let visibleEnd: Int
  /// The width without the part that hangs over the line's end.
  private(set) var width: Double
  /// The width of the part that hangs over the line's end.
  private let overhang: Double
  /// The advance of the last cluster that does not hang; nil if it is the same as elsewhere.
  private var endAdvance: Double?

  /// - Parameters:
  ///   - line: The clusters of the line.
  ///   - paragraph: The paragraph of the line.
  ///   - tabStops: The tab stops of the paragraph.
  ///   - indent: The distance of its start from the leading edge of the frame.
  ///   - room: The room for clusters that do not hang.
  init(_ line: Range<Int>, in paragraph: ShapedParagraph, tabStops: TabStops, indent: Double, room: Double) {
    self.paragraph = paragraph
    hyphen = paragraph.hyphen(endingAt: line.upperBound)
    parts = LinePart.parts(of: line, in: paragraph)
    let visible = parts.lastIndex { $0.kind == .text }.map { $0 + 1 } ?? 0
    visibleEnd = visible > 0 ? parts[visible - 1].clusters.upperBound : line.lowerBound
    var used = 0.0
    for index in parts.indices {
      parts[index].width = Self.width(of: parts[index], in: paragraph, at: indent + used, tabStops)
      if index + 1 == visible, let end = paragraph.lineEnd(of: visibleEnd - 1) {
        let rest = parts[index].width - Double(paragraph.clusters[visibleEnd - 1].advance)
        let fits = used + rest + Double(end.full) <= room + LineFiller.tolerance
        endAdvance = Double(fits ? end.full : end.least)
        parts[index].width = rest + (endAdvance ?? 0)
      }
      used += parts[index].width
    }
    if let hyphen, let last = parts.indices.last {
      let change = Double(hyphen.advance) - Double(paragraph.clusters[line.upperBound - 1].advance)
      parts[last].width += change
    }
    width = parts[..<visible].reduce(0) { $0 + $1.width }
    overhang = parts[visible...].reduce(0) { $0 + $1.width }
  }

  private static func width(
    of part: LinePart,
    in paragraph: ShapedParagraph,
    at position: Double,
    _ tabStops: TabStops
  ) -> Double {
    guard part.kind != .tab else { return tabStops.advance(from: position) }
    return paragraph.clusters[part.clusters].reduce(0) { $0 + Double($1.advance) }
  }

  /// Expands the line to the available room, if it can expand: after expandable clusters, each by the same amount, but
  /// not before a tab, which leads to a fixed position, and not at the line's end.
  mutating func justify(to room: Double) {
    let first = parts.lastIndex { $0.kind == .tab }.map { $0 + 1 } ?? 0
    let counts = parts[first...].map { part in
      paragraph.clusters[part.clusters.clamped(to: 0..<max(visibleEnd - 1, 0))].count {
        $0.traits.contains(.expandable)
      }
    }
    let count = counts.reduce(0, +)
    guard count > 0, room > width, room.isFinite else { return }
    let expansion = (room - width) / Double(count)
    for (index, count) in zip(first..., counts) {
      parts[index].expansion = expansion
      parts[index].width += expansion * Double(count)
    }
    width = room
  }

  /// The runs from left to right.
  ///
  /// - Parameters:
  ///   - left: The left edge of the clusters that do not hang over the line's end.
  ///   - utf16: The start of the paragraph in the text.
  ///   - attachment: The box of a run's attachment.
  func placed(from left: Double, utf16: Int, attachment: (ShapedRun) -> AttachmentBox?) -> [GlyphRun] {
    // A line from right to left ends at the left.
    var x = paragraph.direction == .rightToLeft ? left - overhang : left
    return BidiOrder.visualOrder(of: parts.map { $0.level(in: paragraph) }).map { index in
      let part = parts[index]
      defer { x += part.width }
      let run = paragraph.runs[part.run]
      let range = paragraph.utf16(part.clusters)
      return GlyphRun(
        range: utf16 + range.lowerBound..<utf16 + range.upperBound,
        x: x,
        width: part.width,
        level: part.level(in: paragraph),
        face: run.face,
        set: run.set,
        expansion: part.expansion,
        expansionEnd: visibleEnd - 1,
        endAdvance: endAdvance,
        clusters: part.clusters,
        hyphen: index == parts.count - 1 ? hyphen : nil,
        attachment: attachment(run)
      )
    }
  }
}

extension GlyphRun {
  /// The advance of a cluster of the run in its line, in points. It includes the space that justifies the line, and the
  /// width of a tab, a hyphen, or the end of a line. The advances of a run's clusters add up to its width. Letter
  /// spacing and justification are added after a cluster: at its right, and in a run from right to left at its left.
  ///
  /// - Parameters:
  ///   - cluster: The index of one of the run's clusters.
  ///   - paragraph: The paragraph of the run's line.
  func advance(of cluster: Int, in paragraph: ShapedParagraph) -> Double {
    let traits = paragraph.clusters[cluster].traits
    if traits.contains(.tab) { return width }
    if let hyphen, cluster == clusters.upperBound - 1 { return Double(hyphen.advance) }
    if let endAdvance, cluster == expansionEnd { return endAdvance }
    let advance = Double(paragraph.clusters[cluster].advance)
    return traits.contains(.expandable) && cluster < expansionEnd ? advance + expansion : advance
  }
}
