/// A range of a plain text that others replaced, and the length of the new text; UTF-16 offsets.
struct PlainChange: Sendable, Hashable {
  var range: Range<Int>
  var length: Int

  var shift: Int { length - range.count }

  /// Maps a position. A position inside the range maps to the end of the new text.
  func map(_ position: Int) -> Int {
    if position <= range.lowerBound { return position }
    return position >= range.upperBound ? position + shift : range.lowerBound + length
  }

  /// Whether it changes nothing.
  var isEmpty: Bool { range.isEmpty && length == 0 }

  func map(_ selection: EditorHistory.Selection) -> EditorHistory.Selection {
    EditorHistory.Selection(anchor: map(selection.anchor), head: map(selection.head))
  }
}

extension [EditorHistory.Group] {
  /// Moves groups, the last of which applies first, over an edit that was made before they are applied.
  mutating func rebase(over change: PlainChange, isUndo: Bool) {
    var changes = [change]
    for index in indices.reversed() {
      if changes.isEmpty { break }
      var group = self[index]
      if isUndo { group.after = changes.map(group.after) } else { group.before = changes.map(group.before) }
      let rebased = group.patches.reversed().rebased(over: changes)
      group.patches = rebased.patches.reversed()
      changes = rebased.changes
      if isUndo { group.before = changes.map(group.before) } else { group.after = changes.map(group.after) }
      self[index] = group
    }
    removeAll { $0.patches.isEmpty }
  }
}

extension [PlainChange] {
  /// The new selection after changes that are made one after the other.
  fileprivate func map(_ selection: EditorHistory.Selection) -> EditorHistory.Selection {
    reduce(selection) { $1.map($0) }
  }
}

extension [PlainChange] {
  /// The consecutive changes, with two of them joined if there is nothing between their texts.
  ///
  /// If others replaced `ab` and `cd`, their text replaces `abcd` once the text between the two is gone, so that a
  /// position after `d` is after their text.
  fileprivate var joiningNeighbors: Self {
    reduce(into: []) { joined, change in
      guard let last = joined.last, change.range.upperBound == last.range.lowerBound else {
        joined.append(change)
        return
      }
      let range = change.range.lowerBound..<last.range.upperBound
      joined[joined.count - 1] = PlainChange(range: range, length: change.length + last.length)
    }
  }
}

/// The result of patches if changes by others are made before them, and of the changes if they are made after the
/// patches. Both ways lead to the same text.
struct RebasedPatches {
  /// The first one is the first to apply.
  var patches: [PlainPatch]
  var changes: [PlainChange]
}

extension Sequence<PlainPatch> {
  /// Moves patches, the first of which applies first, over changes that are made one after the other.
  func rebased(over changes: [PlainChange]) -> RebasedPatches {
    reduce(into: RebasedPatches(patches: [], changes: changes)) { result, patch in
      let step = patch.rebased(over: result.changes)
      result.patches += step.patches
      result.changes = step.changes.joiningNeighbors
    }
  }
}

extension PlainPatch {
  fileprivate func rebased(over changes: [PlainChange]) -> RebasedPatches {
    if changes.count == 1 { return rebased(over: changes[0]) }
    return changes.reduce(into: RebasedPatches(patches: [self], changes: [])) { result, change in
      let step = result.patches.rebased(over: [change])
      result.patches = step.patches
      result.changes += step.changes
    }
  }

  /// Text of others stays, and so does the text of this patch, next to it:
  ///
  ///     a patch puts T in place of abcd, and others put X in place of bc
  ///     the patch after the change:  T in place of a, and nothing in place of d
  ///     the change after the patch:  X is inserted after T
  ///
  /// So this patch may become two, before and after the text of others. Likewise a change may become two: others remove
  /// abcd, and this patch puts T between b and c.
  private func rebased(over other: PlainChange) -> RebasedPatches {
    if let apart = rebasedApart(from: other) { return apart }
    let isTextFirst =
      switch side {
      case .before: other.range.lowerBound > range.lowerBound
      case .after: other.range.lowerBound > range.upperBound
      }
    let changes = isTextFirst ? [changeAfterText(other)] : changesAroundText(other)
    let rest = changes.filter { !$0.isEmpty }
    let (removed, added) = (removed.parts(after: [other]), added.parts(after: rest))
    guard other.length > 0 else {
      let range = other.map(range.lowerBound)..<other.map(range.upperBound)
      let patch = PlainPatch(range: range, text: text, removed: removed, added: added, side: side)
      return RebasedPatches(patches: [patch].withoutEmpty, changes: rest)
    }
    // The end of the others' text after the change, and after both.
    let end = other.range.lowerBound + other.length
    let endAfter = (changes.last?.range.lowerBound ?? 0) + other.length
    var front = PlainPatch(range: rangeBefore(other), text: isTextFirst ? text : "", side: side)
    front.removed = removed.filter { $0.range.lowerBound < end }
    front.added = added.filter { $0.range.lowerBound < endAfter }
    var back = PlainPatch(range: rangeAfter(other), text: isTextFirst ? "" : text, side: side)
    back.removed = removed.filter { $0.range.lowerBound >= end }
    back.added = added.filter { $0.range.lowerBound >= endAfter }
      .compactMap { $0.moved(by: -front.shift) }
    return RebasedPatches(patches: [back, front].withoutEmpty, changes: rest)
  }

  /// The common case, without entities: the patch and the change do not touch each other.
  private func rebasedApart(from other: PlainChange) -> RebasedPatches? {
    guard removed.isEmpty, added.isEmpty else { return nil }
    if other.range.lowerBound > range.upperBound {
      let moved = PlainChange(range: other.range.moved(by: shift), length: other.length)
      return RebasedPatches(patches: [self], changes: [moved])
    }
    guard other.range.upperBound < range.lowerBound else { return nil }
    var patch = self
    patch.range = range.moved(by: other.shift)
    return RebasedPatches(patches: [patch], changes: [other])
  }

  /// The part of the replaced text that is before the text of others, after their change.
  private func rangeBefore(_ other: PlainChange) -> Range<Int> {
    let end = min(other.range.lowerBound, range.upperBound)
    return min(range.lowerBound, end)..<end
  }

  /// The part of the replaced text that is after the text of others, after their change.
  private func rangeAfter(_ other: PlainChange) -> Range<Int> {
    let start = max(range.lowerBound + other.shift, other.range.lowerBound + other.length)
    return start..<max(range.upperBound + other.shift, start)
  }

  /// A change after this patch, whose text precedes the change's.
  private func changeAfterText(_ other: PlainChange) -> PlainChange {
    let lower = max(other.range.lowerBound, range.upperBound)
    return PlainChange(range: lower + shift..<max(other.range.upperBound, lower) + shift, length: other.length)
  }

  /// A change after this patch, whose text splits the range that others removed; their text precedes it. The latter
  /// part is first.
  private func changesAroundText(_ other: PlainChange) -> [PlainChange] {
    let lower = min(other.range.lowerBound, range.lowerBound)
    let front = lower..<max(min(other.range.upperBound, range.lowerBound), lower)
    let start = max(other.range.lowerBound, range.upperBound)
    let back = start + shift..<max(other.range.upperBound, start) + shift
    if text.isEmpty { return [PlainChange(range: lower..<front.upperBound + back.count, length: other.length)] }
    return [PlainChange(range: back, length: 0), PlainChange(range: front, length: other.length)]
  }
}

extension [PlainPatch] {
  fileprivate var withoutEmpty: Self { filter { !$0.isEmpty } }
}
