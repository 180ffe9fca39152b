extension TextFrame {
  /// One step to the left or to the right on the screen.
  ///
  /// Within a line it goes from slot to slot. From the last slot it goes to the next line that is read in this direction:
  /// to the line above for a step against the line's base direction, else to the one below. A soft line break is one place
  /// and not two, where the text runs on in the base direction: it is shown at the start of the lower line.
  func caret(from caret: TextCaret, line: Int, movingRight: Bool) -> TextCaret {
    let graphemes = graphemes(ofLine: line)
    let slot = graphemes.slot(of: caret)
    let isForward = movingRight != graphemes.isRightToLeft
    guard let next = self.caret(beside: slot, inLine: line, graphemes, movingRight: movingRight) else {
      return self.caret(enteringLine: isForward ? line + 1 : line - 1, from: caret, movingRight: movingRight)
    }
    let isAtEnd = isForward && graphemes.slot(of: next) == (movingRight ? graphemes.lastSlot : 0)
    return isAtEnd && startsNextLine(next, after: line) ? TextCaret(next.position) : next
  }

  /// Whether the end of a line is the same place as the start of the next one, but for their being apart.
  private func startsNextLine(_ caret: TextCaret, after line: Int) -> Bool {
    guard caret.position == lines[line].range.upperBound, line + 1 < lines.count else { return false }
    let next = graphemes(ofLine: line + 1)
    return next.slot(of: TextCaret(caret.position)) == (next.isRightToLeft ? next.lastSlot : 0)
  }

  /// The first place of a line for a caret that comes in from the side; the place where it was, where there is no such
  /// line.
  private func caret(enteringLine line: Int, from caret: TextCaret, movingRight: Bool) -> TextCaret {
    guard lines.indices.contains(line) else { return caret }
    let graphemes = graphemes(ofLine: line)
    let entrance = self.caret(atEdgeOfLine: line, graphemes, isRight: !movingRight)
    // Both sides of a soft line break are one position: the step is yet to be made.
    guard entrance.position == caret.position else { return entrance }
    let slot = movingRight ? 0 : graphemes.lastSlot
    return self.caret(beside: slot, inLine: line, graphemes, movingRight: movingRight) ?? entrance
  }

  /// The next place for a caret to the left or to the right of a slot of a line; nil where there is none. Between the
  /// parts of one grapheme that stand apart is no place.
  private func caret(beside slot: Int, inLine index: Int, _ graphemes: LineGraphemes, movingRight: Bool) -> TextCaret? {
    var slot = slot
    let last = movingRight ? graphemes.lastSlot : 0
    while slot != last {
      let crossed = graphemes.caret(at: movingRight ? slot : slot - 1, isRight: movingRight)
      slot += movingRight ? 1 : -1
      let other =
        slot == last
        ? caret(atEdgeOfLine: index, graphemes, isRight: movingRight)
        : graphemes.caret(at: movingRight ? slot : slot - 1, isRight: !movingRight)
      if let caret = [crossed, other].first(where: { graphemes.slot(of: $0) == slot }) { return caret }
    }
    return nil
  }
}
