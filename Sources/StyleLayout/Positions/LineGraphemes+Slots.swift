internal import StyleTables

extension LineGraphemes {
  /// Whether the base direction of the line is from right to left.
  var isRightToLeft: Bool { line.direction == .rightToLeft }

  /// Where the text begins at the left, in points.
  var left: Double { visual.first.map { boxes[$0].left } ?? line.box.x }

  /// Where the text ends at the right, with the spaces that hang over its end.
  var right: Double { visual.last.map { boxes[$0].right } ?? line.box.maxX }

  /// The number of the last slot.
  var lastSlot: Int { visual.count }

  /// Where a slot is, in points.
  func x(ofSlot slot: Int) -> Double { slot < visual.count ? boxes[visual[slot]].left : right }

  /// The slot of a caret: behind the grapheme before it or before the one behind it. Where there is none, the slot at the
  /// line's leading edge and the one at its trailing edge, as if letters of the base direction stood there (UAX #9 calls
  /// them sos and eos). A position inside a grapheme counts as its start.
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

  /// The caret at the left or at the right edge of a grapheme, which is counted from the left.
  func caret(at index: Int, isRight: Bool) -> TextCaret {
    let box = boxes[visual[index]]
    return box.isRightToLeft == isRight
      ? TextCaret(box.range.lowerBound) : TextCaret(box.range.upperBound, .upstream)
  }

  /// The grapheme, counted from the left, that a point lies in; nil for a point beside the text.
  func visualIndex(at x: Double) -> Int? {
    guard x >= left else { return nil }
    let index = visual.partitioningIndex { boxes[$0].right > x }
    return index < visual.count ? index : nil
  }
}
