internal import StyledText

/// Builds a shaped paragraph, cluster by cluster in logical order: the last step of every shaper.
///
/// It computes the properties that do not depend on fonts: graphemes, positions in UTF-16, spaces, tabs and soft
/// hyphens. Clusters of one grapheme are joined.
public struct ParagraphBuilder {
  private let utf8: [UInt8]
  private var graphemes: GraphemeCursor
  private var paragraph: ShapedParagraph
  private var end = 0
  private var utf16 = 0
  /// Nil without letter spacing.
  private var joining: JoiningLetters?
  private var letterSpacing = 0.0
  private var runStart = 0
  /// The last cluster, as long as its glyphs are from right to left.
  private var reversed: Int?

  /// Creates a builder for the text of a request.
  public init(_ request: ShapingRequest) {
    utf8 = Array(request.text.utf8)
    graphemes = GraphemeCursor(request.text)
    joining = request.runs.contains { $0.letterSpacing != 0 } ? JoiningLetters(request.text) : nil
    paragraph = ShapedParagraph(direction: request.direction, runs: [], clusters: [], glyphs: [])
    paragraph.clusters.reserveCapacity(utf8.count + 1)
    paragraph.glyphs.reserveCapacity(utf8.count)
  }

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - face: The font; nil for the box of an attachment.
  ///   - level: The bidi level. A level lower than that of the paragraph is raised without changing its direction.
  ///   - set: The index of the attributes, from the request.
  ///   - letterSpacing: The space added after each grapheme, in points; not finite values count as 0.
  ///   - hyphen: The glyph of a soft hyphen at the end of a line.
  ///   - substitute: The family used instead of the requested one; nil if the requested one is used.
  ///   - substituteWeight: The weight used instead of the requested one; nil if the requested one is used.
  public mutating func startRun(
    face: FontFace?,
    level: UInt8,
    set: Int,
    letterSpacing: Double = 0,
    hyphen: Glyph? = nil,
    substitute: String? = nil,
    substituteWeight: Int? = nil
  ) {
    closeCluster()
    runStart = paragraph.clusters.count
    self.letterSpacing = letterSpacing.asLength
    let base: UInt8 = paragraph.direction == .rightToLeft ? 1 : 0
    let level = level < base ? level + 2 : level
    paragraph.runs.append(
      ShapedRun(
        clusters: runStart..<runStart,
        level: level,
        face: face,
        set: set,
        hyphen: hyphen,
        substitute: substitute,
        substituteWeight: substituteWeight
      )
    )
  }

  /// Adds the text after the last cluster, up to an offset.
  ///
  /// - Parameters:
  ///   - end: The end of the cluster, in UTF-8 units of the paragraph. Nothing is added if it is not beyond the end of
  ///     the last one.
  ///   - mayBreakBefore: Whether a line may end before the cluster; ignored inside a grapheme.
  ///   - advance: The width in points, without letter spacing; ignored for tabs, soft hyphens and line breaks. Values
  ///     that are not finite, and those that are negative with letter spacing, count as 0; values above 1,000,000
  ///     points count as 1,000,000. A cluster with neither a width nor glyphs, such as a joiner, has no letter spacing,
  ///     and hangs with the spaces around it: UAX #9, rule L1, requires it for zero-width spaces, embeddings and
  ///     isolates.
  ///   - glyphs: The glyphs of the cluster, from left to right.
  /// - Complexity: Linear in the length of the cluster and in the number of glyphs.
  public mutating func append(
    upTo end: Int,
    mayBreakBefore: Bool,
    advance: Double,
    glyphs: some Collection<Glyph>
  ) {
    let range = self.end..<min(end, utf8.count)
    guard let run = paragraph.runs.indices.last, !range.isEmpty else { return }
    let startsGrapheme = graphemes.isBoundary(at: range.lowerBound)
    let count = graphemes.count(in: range)
    let first = ClusterScalar(utf8, at: range)
    // Fonts have visible boxes for some of these.
    let isSeen = first.traits.isDisjoint(with: [.endsLine, .tab, .softHyphen])
    let hasFace = paragraph.runs[run].face != nil
    let hasLetter = hasFace && (advance > 0 || !glyphs.isEmpty)
    let spacing = hasLetter && !joins(first) ? letterSpacing * Double(count) : 0
    let width = isSeen ? Float((advance + spacing).asExtent) : 0
    if startsGrapheme || paragraph.clusters.count == runStart {
      closeCluster()
      var traits = hasFace && !hasLetter && first.traits.isEmpty ? .space : first.traits
      if mayBreakBefore, startsGrapheme { traits.insert(.breakBefore) }
      prepare(for: first, startsGrapheme: startsGrapheme, &traits)
      add(cluster(at: range.lowerBound, advance: width, graphemes: count, traits: traits), to: run)
    } else {
      join(advance: width, graphemes: count)
    }
    if isSeen { append(glyphs) }
    utf16 += utf8[range].utf16Count
    self.end = range.upperBound
  }

