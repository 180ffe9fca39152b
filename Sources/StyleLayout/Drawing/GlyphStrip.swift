/// The glyphs of one font at their positions, from left to right.
struct GlyphStrip: Sendable, Hashable {
  /// A glyph on the page.
  struct Item: Sendable, Hashable {
    /// The index in the font; 0 for a missing character.
    let id: UInt32
    /// The x coordinate of its origin, in points.
    var x: Double
    /// The y coordinate of its baseline, in points.
    var y: Double
    /// The advance, in points.
    let advance: Double
  }

  /// A number of bytes of text and the number of their glyphs.
  struct Correspondence: Sendable, Hashable {
    let bytes: Int
    let glyphs: Int
  }

  let face: FontFace
  let isRightToLeft: Bool
  private(set) var items: [Item] = []
  /// The text of the glyphs, for formats that keep text.
  let text: String
  /// The clusters in the order of the text.
  private(set) var clusters: [Correspondence] = []

  init(_ run: GlyphRun, face: FontFace, in paragraph: FrameParagraph, of text: String, origin: LayoutPoint) {
    self.face = face
    isRightToLeft = run.isRightToLeft
    let shaped = paragraph.shaped
    let clusters = shaped.clusters
    let start = paragraph.source.utf8.lowerBound
    let bytes = Int(clusters[run.clusters.lowerBound].utf8)..<Int(clusters[run.clusters.upperBound].utf8)
    self.text = text.utf8Slice(start + bytes.lowerBound..<start + bytes.upperBound)
    var x = origin.x
    for index in run.clusters.visual(isRightToLeft: isRightToLeft) {
      let glyphs = run.glyphs(of: index, in: shaped)
      let advance = run.advance(of: index, in: shaped)
      // Space that is added to a cluster's own width follows it: from right to left, on its left.
      let extra = isRightToLeft ? advance - glyphs.reduce(0) { $0 + Double($1.advance) } : 0
      append(glyphs, from: LayoutPoint(x: x + extra, y: origin.y))
      let length = Int(clusters[index + 1].utf8 - clusters[index].utf8)
      self.clusters.append(Correspondence(bytes: length, glyphs: glyphs.count))
      x += advance
    }
    if isRightToLeft { self.clusters.reverse() }
  }

  /// The strip with only the glyphs that fulfill a condition; the text stays.
  func filter(_ condition: (Item) -> Bool) -> GlyphStrip {
    var rest = items[...]
    let visual = (isRightToLeft ? clusters.reversed() : clusters).map { cluster in
      defer { rest = rest.dropFirst(cluster.glyphs) }
      return Correspondence(bytes: cluster.bytes, glyphs: rest.prefix(cluster.glyphs).count(where: condition))
    }
    var strip = self
    strip.items = items.filter(condition)
    strip.clusters = isRightToLeft ? visual.reversed() : visual
    return strip
  }

  private mutating func append(_ glyphs: some Sequence<Glyph>, from origin: LayoutPoint) {
    var pen = origin.x
    for glyph in glyphs {
      let advance = Double(glyph.advance)
      items.append(Item(id: glyph.id, x: pen + Double(glyph.x), y: origin.y + Double(glyph.y), advance: advance))
      pen += advance
    }
  }
}

extension GlyphRun {
  /// The glyphs drawn for a cluster, from left to right.
  fileprivate func glyphs(of cluster: Int, in paragraph: ShapedParagraph) -> ArraySlice<Glyph> {
    if let hyphen, cluster == clusters.upperBound - 1 { return [hyphen] }
    let clusters = paragraph.clusters
    guard clusters[cluster].traits.isDisjoint(with: [.tab, .endsLine]) else { return [] }
    return paragraph.glyphs[Int(clusters[cluster].glyph)..<Int(clusters[cluster + 1].glyph)]
  }
}

extension Range<Int> {
  fileprivate func visual(isRightToLeft: Bool) -> [Int] { isRightToLeft ? reversed() : Array(self) }
}

extension String {
  fileprivate func utf8Slice(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
