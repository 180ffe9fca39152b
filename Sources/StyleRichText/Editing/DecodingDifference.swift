internal import StyleTables
internal import StyledText

/// The changes of a display text that edits of its plain text cause.
struct DecodingDifference {
  private let old: DecodedText
  private let new: DecodedText
  /// The edits of the plain text, in text order, without overlaps.
  private let edits: [PlainChange]

  init(from old: DecodedText, to new: DecodedText, edits: [PlainChange]) {
    (self.old, self.new, self.edits) = (old, new, edits)
  }

  /// The changes of the display text, in text order: one for each edit, and those that edits cause nearby, for example
  /// by completing a code.
  ///
  /// - Complexity: Linear in the text.
  var changes: [PositionMap.Change] {
    var changes: [PositionMap.Change] = []
    var (oldStart, newStart, shift) = (0, 0, 0)
    for index in 0...edits.count {
      // Two edits without a gap count as one change.
      if let gap = gap(before: index, shiftedBy: shift) {
        changes.add(PositionMap.Change(old: oldStart..<gap.old.lowerBound, new: newStart..<gap.new.lowerBound))
        changes.add(TextDifference(from: old.text, in: gap.old, to: new.text, in: gap.new).change)
        (oldStart, newStart) = (gap.old.upperBound, gap.new.upperBound)
      }
      if index < edits.count { shift += edits[index].shift }
    }
    return changes
  }

  /// The text between an edit and the previous one, without atoms that extend beyond it, as display ranges. Nil if
  /// empty.
  private func gap(before index: Int, shiftedBy shift: Int) -> PositionMap.Change? {
    var lower = index > 0 ? edits[index - 1].range.upperBound : 0
    var upper = index < edits.count ? edits[index].range.lowerBound : old.plain.text.utf16.count
    while true {
      let next = max(old.end(around: lower), new.end(around: lower + shift) - shift)
      if next == lower { break }
      lower = next
    }
    while true {
      let next = min(old.start(around: upper), new.start(around: upper + shift) - shift)
      if next == upper { break }
      upper = next
    }
    guard lower <= upper else { return nil }
    return PositionMap.Change(
      old: old.displayPosition(of: lower)..<old.displayPosition(of: upper),
      new: new.displayPosition(of: lower + shift)..<new.displayPosition(of: upper + shift)
    )
  }
}

extension DecodedText {
  /// The position, or the end of the emoji or mention that it is inside of; both in the plain text.
  fileprivate func end(around position: Int) -> Int {
    let shown = map.map(position, bias: .after)
    return plainPosition(of: (try? text.atom(around: shown))?.upperBound ?? shown)
  }

  /// The position, or the start of the emoji or mention that it is inside of; both in the plain text.
  fileprivate func start(around position: Int) -> Int {
    let shown = map.map(position, bias: .before)
    if shown != map.map(position, bias: .after) { return startOfEmoji(at: shown) }
    return (try? text.atom(around: shown)).map { plainPosition(of: $0.lowerBound) } ?? position
  }

  private func startOfEmoji(at display: Int) -> Int {
    let changes = map.changes
    return changes[changes.partitioningIndex { $0.new.lowerBound >= display }].old.lowerBound
  }
}

extension [PositionMap.Change] {
  /// Adds a change after the others, and merges it with a change that it touches.
  fileprivate mutating func add(_ change: PositionMap.Change) {
    guard !change.old.isEmpty || !change.new.isEmpty else { return }
    guard let last, last.old.upperBound == change.old.lowerBound, last.new.upperBound == change.new.lowerBound else {
      return append(change)
    }
    self[count - 1] = PositionMap.Change(
      old: last.old.lowerBound..<change.old.upperBound,
      new: last.new.lowerBound..<change.new.upperBound
    )
  }
}