  /// Whether letter spacing would tear a letter from its neighbors.
  private mutating func joins(_ scalar: ClusterScalar) -> Bool { joining?.contain(scalar.value) ?? false }

  private mutating func add(_ cluster: Cluster, to run: Int) {
    paragraph.clusters.append(cluster)
    paragraph.runs[run].clusters = runStart..<paragraph.clusters.count
    if paragraph.runs[run].isRightToLeft { reversed = paragraph.clusters.count - 1 }
  }

  /// Makes the last cluster narrower: punctuation before other punctuation.
  mutating func narrowLast(by length: Double) {
    guard let last = paragraph.clusters.indices.last else { return }
    paragraph.clusters[last].advance = max(paragraph.clusters[last].advance - Float(length), 0)
  }

  /// Sets the change of the last cluster's width at the end of a line. Of several calls for one cluster, the first
  /// counts.
  ///
  /// - Parameters:
  ///   - full: The change if there is room for it.
  ///   - least: The change if there is not.
  mutating func setLineEnd(full: Double, least: Double) {
    guard let last = paragraph.clusters.indices.last, !paragraph.clusters[last].traits.contains(.changesAtEnd) else {
      return
    }
    let advance = paragraph.clusters[last].advance
    paragraph.clusters[last].traits.insert(.changesAtEnd)
    paragraph.lineEnds.append(
      LineEnd(
        cluster: Int32(clamping: last),
        full: max(advance + Float(full), 0),
        least: max(advance + Float(least), 0)
      )
    )
  }

  /// The paragraph. Text without a cluster is missing from it.
  ///
  /// - Returns: The paragraph, with the cluster that marks its end.
  public consuming func finish() -> ShapedParagraph {
    closeCluster()
    paragraph.clusters.append(cluster(at: end, advance: 0, graphemes: 0, traits: []))
    return paragraph
  }

  private mutating func append(_ glyphs: some Collection<Glyph>) {
    if reversed == nil {
      paragraph.glyphs.append(contentsOf: glyphs)
    } else {
      paragraph.glyphs.append(contentsOf: glyphs.reversed())
    }
  }

  private func cluster(at utf8: Int, advance: Float, graphemes: Int, traits: Cluster.Traits) -> Cluster {
    Cluster(
      utf8: Int32(clamping: utf8),
      utf16: Int32(clamping: utf16),
      glyph: Int32(clamping: paragraph.glyphs.count),
      advance: advance,
      graphemes: UInt16(clamping: graphemes),
      traits: traits
    )
  }

  /// Sets the traits that depend on the next cluster: lines also expand before ideographs, and never inside a grapheme.
  private mutating func prepare(for next: ClusterScalar, startsGrapheme: Bool, _ traits: inout Cluster.Traits) {
    guard let last = paragraph.clusters.indices.last else { return }
    if !startsGrapheme {
      traits.insert(.continuesGrapheme)
      if paragraph.clusters[last].traits.remove(.expandable) != nil { traits.insert(.expandable) }
    } else if next.isIdeographic, paragraph.clusters[last].advance > 0 {
      paragraph.clusters[last].traits.insert(.expandable)
    }
  }

  /// Extends the last cluster.
  private mutating func join(advance: Float, graphemes: Int) {
    let last = paragraph.clusters.count - 1
    // A space that carries a mark is visible.
    paragraph.clusters[last].traits.remove(.space)
    paragraph.clusters[last].advance += advance
    paragraph.clusters[last].graphemes = UInt16(clamping: Int(paragraph.clusters[last].graphemes) + graphemes)
  }

  /// Orders the glyphs of the last cluster from left to right once it is complete. This is linear, even for a
  /// right-to-left cluster of many parts.
  private mutating func closeCluster() {
    guard let reversed else { return }
    paragraph.glyphs[Int(paragraph.clusters[reversed].glyph)...].reverse()
    self.reversed = nil
  }
}

extension ArraySlice<UInt8> {
  /// The length of UTF-8 in UTF-16 units.
  fileprivate var utf16Count: Int {
    reduce(into: 0) { $0 += ($1 & 0xC0 != 0x80 ? 1 : 0) + ($1 >= 0xF0 ? 1 : 0) }
  }
}
