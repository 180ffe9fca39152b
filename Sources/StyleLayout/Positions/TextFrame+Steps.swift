extension TextFrame {
  /// One step to the left or to the right on the screen.
  ///
  /// Within a line it goes from slot to slot. From the last slot it goes to the next line in this reading direction: to
  /// the line above for a step against the line's base direction, else to the line below. A soft line break is one
  /// position, not two, if the text continues in the base direction: it is shown at the start of the lower line. Slots
  /// inside an atom that is broken there are skipped.
  func caret(from caret: TextCaret, line: Int, movingRight: Bool) -> TextCaret {
    let graphemes = graphemes(ofLine: line)
    let slot = graphemes.slot(of: caret)
    let isForward = movingRight != graphemes.isRightToLeft
    guard let next = self.caret(beside: slot, inLine: line, graphemes, movingRight: movingRight) else {
      let isAtEdge = slot == (movingRight ? graphemes.lastSlot : 0)
      let next = self.caret(leavingLine: line, isForward, isAtEdge ? caret.position : nil, movingRight: movingRight)
      return next ?? caret
    }
    return isForward ? caretInNextLine(from: next, line: line, graphemes, movingRight: movingRight) : next
  }

  /// A caret, moved to the start of the next line if the end of its own line is the same position.
  private func caretInNextLine(
    from caret: TextCaret,
    line: Int,
    _ graphemes: LineGraphemes,
    movingRight: Bool
  ) -> TextCaret {
    let isAtEnd = graphemes.slot(of: caret) == (movingRight ? graphemes.lastSlot : 0)
    return isAtEnd && startsNextLine(caret, after: line) ? TextCaret(caret.position) : caret
  }

  /// Whether the end of a line and the start of the next one are the same position of the text.
  private func startsNextLine(_ caret: TextCaret, after line: Int) -> Bool {
    guard caret.position == lines[line].range.upperBound, line + 1 < lines.count else { return false }
    let next = graphemes(ofLine: line + 1)
    return next.slot(of: TextCaret(caret.position)) == (next.isRightToLeft ? next.lastSlot : 0)
  }

  /// The first caret for a caret that enters the next line from the side, or the next one if that is in the middle of
  /// an atom; nil if there is none.
  ///
  /// - Parameters:
  ///   - line: The line that the caret leaves.
  ///   - isForward: Whether it goes to the line below.
  ///   - edge: The position of the caret if it is at the edge of the line. Both sides of a soft line break are one
  ///     position: the other side is not a step.
  ///   - movingRight: The direction of the step.
  private func caret(leavingLine line: Int, _ isForward: Bool, _ edge: Int?, movingRight: Bool) -> TextCaret? {
    var line = line
    let step = isForward ? 1 : -1
    while lines.indices.contains(line + step) {
      line += step
      let graphemes = graphemes(ofLine: line)
      let entrance = place(atEdgeOfLine: line, graphemes, isRight: !movingRight)
      if let entrance, entrance.position != edge { return entrance }
      let slot = movingRight ? 0 : graphemes.lastSlot
      if let next = self.caret(beside: slot, inLine: line, graphemes, movingRight: movingRight) {
        return isForward ? caretInNextLine(from: next, line: line, graphemes, movingRight: movingRight) : next
      }
      if let entrance { return entrance }
    }
    return nil
  }

  /// The next caret to the left or to the right of a slot of a line; nil at the edge. It is neither between separated
  /// parts of one grapheme nor inside an atom.
  private func caret(beside slot: Int, inLine index: Int, _ graphemes: LineGraphemes, movingRight: Bool) -> TextCaret? {
    var slot = slot
    let last = movingRight ? graphemes.lastSlot : 0
    while slot != last {
      let crossed = graphemes.caret(at: movingRight ? slot : slot - 1, isRight: movingRight)
      slot += movingRight ? 1 : -1
      let other =
        slot == last
        ? place(atEdgeOfLine: index, graphemes, isRight: movingRight)
        : graphemes.caret(at: movingRight ? slot : slot - 1, isRight: !movingRight)
      for case let caret? in [crossed, other] where graphemes.holds(caret, at: slot) { return caret }
    }
    return nil
  }
}
