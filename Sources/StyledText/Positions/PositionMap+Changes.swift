extension PositionMap {
  /// What was edited, as one list from the first text to the last: in text order, and so that the text between changes is
  /// the same text in both.
  ///
  /// Of a map that was joined from several edits, changes that overlap or touch count as one, and text that came with one edit
  /// and went with a later one leaves no trace. Otherwise these are the changes that the edit made.
  /// - Complexity: Constant for one edit; for several, *n* log *k* for *n* changes in *k* edits.
  public var changes: [Change] { Self.joined(steps[...]) }

  /// The map with the same ``changes``, without the edits that it was joined from; a position then takes one search. Positions
  /// that no edit touches go where they went; those inside of a change or at its ends go as for one edit.
  /// - Complexity: As ``changes``.
  public var flattened: PositionMap { PositionMap(steps: [changes]) }

  /// Halves are joined first, so that a long history takes little more than a short one.
  private static func joined(_ steps: ArraySlice<[Change]>) -> [Change] {
    guard steps.count > 1 else { return steps.first ?? [] }
    let middle = steps.startIndex + steps.count / 2
    var composition = ChangeComposition(joined(steps[..<middle]), joined(steps[middle...]))
    return composition.run()
  }
}

/// Puts two lists of changes together: from the first text to a middle one, and from there to the last.
private struct ChangeComposition {
  private let first: [PositionMap.Change]
  private let second: [PositionMap.Change]
  /// How many changes of each are done.
  private var (firstDone, secondDone) = (0, 0)
  private var result: [PositionMap.Change] = []

  init(_ first: [PositionMap.Change], _ second: [PositionMap.Change]) {
    self.first = first
    self.second = second
  }

  /// Takes what overlaps or touches in the middle text together.
  mutating func run() -> [PositionMap.Change] {
    while let start = nextStart {
      let (firstBefore, secondBefore) = (firstDone, secondDone)
      var end = start
      while let next = nextEnd(touching: end) { end = max(end, next) }
      result.append(
        old: first.origin(of: start, behind: firstBefore)..<first.origin(of: end, behind: firstDone),
        new: second.goal(of: start, behind: secondBefore)..<second.goal(of: end, behind: secondDone)
      )
    }
    return result
  }

  /// Where in the middle text the next change starts.
  private var nextStart: Int? {
    let starts = [
      firstDone < first.count ? first[firstDone].new.lowerBound : nil,
      secondDone < second.count ? second[secondDone].old.lowerBound : nil,
    ]
    return starts.compactMap { $0 }.min()
  }

  /// Takes a change that starts no later than a position of the middle text; gives its end.
  private mutating func nextEnd(touching position: Int) -> Int? {
    if firstDone < first.count, first[firstDone].new.lowerBound <= position {
      firstDone += 1
      return first[firstDone - 1].new.upperBound
    }
    if secondDone < second.count, second[secondDone].old.lowerBound <= position {
      secondDone += 1
      return second[secondDone - 1].old.upperBound
    }
    return nil
  }
}

extension [PositionMap.Change] {
  /// The old position of a new one that lies behind so many changes.
  fileprivate func origin(of position: Int, behind count: Int) -> Int {
    count == 0 ? position : position.moved(from: self[count - 1].new.upperBound, to: self[count - 1].old.upperBound)
  }

  /// The new position of an old one that lies behind so many changes.
  fileprivate func goal(of position: Int, behind count: Int) -> Int {
    count == 0 ? position : position.moved(from: self[count - 1].old.upperBound, to: self[count - 1].new.upperBound)
  }
}
