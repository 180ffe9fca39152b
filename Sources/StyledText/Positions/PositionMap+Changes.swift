extension PositionMap {
  /// The changes from the first text to the last, in text order. The text between them is the same in both.
  ///
  /// For a map of several edits, changes that overlap or touch are joined, and text that one edit inserted and a later
  /// one removed is not included. For a map of one edit, these are its changes.
  ///
  /// - Complexity: O(1) for one edit; for several, O(*n* log *k*) for *n* changes in *k* edits.
  public var changes: [Change] { Self.joined(steps[...]) }

  /// The map of one edit with the same ``changes``, which needs one search for a position. It maps positions that no
  /// edit touches to the same positions; those inside of a change or at its ends are mapped as for one edit.
  ///
  /// - Complexity: The same as ``changes``.
  public var flattened: PositionMap { PositionMap(steps: [changes]) }

  /// Halves are joined first, so that the work grows only with the logarithm of the number of edits.
  private static func joined(_ steps: ArraySlice<[Change]>) -> [Change] {
    guard steps.count > 1 else { return steps.first ?? [] }
    let middle = steps.startIndex + steps.count / 2
    let (first, second) = (joined(steps[..<middle]), joined(steps[middle...]))
    if first.count == 1, second.count == 1, let change = first[0].joined(with: second[0]) {
      // Keys that are typed or deleted.
      return change.old.isEmpty && change.new.isEmpty ? [] : [change]
    }
    var composition = ChangeComposition(first, second)
    return composition.run()
  }
}

extension PositionMap.Change {
  /// This change, the only one of an edit, joined with the only change of the next edit; nil if they do not touch.
  fileprivate func joined(with next: Self) -> Self? {
    guard next.old.lowerBound <= new.upperBound, new.lowerBound <= next.old.upperBound else { return nil }
    // Text before the only change of an edit does not move.
    let lower = min(new.lowerBound, next.old.lowerBound)
    let middle = max(new.upperBound, next.old.upperBound)
    return Self(
      old: lower..<middle.moved(from: new.upperBound, to: old.upperBound),
      new: lower..<middle.moved(from: next.old.upperBound, to: next.new.upperBound)
    )
  }
}

/// Joins two lists of changes: from the first text to a middle one, and from there to the last.
private struct ChangeComposition {
  private let first: [PositionMap.Change]
  private let second: [PositionMap.Change]
  /// The number of processed changes of each.
  private var (firstDone, secondDone) = (0, 0)
  private var result: [PositionMap.Change] = []

  init(_ first: [PositionMap.Change], _ second: [PositionMap.Change]) {
    self.first = first
    self.second = second
  }

  /// Joins changes that overlap or touch in the middle text.
  mutating func run() -> [PositionMap.Change] {
    result.reserveCapacity(first.count + second.count)
    while let start = nextStart {
      let (firstBefore, secondBefore) = (firstDone, secondDone)
      var end = start
      while let next = nextEnd(touching: end) { end = max(end, next) }
      result.append(
        old: first.origin(of: start, after: firstBefore)..<first.origin(of: end, after: firstDone),
        new: second.goal(of: start, after: secondBefore)..<second.goal(of: end, after: secondDone)
      )
    }
    return result
  }

  /// The start of the next change in the middle text.
  private var nextStart: Int? {
    let one = firstDone < first.count ? first[firstDone].new.lowerBound : nil
    let other = secondDone < second.count ? second[secondDone].old.lowerBound : nil
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// Processes a change that starts at or before a position of the middle text, and returns its end.
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
  /// The old position of a new one after a number of changes.
  fileprivate func origin(of position: Int, after count: Int) -> Int {
    count == 0 ? position : position.moved(from: self[count - 1].new.upperBound, to: self[count - 1].old.upperBound)
  }

  /// The new position of an old one after a number of changes.
  fileprivate func goal(of position: Int, after count: Int) -> Int {
    count == 0 ? position : position.moved(from: self[count - 1].old.upperBound, to: self[count - 1].new.upperBound)
  }
}
