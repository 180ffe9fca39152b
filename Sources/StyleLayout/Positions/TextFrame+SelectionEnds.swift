public import StyledText

/// The two ends of a selection on the screen, where its pins are. Both are as high as the box of their line, and have
/// no width.
public struct SelectionEnds: Sendable, Hashable {
  /// The edge at which the first selected grapheme starts: its left edge, or the right edge of text from right to left.
  public let start: LayoutRect
  /// The edge at which the last selected grapheme ends: its right edge, or the left edge of text from right to left.
  public let end: LayoutRect

  /// Creates the ends from their rectangles.
  public init(start: LayoutRect, end: LayoutRect) {
    self.start = start
    self.end = end
  }
}

extension TextFrame {
  /// The ends of a selection.
  ///
  /// At a soft line break, a selection starts at the start of the lower line, and ends at the end of the upper one. A
  /// selection that ends with a separator ends at the trailing edge of its line, and one that ends with text that was
  /// not laid out at the last grapheme that was. Graphemes and atoms, such as mentions, are selected as a whole.
  ///
  /// - Parameters:
  ///   - range: A range of the text; UTF-16 offsets.
  ///   - extent: The extent of the selection's rectangles. A separator with a width moves the end after it.
  /// - Returns: The ends; nil for an empty range, or if none of it was laid out.
  /// - Throws: `TextPositionError` if a position of the range is not in the text.
  /// - Complexity: Linear in the length of the first and of the last line.
  public func selectionEnds(
    for range: Range<Int>,
    extent: SelectionExtent = SelectionExtent()
  ) throws(TextPositionError) -> SelectionEnds? {
    try check(range)
    return ends(of: self.range(withWholeAtoms: range), extent: extent)
  }

  /// The ends of a range of whole graphemes and atoms.
  func ends(of range: Range<Int>, extent: SelectionExtent) -> SelectionEnds? {
    let touched = lineIndices(touching: range)
    guard let first = touched.first, let last = touched.last else { return nil }
    let head = graphemes(ofLine: first)
    let tail = first == last ? head : graphemes(ofLine: last)
    let start = head.x(ofSlot: head.slot(of: TextCaret(range.lowerBound)))
    let end = tail.endOfSelection(at: range.upperBound, separatorWidth: extent.separatorWidth.asExtent)
    return SelectionEnds(start: head.rect(from: start, to: start), end: tail.rect(from: end, to: end))
  }
}

extension LineGraphemes {
  /// The position of the end of a selection that ends in this line, or after its text.
  fileprivate func endOfSelection(at position: Int, separatorWidth: Double) -> Double {
    let hasSeparator = position > content.upperBound && line.range.upperBound > content.upperBound
    guard hasSeparator else { return x(ofSlot: slot(of: TextCaret(position, .upstream))) }
    return isRightToLeft ? left - separatorWidth : right + separatorWidth
  }
}
