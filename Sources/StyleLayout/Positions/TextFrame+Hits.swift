extension TextFrame {
  /// The place of the text that is nearest to a point, wherever that is.
  ///
  /// The line is the one whose box is nearest in height. In it, a point in the leading half of a grapheme gives the
  /// grapheme's start, and one in the trailing half its end; never anything in between. A point beside the line gives the
  /// line's start or end: before the separator that ends it, and with ``TextAffinity/upstream`` where it is full. Where text
  /// against the base direction stands at a soft line break, it gives the outer end of that text.
  ///
  /// A coordinate that is not a number counts as 0. Infinite ones are beyond all text. A frame without lines gives 0.
  /// Linear in the length of the line, logarithmic in that of the text.
  public func position(at point: LayoutPoint) -> TextHit {
    let point = LayoutPoint(x: point.x.isNaN ? 0 : point.x, y: point.y.isNaN ? 0 : point.y)
    guard let index = lineIndex(at: point.y) else { return TextHit(caret: TextCaret(0), grapheme: nil) }
    let graphemes = graphemes(ofLine: index)
    let box = graphemes.line.box
    let isInLine = point.y >= box.y && point.y < box.maxY
    let place = graphemes.place(at: point.x)
    let grapheme = isInLine ? place.map { graphemes.boxes[graphemes.visual[$0]].range } : nil
    return TextHit(caret: caret(inLine: index, graphemes, at: point.x), grapheme: grapheme)
  }

  /// The place in a line that is nearest to a distance from the left edge of the frame.
  func caret(inLine index: Int, _ graphemes: LineGraphemes, at x: Double) -> TextCaret {
    guard let place = graphemes.place(at: x) else {
      return caret(atEdgeOfLine: index, graphemes, isRight: x >= graphemes.left)
    }
    let box = graphemes.boxes[graphemes.visual[place]]
    return graphemes.caret(at: place, isRight: x >= box.left + (box.right - box.left) / 2)
  }

  /// The outermost place on one side of a line: its start or its end, unless text against its base direction stands there
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

extension LineGraphemes {
  /// The grapheme, counted from the left, that a point lies in; nil for a point beside the text.
  fileprivate func place(at x: Double) -> Int? {
    guard x >= left else { return nil }
    let place = visual.partition { boxes[$0].right > x }
    return place < visual.count ? place : nil
  }
}
