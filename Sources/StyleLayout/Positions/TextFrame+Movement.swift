public import StyledText

/// A movement of a caret, as by a key.
public enum CaretMovement: String, Sendable, Hashable, CaseIterable {
  /// By one grapheme on the screen, whatever the direction of the text; from the edge of a line, to the next line in
  /// this reading direction.
  case left, right
  /// To the line above or below; from the first line to its start, and from the last line to its end.
  case up, down
  /// By one grapheme in the order of the text.
  case backward, forward
  /// To the start or to the end of a word, depending on the base direction of the line.
  case wordLeft, wordRight
  /// To the start of a word or to the end of a word, over white space and punctuation.
  case wordBackward, wordForward
  /// To the leading or to the trailing edge of the line.
  case lineStart, lineEnd
  /// To the start of the paragraph, or before the separator that ends it.
  case paragraphStart, paragraphEnd
  /// To the start or to the end of the text that was laid out.
  case textStart, textEnd
}

extension TextFrame {
  /// The caret after a movement.
  ///
  /// A caret that cannot move further stays where it is. It is never inside a grapheme, and always in the text that was
  /// laid out.
  ///
  /// - Parameters:
  ///   - caret: The caret before the movement.
  ///   - movement: The movement.
  ///   - x: For movements up and down, the desired distance of the caret from the left edge of the frame, in points;
  ///     with nil and NaN, the current one. Keep it while a caret moves up and down several times in a row, so that
  ///     short lines do not move it sideways.
  /// - Returns: The caret after the movement.
  /// - Throws: `TextPositionError` if the text does not have the position of the caret.
  /// - Complexity: That of ``caretRect(at:affinity:)`` and ``wordRange(at:affinity:)``.
  public func caret(
    from caret: TextCaret,
    moving movement: CaretMovement,
    x: Double? = nil
  ) throws(TextPositionError) -> TextCaret {
    try check(caret.position)
    let caret = caret.position < laidOutEnd ? caret : TextCaret(laidOutEnd, caret.affinity)
    guard let line = lineIndex(of: caret) else { return TextCaret(0) }
    switch movement {
    case .left: return self.caret(from: caret, line: line, movingRight: false)
    case .right: return self.caret(from: caret, line: line, movingRight: true)
    case .up: return self.caret(from: caret, line: line, movingDown: false, x: x)
    case .down: return self.caret(from: caret, line: line, movingDown: true, x: x)
    case .backward, .forward, .wordBackward, .wordForward, .wordLeft, .wordRight:
      let isForward = isForward(movement, isRightToLeft: lines[line].direction == .rightToLeft)
      let isByWord = movement != .backward && movement != .forward
      return isByWord ? word(from: caret.position, isForward) : grapheme(from: caret.position, isForward)
    case .lineStart: return startCaret(ofLine: line, graphemes(ofLine: line))
    case .lineEnd: return endCaret(ofLine: line, graphemes(ofLine: line))
    case .paragraphStart: return TextCaret(paragraphs[lines[line].paragraph].source.utf16.lowerBound)
    case .paragraphEnd: return endOfParagraph(lines[line].paragraph)
    case .textStart: return TextCaret(0)
    case .textEnd: return TextCaret(laidOutEnd)
    }
  }

  private func isForward(_ movement: CaretMovement, isRightToLeft: Bool) -> Bool {
    switch movement {
    case .wordLeft: isRightToLeft
    case .wordRight: !isRightToLeft
    case .forward, .wordForward: true
    default: false
    }
  }

  private func endOfParagraph(_ paragraph: Int) -> TextCaret {
    let source = paragraphs[paragraph].source
    return TextCaret(min(source.utf16.upperBound - source.separator.utf16, laidOutEnd))
  }

  private func grapheme(from position: Int, _ isForward: Bool) -> TextCaret {
    guard let offset = try? text.text.offset(utf16: position) else { return TextCaret(position) }
    let grapheme = utf16(text.text.grapheme(at: offset.utf8, affinity: isForward ? .downstream : .upstream))
    return TextCaret(isForward ? min(max(grapheme.upperBound, position), laidOutEnd) : grapheme.lowerBound)
  }

  private func word(from position: Int, _ isForward: Bool) -> TextCaret {
    let text = text.text
    guard var offset = try? text.offset(utf16: position).utf8 else { return TextCaret(position) }
    while isForward ? offset < text.utf8.count : offset > 0 {
      let inside = isForward ? offset : text.grapheme(at: offset, affinity: .upstream).lowerBound
      guard let word = text.word(at: inside) else { break }
      offset = isForward ? word.range.upperBound : word.range.lowerBound
      if word.isStop { break }
    }
    return TextCaret(min(utf16(offset), laidOutEnd))
  }

  private func caret(from caret: TextCaret, line: Int, movingDown: Bool, x: Double?) -> TextCaret {
    let target = movingDown ? line + 1 : line - 1
    guard lines.indices.contains(target) else {
      let graphemes = graphemes(ofLine: line)
      return movingDown ? endCaret(ofLine: line, graphemes) : startCaret(ofLine: line, graphemes)
    }
    let graphemes = graphemes(ofLine: target)
    let x = x.flatMap { $0.isNaN ? nil : $0 } ?? rect(of: caret).x
    return self.caret(inLine: target, graphemes, at: x)
  }
}

extension TextFrame {
  /// One step to the left or to the right on the screen.
  ///
  /// Within a line it goes from slot to slot. From the last slot it goes to the next line in this reading direction: to
  /// the line above for a step against the line's base direction, else to the line below. A soft line break is one
  /// position and not two if the text continues in the base direction: it is shown at the start of the lower line.
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

  /// Whether the end of a line and the start of the next one are the same position of the text.
  private func startsNextLine(_ caret: TextCaret, after line: Int) -> Bool {
    guard caret.position == lines[line].range.upperBound, line + 1 < lines.count else { return false }
    let next = graphemes(ofLine: line + 1)
    return next.slot(of: TextCaret(caret.position)) == (next.isRightToLeft ? next.lastSlot : 0)
  }

  /// The first caret of a line for a caret that enters it from the side; the previous caret if there is no such line.
  private func caret(enteringLine line: Int, from caret: TextCaret, movingRight: Bool) -> TextCaret {
    guard lines.indices.contains(line) else { return caret }
    let graphemes = graphemes(ofLine: line)
    let entrance = self.caret(atEdgeOfLine: line, graphemes, isRight: !movingRight)
    // Both sides of a soft line break are one position: the step is not done yet.
    guard entrance.position == caret.position else { return entrance }
    let slot = movingRight ? 0 : graphemes.lastSlot
    return self.caret(beside: slot, inLine: line, graphemes, movingRight: movingRight) ?? entrance
  }

  /// The next caret to the left or to the right of a slot of a line; nil at the edge. It is never between the parts of
  /// one grapheme that are apart.
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
