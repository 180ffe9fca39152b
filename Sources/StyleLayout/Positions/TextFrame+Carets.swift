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
  /// a soft break is there: in English, a caret before a Hebrew word that starts a line is left of the word upstream,
  /// and right of it downstream.
  ///
  /// Spaces that hang over the end of a line move the caret at most to the edge of the frame. A position inside a
  /// grapheme counts as the start of the grapheme, and a position that was not laid out as the end of the layout. A
  /// frame without lines has an empty rectangle at its origin.
  ///
  /// - Parameters:
  ///   - position: A UTF-16 offset of the text.
  ///   - affinity: The side of the position.
  /// - Returns: The rectangle, in points.
  /// - Throws: `TextPositionError` if the text does not have the position.
  /// - Complexity: Linear in the length of the line, and logarithmic in that of the text.
  public func caretRect(
    at position: Int,
    affinity: TextAffinity = .downstream
  ) throws(TextPositionError) -> LayoutRect {
    try check(position)
    return rect(of: TextCaret(position, affinity))
  }

  /// Both carets of a position where the direction changes. At a soft line break, they are those in the lower line.
  ///
  /// - Parameter position: A UTF-16 offset of the text.
  /// - Returns: The carets; the second one is nil if both are the same.
  /// - Throws: `TextPositionError` if the text does not have the position.
  /// - Complexity: Linear in the length of the line, and logarithmic in that of the text.
  public func carets(at position: Int) throws(TextPositionError) -> SplitCaret {
    try check(position)
    guard let index = lineIndex(of: TextCaret(position)) else {
      return SplitCaret(primary: LayoutRect(x: 0, y: 0, width: 0, height: 0), secondary: nil)
    }
    let graphemes = graphemes(ofLine: index)
    let before = graphemes.rect(ofSlot: graphemes.slot(of: TextCaret(position, .upstream)))
    let after = graphemes.rect(ofSlot: graphemes.slot(of: TextCaret(position, .downstream)))
    guard abs(before.x - after.x) > LineFiller.tolerance else { return SplitCaret(primary: after, secondary: nil) }
    return graphemes.followsBase(before: position) && !graphemes.followsBase(behind: position)
      ? SplitCaret(primary: before, secondary: after) : SplitCaret(primary: after, secondary: before)
  }

  /// The rectangle of a caret whose position has been checked.
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

  fileprivate func followsBase(behind position: Int) -> Bool {
    let next = boxes.partitioningIndex { $0.range.upperBound > position }
    return next == boxes.count || boxes[next].isRightToLeft == isRightToLeft
  }
}

extension TextFrame {
  /// The position of the text that is nearest to a point.
  ///
  /// The line is the one whose box is vertically nearest. In it, a point in the leading half of a grapheme gives the
  /// start of the grapheme, and one in the trailing half its end; never a position in between. A point beside the line
  /// gives the start or the end of the line: before the separator that ends it, and with ``TextAffinity/upstream`` if
  /// it is full. If text against the base direction is at a soft line break, the result is the outer end of that text.
  ///
  /// A frame without lines gives 0.
  ///
  /// - Parameter point: The point. A NaN coordinate counts as 0; infinite ones are beyond all text.
  /// - Returns: The nearest caret, and the grapheme at the point.
  /// - Complexity: Linear in the length of the line, and logarithmic in that of the text.
  public func position(at point: LayoutPoint) -> TextHit {
    let point = LayoutPoint(x: point.x.isNaN ? 0 : point.x, y: point.y.isNaN ? 0 : point.y)
    guard let index = lineIndex(at: point.y) else { return TextHit(caret: TextCaret(0), grapheme: nil) }
    let graphemes = graphemes(ofLine: index)
    let box = graphemes.line.box
    let isInLine = point.y >= box.y && point.y < box.maxY
    let visualIndex = graphemes.visualIndex(at: point.x)
    let grapheme = isInLine ? visualIndex.map { graphemes.boxes[graphemes.visual[$0]].range } : nil
    return TextHit(caret: caret(inLine: index, graphemes, at: point.x), grapheme: grapheme)
  }

  /// The caret in a line that is nearest to a distance from the left edge of the frame.
  func caret(inLine line: Int, _ graphemes: LineGraphemes, at x: Double) -> TextCaret {
    guard let index = graphemes.visualIndex(at: x) else {
      return caret(atEdgeOfLine: line, graphemes, isRight: x >= graphemes.left)
    }
    let box = graphemes.boxes[graphemes.visual[index]]
    return graphemes.caret(at: index, isRight: x >= box.left + (box.right - box.left) / 2)
  }

  /// The outermost caret on one side of a line: its start or its end, unless text against its base direction is there
  /// at a soft line break.
  func caret(atEdgeOfLine index: Int, _ graphemes: LineGraphemes, isRight: Bool) -> TextCaret {
    let isStart = isRight == graphemes.isRightToLeft
    let caret = isStart ? startCaret(ofLine: index, graphemes) : endCaret(ofLine: index, graphemes)
    let slot = isRight ? graphemes.lastSlot : 0
    guard graphemes.lastSlot > 0, graphemes.slot(of: caret) != slot else { return caret }
    return graphemes.caret(at: isRight ? slot - 1 : slot, isRight: isRight)
  }

  /// The caret at the leading edge of a line.
  func startCaret(ofLine index: Int, _ graphemes: LineGraphemes) -> TextCaret {
    let start = TextCaret(graphemes.content.lowerBound)
    let edge = TextCaret(graphemes.content.lowerBound, .upstream)
    let isSoft = index > 0 && endsSoftly(index - 1)
    return isSoft || graphemes.slot(of: start) == graphemes.slot(of: edge) ? start : edge
  }

  /// The caret at the trailing edge of a line.
  func endCaret(ofLine index: Int, _ graphemes: LineGraphemes) -> TextCaret {
    TextCaret(graphemes.content.upperBound, endsSoftly(index) ? .upstream : .downstream)
  }
}
