internal import StyleTables
public import StyledText

/// The carets of a position where text from left to right meets text from right to left.
public struct SplitCaret: Sendable, Hashable {
  /// The position at which text of the line's base direction would be inserted.
  public let primary: LayoutRect
  /// The position at which text of the other direction would be inserted; nil if it is the same.
  public let secondary: LayoutRect?
}

extension TextFrame {
  /// The rectangle of a caret. It has no width, which is up to the caller, and is as high as the box of its line.
  ///
  /// At a soft line break, ``TextAffinity/upstream`` is the end of the upper line and ``TextAffinity/downstream`` the
  /// start of the lower one. Where the direction changes, upstream is the end of the grapheme before the position and
  /// downstream the start of the grapheme after it. The edges of a line count as letters of its base direction, unless
  /// a soft break is there: in English, a caret before a Hebrew word that starts a line is to the left of the word
  /// upstream, and to its right downstream.
  ///
  /// Spaces that hang over the end of a line move the caret at most to the edge of the frame. A position inside a
  /// grapheme or an atom, such as a mention, counts as its start, and a position that was not laid out as the end of
  /// the layout. A frame without lines has an empty rectangle at its origin.
  ///
  /// - Parameters:
  ///   - position: A UTF-16 offset of the text.
  ///   - affinity: The side of the position.
  /// - Returns: The rectangle, in points.
  /// - Throws: `TextPositionError` if the position is not in the text.
  /// - Complexity: Linear in the length of the line, and logarithmic in the length of the text.
  public func caretRect(
    at position: Int,
    affinity: TextAffinity = .downstream
  ) throws(TextPositionError) -> LayoutRect {
    try check(position)
    return rect(of: TextCaret(stop(notAfter: position), affinity))
  }

  /// Both carets of a position where the direction changes. At a soft line break, they are those in the lower line. A
  /// position inside an atom counts as its start.
  ///
  /// - Parameter position: A UTF-16 offset of the text.
  /// - Returns: The carets; the second one is nil if both are the same.
  /// - Throws: `TextPositionError` if the position is not in the text.
  /// - Complexity: Linear in the length of the line, and logarithmic in the length of the text.
  public func carets(at position: Int) throws(TextPositionError) -> SplitCaret {
    try check(position)
    let position = stop(notAfter: position)
    guard let index = lineIndex(of: TextCaret(position)) else {
      return SplitCaret(primary: LayoutRect(x: 0, y: 0, width: 0, height: 0), secondary: nil)
    }
    let graphemes = graphemes(ofLine: index)
    let before = graphemes.rect(ofSlot: graphemes.slot(of: TextCaret(position, .upstream)))
    let after = graphemes.rect(ofSlot: graphemes.slot(of: TextCaret(position, .downstream)))
    guard abs(before.x - after.x) > LineFiller.tolerance else { return SplitCaret(primary: after, secondary: nil) }
    return graphemes.followsBase(before: position) && !graphemes.followsBase(after: position)
      ? SplitCaret(primary: before, secondary: after) : SplitCaret(primary: after, secondary: before)
  }

  /// The rectangle of a caret whose position is not inside an atom.
  func rect(of caret: TextCaret) -> LayoutRect {
    guard let index = lineIndex(of: caret) else { return LayoutRect(x: 0, y: 0, width: 0, height: 0) }
    let graphemes = graphemes(ofLine: index)
    return graphemes.rect(ofSlot: graphemes.slot(of: caret))
  }
}

extension LineGraphemes {
  fileprivate func rect(ofSlot slot: Int) -> LayoutRect {
    LayoutRect(x: x(ofSlot: slot), y: line.box.y, width: 0, height: line.box.height)
  }

  /// Whether the grapheme that ends at a position has the base direction of the line, like the edges of the line.
  fileprivate func followsBase(before position: Int) -> Bool {
    let next = boxes.partitioningIndex { $0.range.upperBound > position }
    return next == 0 || boxes[next - 1].isRightToLeft == isRightToLeft
  }

  fileprivate func followsBase(after position: Int) -> Bool {
    let next = boxes.partitioningIndex { $0.range.upperBound > position }
    return next == boxes.count || boxes[next].isRightToLeft == isRightToLeft
  }
}
