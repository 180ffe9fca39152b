internal import StyleTables
internal import StyledText

extension TextFrame {
  /// The position of the text that is nearest to a point.
  ///
  /// The line is the one whose box is vertically nearest. In it, a point in the leading half of a grapheme gives the
  /// start of the grapheme, and one in the trailing half its end; never a position in between. A point to the left or
  /// right of the line gives the start or the end of the line: before the separator that ends it, and with
  /// ``TextAffinity/upstream`` if it is full. If text against the base direction is at a soft line break, the result is
  /// the outer end of that text.
  ///
  /// An atom, such as a mention, is hit as a whole: the result is the end that is nearer along the text. If the atom is
  /// broken over lines, that end may be in another line, also for a point next to a line that starts or ends inside an
  /// atom. If the end of an atom was not laid out, the result is its start.
  ///
  /// In a frame without lines, the result is 0.
  ///
  /// - Parameter point: The point. A NaN coordinate counts as 0; infinite ones are beyond all text.
  /// - Returns: The nearest caret, and the grapheme at the point.
  /// - Complexity: Linear in the length of the line, and logarithmic in the length of the text; at an atom that is
  ///   broken over lines, linear in the length of its lines.
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
    let isRight = x >= box.left + (box.right - box.left) / 2
    return caret(atBox: index, inLine: line, graphemes, x: x, isRight: isRight)
  }

  /// The caret at an edge of a box, whose index is counted from the left; at a part of an atom, that at the nearer end
  /// of the atom.
  private func caret(
    atBox index: Int,
    inLine line: Int,
    _ graphemes: LineGraphemes,
    x: Double,
    isRight: Bool
  ) -> TextCaret {
    let part = graphemes.visual[index]
    guard graphemes.isBroken(part) else { return graphemes.caret(at: index, isRight: isRight) }
    let box = graphemes.boxes[part]
    let width = box.right - box.left
    let before = min(max(box.isRightToLeft ? box.right - x : x - box.left, 0), width)
    return caret(at: box.range, inLine: line, before: before, after: width - before, rest: part, graphemes)
  }

  /// The caret at the end of an atom that is nearer along the text to a point in one of its lines.
  ///
  /// - Parameters:
  ///   - atom: The atom.
  ///   - line: The line of the point.
  ///   - before: The width before the point of the part that the point is in.
  ///   - after: The width after it.
  ///   - part: The index of that part in its line; nil if the line is blank.
  ///   - graphemes: The graphemes of the line.
  private func caret(
    at atom: Range<Int>,
    inLine line: Int,
    before: Double,
    after: Double,
    rest part: Int?,
    _ graphemes: LineGraphemes
  ) -> TextCaret {
    guard atom.upperBound <= laidOutEnd else { return TextCaret(atom.lowerBound) }
    var (before, after) = (before, after)
    for index in lineIndices(touching: atom) {
      let boxes = index == line ? graphemes.boxes : self.graphemes(ofLine: index).boxes
      for (other, box) in boxes.enumerated() where box.range == atom && (index != line || other != part) {
        let isBefore = index != line ? index < line : other < part ?? 0
        if isBefore { before += box.right - box.left } else { after += box.right - box.left }
      }
    }
    return before < after ? TextCaret(atom.lowerBound) : caret(after: atom)
  }

  /// The caret for a point next to a line: its start or its end, unless text against its base direction is there at a
  /// soft line break, or an atom that is broken there.
  private func caret(atEdgeOfLine index: Int, _ graphemes: LineGraphemes, isRight: Bool) -> TextCaret {
    if let place = place(atEdgeOfLine: index, graphemes, isRight: isRight) { return place }
    guard graphemes.lastSlot > 0 else {
      guard let atom = unit(around: graphemes.content.lowerBound) else { return startCaret(ofLine: index, graphemes) }
      return caret(at: atom, inLine: index, before: 0, after: 0, rest: nil, graphemes)
    }
    let edge = isRight ? graphemes.lastSlot - 1 : 0
    let x = isRight ? graphemes.right : graphemes.left
    return caret(atBox: edge, inLine: index, graphemes, x: x, isRight: isRight)
  }

  /// The outermost caret on one side of a line; nil inside an atom that is broken there, and between the parts of a
  /// grapheme that are apart.
  func place(atEdgeOfLine index: Int, _ graphemes: LineGraphemes, isRight: Bool) -> TextCaret? {
    let isStart = isRight == graphemes.isRightToLeft
    let slot = isRight ? graphemes.lastSlot : 0
    let caret = isStart ? startCaret(ofLine: index, graphemes) : endCaret(ofLine: index, graphemes)
    if graphemes.holds(caret, at: slot) { return caret }
    guard graphemes.lastSlot > 0 else { return nil }
    let outer = graphemes.caret(at: isRight ? slot - 1 : slot, isRight: isRight)
    return graphemes.holds(outer, at: slot) ? outer : nil
  }

  /// The caret at the leading edge of a line; before an atom that the line starts inside of.
  func startCaret(ofLine index: Int, _ graphemes: LineGraphemes) -> TextCaret {
    let start = TextCaret(graphemes.content.lowerBound)
    if let atom = unit(around: start.position) { return TextCaret(atom.lowerBound) }
    let edge = TextCaret(start.position, .upstream)
    let isSoft = index > 0 && endsSoftly(index - 1)
    return isSoft || graphemes.slot(of: start) == graphemes.slot(of: edge) ? start : edge
  }

  /// The caret at the trailing edge of a line; after an atom that the line ends inside of.
  func endCaret(ofLine index: Int, _ graphemes: LineGraphemes) -> TextCaret {
    let end = graphemes.content.upperBound
    if let atom = unit(around: end) { return caret(after: atom) }
    return TextCaret(end, endsSoftly(index) ? .upstream : .downstream)
  }
}
