internal import StyleTables

extension LineGraphemes {
  /// Whether the base direction of the line is from right to left.
  var isRightToLeft: Bool { line.direction == .rightToLeft }

  /// The left end of the text, in points.
  var left: Double { visual.first.map { boxes[$0].left } ?? line.box.x }

  /// The right end of the text, in points, with the spaces that hang over its end.
  var right: Double { visual.last.map { boxes[$0].right } ?? line.box.maxX }

  /// The index of the last slot.
  var lastSlot: Int { visual.count }

  /// The position of a slot, in points.
  func x(ofSlot slot: Int) -> Double { slot < visual.count ? boxes[visual[slot]].left : right }

  /// The slot of a caret: after the grapheme before it, or before the grapheme after it. Without such a grapheme, the
  /// slot at the leading or at the trailing edge of the line, as if letters of the base direction were there (UAX #9
  /// calls them sos and eos). A position inside a grapheme or an atom counts as its start.
  func slot(of caret: TextCaret) -> Int {
    let next = boxes.partitioningIndex { $0.range.upperBound > caret.position }
    switch caret.affinity {
    case .upstream:
      guard next > 0 else { return isRightToLeft ? lastSlot : 0 }
      return slot(at: next - 1, isStart: false)
    case .downstream:
      guard next < boxes.count else { return isRightToLeft ? 0 : lastSlot }
      return slot(at: next, isStart: true)
    }
  }

  /// The slot at the start or at the end of a grapheme.
  private func slot(at box: Int, isStart: Bool) -> Int {
    let index = visual.firstIndex(of: box) ?? 0
    return boxes[box].isRightToLeft == isStart ? index + 1 : index
  }

  /// The caret at the left or at the right edge of a grapheme, whose index is counted from the left.
  func caret(at index: Int, isRight: Bool) -> TextCaret {
    let box = boxes[visual[index]]
    return box.isRightToLeft == isRight
      ? TextCaret(box.range.lowerBound) : TextCaret(box.range.upperBound, .upstream)
  }

  /// The index, counted from the left, of the grapheme at a position; nil outside the text.
  func visualIndex(at x: Double) -> Int? {
    guard x >= left else { return nil }
    let index = visual.partitioningIndex { boxes[$0].right > x }
    return index < visual.count ? index : nil
  }
}
