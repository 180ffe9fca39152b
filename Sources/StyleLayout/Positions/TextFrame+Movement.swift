public import StyledText

/// A movement of a caret, as by a key.
public enum CaretMovement: String, Sendable, Hashable, Codable, CaseIterable {
  /// By one grapheme or atom on the screen, whatever the direction of the text; from the edge of a line, to the next
  /// line in this reading direction.
  case left, right
  /// To the line above or below; from the first line to its start, and from the last line to its end.
  case up, down
  /// By one grapheme or atom in the order of the text.
  case backward, forward
  /// To the start or to the end of a word, depending on the base direction of the line.
  case wordLeft, wordRight
  /// To the start of a word or to the end of a word, across white space and punctuation, and out of an atom that the
  /// word lies in or overlaps.
  case wordBackward, wordForward
  /// To the leading or the trailing edge of the line. If the line starts or ends inside an atom, the caret moves to the
  /// start or the end of the atom, which is in another line.
  case lineStart, lineEnd
  /// To the start of the paragraph, or before the separator that ends it.
  case paragraphStart, paragraphEnd
  /// To the start or to the end of the text that was laid out.
  case textStart, textEnd
}

extension TextFrame {
  /// The caret after a movement.
  ///
  /// A caret that cannot move further stays in place. It is never inside a grapheme, and always in the text that was
  /// laid out.
  ///
  /// It is never inside an atom, such as a mention, either: one step crosses the atom, also if it is broken over lines.
  /// A movement up or down to a line in the middle of an atom leads to the end of the atom on that side. An atom whose
  /// end was not laid out has only the position before it.
  ///
  /// - Parameters:
  ///   - caret: The caret before the movement.
  ///   - movement: The movement.
  ///   - x: For movements up and down, the desired distance of the caret from the left edge of the frame, in points;
  ///     with nil and NaN, the current one. Keep it while a caret moves up and down several times in a row, so that
  ///     short lines do not move it sideways.
  /// - Returns: The caret after the movement.
  /// - Throws: `TextPositionError` if the caret's position is not in the text.
  /// - Complexity: The same as ``caretRect(at:affinity:)`` and ``wordRange(at:affinity:)``, plus linear in the length
  ///   of the lines of an atom that is crossed.
  public func caret(
    from caret: TextCaret,
    moving movement: CaretMovement,
    x: Double? = nil
  ) throws(TextPositionError) -> TextCaret {
    try check(caret.position)
    let position = min(caret.position, laidOutEnd)
    let caret = TextCaret(stop(notAfter: position), caret.affinity)
    guard let line = lineIndex(of: caret) else { return TextCaret(0) }
    switch movement {
    case .left: return self.caret(from: caret, line: line, movingRight: false)
    case .right: return self.caret(from: caret, line: line, movingRight: true)
    case .up: return self.caret(from: caret, line: line, movingDown: false, x: x)
    case .down: return self.caret(from: caret, line: line, movingDown: true, x: x)
    case .backward, .forward, .wordBackward, .wordForward, .wordLeft, .wordRight:
      let isForward = isForward(movement, isRightToLeft: lines[line].direction == .rightToLeft)
      let isByWord = movement != .backward && movement != .forward
      return isByWord ? word(from: position, isForward) : unit(from: position, isForward)
    case .lineStart: return startCaret(ofLine: line, graphemes(ofLine: line))
    case .lineEnd: return endCaret(ofLine: line, graphemes(ofLine: line))
    case .paragraphStart:
      return TextCaret(stop(notAfter: paragraphs[lines[line].paragraph].source.utf16.lowerBound))
    case .paragraphEnd: return endOfParagraph(lines[line].paragraph)
    case .textStart: return TextCaret(0)
    case .textEnd: return TextCaret(lastStop)
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
    let end = min(source.utf16.upperBound - source.separator.utf16, laidOutEnd)
    return unit(around: end).map(caret(after:)) ?? TextCaret(end)
  }

  private func unit(from position: Int, _ isForward: Bool) -> TextCaret {
    guard let unit = try? unit(at: position, affinity: isForward ? .downstream : .upstream) else {
      return TextCaret(position)
    }
    guard isForward else { return TextCaret(unit.lowerBound) }
    return TextCaret(unit.upperBound <= laidOutEnd ? max(unit.upperBound, position) : lastStop)
  }

  private func word(from position: Int, _ isForward: Bool) -> TextCaret {
    guard let offset = try? text.text.offset(utf16: position) else { return TextCaret(position) }
    let end = utf16(text.text.wordStop(from: offset.utf8, isForward: isForward))
    let atom = unit(around: end)
    let stop = (isForward ? atom?.upperBound : atom?.lowerBound) ?? end
    return TextCaret(stop <= laidOutEnd ? stop : lastStop)
  }

  private func caret(from caret: TextCaret, line: Int, movingDown: Bool, x: Double?) -> TextCaret {
    let target = movingDown ? line + 1 : line - 1
    guard lines.indices.contains(target) else {
      let graphemes = graphemes(ofLine: line)
      return movingDown ? endCaret(ofLine: line, graphemes) : startCaret(ofLine: line, graphemes)
    }
    let graphemes = graphemes(ofLine: target)
    let x = x.flatMap { $0.isNaN ? nil : $0 } ?? rect(of: caret).x
    let nearest = self.caret(inLine: target, graphemes, at: x)
    guard let reached = lineIndex(of: nearest), movingDown ? reached <= line : reached >= line else { return nearest }
    // The nearer end of a broken atom is not on this side: the other end is.
    guard let atom = try? unit(at: nearest.position, affinity: movingDown ? .downstream : .upstream) else {
      return nearest
    }
    return movingDown ? self.caret(after: atom) : TextCaret(atom.lowerBound)
  }
}
