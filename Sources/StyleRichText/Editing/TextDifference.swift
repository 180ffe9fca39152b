internal import StyledText

/// The difference of two texts: a range of each that contains all differences.
struct TextDifference {
  private struct Element: Hashable {
    let scalar: Unicode.Scalar
    /// The index of its attributes among those of both texts.
    let look: Int
  }

  private let old: StyledText
  private let new: StyledText
  private let oldRange: Range<Int>
  private let newRange: Range<Int>
  /// The part that may be the same before the difference ends before these positions.
  private let ends: (old: Int, new: Int)
  /// The part that may be equal after the difference begins after these positions.
  private let starts: (old: Int, new: Int)

  init(from old: StyledText, in oldRange: Range<Int>, to new: StyledText, in newRange: Range<Int>) {
    self.init(from: old, in: oldRange, to: new, in: newRange, edit: PositionMap.Change(old: oldRange, new: newRange))
  }

  /// The difference is at the edit, and extends beyond it only if the edit changed adjacent text: an `a` typed between
  /// two others is the middle one.
  init(
    from old: StyledText,
    in oldRange: Range<Int>,
    to new: StyledText,
    in newRange: Range<Int>,
    edit: PositionMap.Change
  ) {
    (self.old, self.oldRange, self.new, self.newRange) = (old, oldRange, new, newRange)
    ends = (edit.old.upperBound, edit.new.upperBound)
    starts = (edit.old.lowerBound, edit.new.lowerBound)
  }

  /// The smallest change of the one text to the other. It cuts neither a scalar nor an atom.
  var change: PositionMap.Change {
    var looks: [TextAttributes: Int] = [:]
    let (left, right) = (elements(of: old, oldRange, &looks), elements(of: new, newRange, &looks))
    let front = zip(left, right).prefix { $0 == $1 }.map { $0.0.scalar.utf16.count }
    var start = 0
    for length in front {
      let end = start + length
      guard oldRange.lowerBound + end <= ends.old, newRange.lowerBound + end <= ends.new else { break }
      start = end
    }
    while start > 0, let distance = depth(old, oldRange.lowerBound + start) ?? depth(new, newRange.lowerBound + start) {
      start = max(start - distance, 0)
    }
    let back = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.map { $0.0.scalar.utf16.count }
    let least = (old: max(starts.old, oldRange.lowerBound + start), new: max(starts.new, newRange.lowerBound + start))
    var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
    for length in back {
      guard oldEnd - length >= least.old, newEnd - length >= least.new else { break }
      (oldEnd, newEnd) = (oldEnd - length, newEnd - length)
    }
    while let distance = height(old, oldEnd) ?? height(new, newEnd), oldEnd < oldRange.upperBound {
      (oldEnd, newEnd) = (min(oldEnd + distance, oldRange.upperBound), min(newEnd + distance, newRange.upperBound))
    }
    return PositionMap.Change(
      old: oldRange.lowerBound + start..<oldEnd,
      new: newRange.lowerBound + start..<newEnd
    )
  }

  private func elements(
    of text: StyledText,
    _ range: Range<Int>,
    _ looks: inout [TextAttributes: Int]
  ) -> [Element] {
    text[range].runs.flatMap { run in
      let look = looks[run.attributes] ?? looks.count
      looks[run.attributes] = look
      return text[run.range].text.unicodeScalars.map { Element(scalar: $0, look: look) }
    }
  }

  /// The distance of a position from the start of the atom around it.
  private func depth(_ text: StyledText, _ position: Int) -> Int? {
    (try? text.atom(around: position)).map { position - $0.lowerBound }
  }

  private func height(_ text: StyledText, _ position: Int) -> Int? {
    (try? text.atom(around: position)).map { $0.upperBound - position }
  }
}
