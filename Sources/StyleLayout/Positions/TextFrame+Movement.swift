public import StyledText

extension TextFrame {
  /// Where a caret goes.
  ///
  /// A caret that cannot go further stays. It never rests inside a grapheme, and it stays in what was laid out.
  ///
  /// - Parameters:
  ///   - caret: Where it is.
  ///   - movement: Where it is to go.
  ///   - x: For moving up and down, how far from the left edge of the frame the caret should be, in points; nil and what is
  ///     not a number stand for where it is. Keep it while a caret moves up and down several times in a row, so that short
  ///     lines do not pull it to the side.
  /// - Returns: Where it is afterwards. Takes time as ``caretRect(at:affinity:)`` and ``wordRange(at:affinity:)`` do.
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
      let place = isForward ? offset : text.grapheme(at: offset, affinity: .upstream).lowerBound
      guard let word = text.word(at: place) else { break }
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
