internal import StyleTables
internal import StyledText

extension TextFrame {
  /// The index of a caret's line; nil in a frame without lines.
  ///
  /// - Complexity: Logarithmic in the number of lines.
  func lineIndex(of caret: TextCaret) -> Int? {
    let next = lines.partitioningIndex { $0.range.lowerBound > caret.position }
    guard next > 0 else { return lines.isEmpty ? nil : 0 }
    let isUpper = caret.affinity == .upstream && next > 1 && lines[next - 1].range.lowerBound == caret.position
    return isUpper && endsSoftly(next - 2) ? next - 2 : next - 1
  }

  /// The index of the line that is nearest to a height; nil in a frame without lines. The space between two lines is
  /// divided between both.
  ///
  /// - Complexity: Logarithmic in the number of lines.
  package func lineIndex(at y: Double) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.indices.dropLast().partitioningIndex { (lines[$0].box.maxY + lines[$0 + 1].box.y) / 2 > y }
  }

  /// Whether a line ends because it is full: its end and the start of the next line are the same position.
  func endsSoftly(_ index: Int) -> Bool {
    lines[index].range.upperBound == content(of: lines[index]).upperBound && index + 1 < lines.count
  }

  /// The range of a line in the text, without the separator that ends it.
  package func content(of line: TextLine) -> Range<Int> {
    let paragraph = paragraphs[line.paragraph]
    var end = line.range.upperBound - (line.endsParagraph ? paragraph.source.separator.utf16 : 0)
    if let last = line.clusters.last, paragraph.shaped.clusters[last].traits.contains(.endsLine) {
      end = paragraph.source.utf16.lowerBound + Int(paragraph.shaped.clusters[last].utf16)
    }
    return line.range.lowerBound..<max(end, line.range.lowerBound)
  }

  /// The left and the right limit of hits in a line: the edges of the frame. Spaces that hang over the end of a line
  /// may exceed them.
  func limits(of line: TextLine) -> ClosedRange<Double> {
    guard width.isFinite else { return -.infinity ... .infinity }
    return min(line.box.x, 0)...max(line.box.maxX, width, line.box.x)
  }

  func graphemes(ofLine index: Int) -> LineGraphemes { LineGraphemes(lines[index], in: self) }

  /// Throws an error if a position is not in the text.
  func check(_ position: Int) throws(TextPositionError) { _ = try text.text.offset(utf16: position) }

  func check(_ range: Range<Int>) throws(TextPositionError) {
    try check(range.lowerBound)
    try check(range.upperBound)
  }

  /// The end of the text that was laid out: less than the length of the text if the number of lines is limited.
  var laidOutEnd: Int { lines.last?.range.upperBound ?? 0 }
}

extension TextFrame {
  /// The run with a rectangle that contains a point, or else the nearest one within a margin; of two equally near runs,
  /// the first. Only runs of lines that the margin touches are tested.
  func nearestRun(
    to point: LayoutPoint,
    margin: Double,
    rect: (GlyphRun, TextLine) -> LayoutRect?
  ) -> (run: GlyphRun, line: TextLine)? {
    let margin = margin > 0 ? margin : 0
    guard !point.x.isNaN, !point.y.isNaN,
      let first = lineIndex(at: point.y - margin), let last = lineIndex(at: point.y + margin)
    else { return nil }
    var nearest: (run: GlyphRun, line: TextLine)?
    var least = Double.infinity
    for line in lines[first...max(first, last)] {
      for run in line.runs {
        guard let rect = rect(run, line) else { continue }
        if rect.contains(point) { return (run, line) }
        let distance = rect.distance(to: point)
        guard margin > 0, distance <= margin, distance < least else { continue }
        least = distance
        nearest = (run, line)
      }
    }
    return nearest
  }

  /// The rectangle of a run, without the part that hangs over the edge of the frame. It is as high as the box of its
  /// line.
  func rect(of run: GlyphRun, in line: TextLine) -> LayoutRect {
    let limits = limits(of: line)
    let left = min(max(run.x, limits.lowerBound), limits.upperBound)
    let right = max(left, min(run.x + run.width, limits.upperBound))
    return LayoutRect(x: left, y: line.box.y, width: right - left, height: line.box.height)
  }
}
