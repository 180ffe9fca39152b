/// The runs of one line from left to right, with their widths.
struct LineRuns {
  private struct Part {
    let run: ShapedRun
    let clusters: Range<Int>
    let level: UInt8
    var width: Double
  }

  private let paragraph: ShapedParagraph
  private var parts: [Part] = []
  /// The end of the clusters that do not hang over the line's end.
  let visibleEnd: Int
  /// Without what hangs over the line's end.
  let width: Double
  /// How much hangs over the left edge: spaces that end a line from right to left.
  let leftOverhang: Double

  init(_ draft: LineDraft, in paragraph: FrameParagraph) {
    self.paragraph = paragraph.shaped
    let clusters = paragraph.shaped.clusters
    var end = draft.clusters.upperBound
    while end > draft.clusters.lowerBound, clusters[end - 1].traits.contains(.space) { end -= 1 }
    visibleEnd = end
    let base: UInt8 = paragraph.shaped.direction == .rightToLeft ? 1 : 0
    var logical: [Part] = []
    for run in paragraph.shaped.runs where run.clusters.overlaps(draft.clusters) {
      let range = run.clusters.clamped(to: draft.clusters)
      // UAX #9, rule L1: spaces at the end of a line have the level of the paragraph.
      for (part, level) in [
        (range.lowerBound..<min(max(range.lowerBound, end), range.upperBound), run.level),
        (max(range.lowerBound, min(end, range.upperBound))..<range.upperBound, base),
      ]
      where !part.isEmpty {
        let width = clusters[part].reduce(0) { $0 + Double($1.advance) }
        logical.append(Part(run: run, clusters: part, level: level, width: width))
      }
    }
    parts = BidiOrder.visualOrder(of: logical.map(\.level)).map { logical[$0] }
    let hanging = clusters[end..<draft.clusters.upperBound].reduce(0) { $0 + Double($1.advance) }
    width = parts.reduce(0) { $0 + $1.width } - hanging
    leftOverhang = base == 1 ? hanging : 0
  }

  func placed(from left: Double, utf16: Int) -> [GlyphRun] {
    var x = left
    return parts.map { part in
      defer { x += part.width }
      let clusters = paragraph.clusters
      return GlyphRun(
        range: utf16 + Int(clusters[part.clusters.lowerBound].utf16)..<utf16
          + Int(clusters[part.clusters.upperBound].utf16),
        x: x,
        width: part.width,
        level: part.level,
        face: part.run.face,
        set: part.run.set,
        expansion: 0,
        expansionEnd: visibleEnd - 1,
        clusters: part.clusters,
        hyphen: nil
      )
    }
  }
}
