internal import StyleTables
public import StyledText

/// A grapheme or an atom, and its rectangle.
public struct GraphemeRect: Sendable, Hashable {
  /// The range of the whole grapheme or atom; UTF-16 offsets.
  public let range: Range<Int>
  /// The rectangle, as high as the box of the line.
  public let rect: LayoutRect
}

extension TextFrame {
  /// The rectangles of the graphemes that a range touches, in text order. Together they tile their lines.
  ///
  /// A ligature is divided evenly among its graphemes. A separator has a rectangle without width at the end of its
  /// line, and so do characters that fonts do not draw. Spaces that hang over the end of a line are cut at the edge of
  /// the frame. A grapheme whose parts are separated, because they have different directions, has a rectangle for each
  /// part. Text that was not laid out has no rectangles.
  ///
  /// An atom, such as a mention, counts as one grapheme. It has a rectangle in each of its lines, or several in a line
  /// if other text is between its parts.
  ///
  /// - Parameter range: A range of the text; UTF-16 offsets.
  /// - Returns: The graphemes with their rectangles.
  /// - Throws: `TextPositionError` if a position of the range is not in the text.
  /// - Complexity: Linear in the length of the lines that the range touches, and logarithmic in the length of the text.
  public func graphemeRects(in range: Range<Int>) throws(TextPositionError) -> [GraphemeRect] {
    try check(range)
    let range = self.range(withWholeAtoms: range)
    return lineIndices(touching: range).flatMap { index in
      let graphemes = graphemes(ofLine: index)
      let boxes = graphemes.boxes.filter { $0.range.overlaps(range) }
      return boxes.map { GraphemeRect(range: $0.range, rect: graphemes.rect(from: $0.left, to: $0.right)) }
        + separators(ofLine: index, in: range).map { separator in
          let end = graphemes.isRightToLeft ? graphemes.left : graphemes.right
          return GraphemeRect(range: unit(around: separator), rect: graphemes.rect(from: end, to: end))
        }
    }
  }

  /// The lines that a range touches; empty for an empty range.
  ///
  /// - Complexity: Logarithmic in the number of lines.
  func lineIndices(touching range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let upper = lines.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return min(lines.partitioningIndex { $0.range.upperBound > range.lowerBound }, upper)..<upper
  }

  /// The separators at the end of a line that a range touches; CR LF is one separator.
  private func separators(ofLine index: Int, in range: Range<Int>) -> [Range<Int>] {
    let line = lines[index]
    let separators = content(of: line).upperBound..<line.range.upperBound
    guard !separators.isEmpty, let start = try? text.text.offset(utf16: separators.lowerBound) else { return [] }
    return text.text.graphemes(from: start.utf8, in: separators).filter(range.overlaps)
  }
}

extension LineGraphemes {
  /// A part of the line's box between two x coordinates.
  func rect(from left: Double, to right: Double) -> LayoutRect {
    LayoutRect(x: left, y: line.box.y, width: right - left, height: line.box.height)
  }
}
