/// A range of a plain text that others replaced, and the length of the new text; UTF-16 offsets.
struct PlainChange: Sendable, Hashable {
  var range: Range<Int>
  var length: Int

  var shift: Int { length - range.count }

  /// The new position of a position. One inside the range goes to the end of the new text.
  func map(_ position: Int) -> Int {
    if position <= range.lowerBound { return position }
    return position >= range.upperBound ? position + shift : range.lowerBound + length
  }

  /// The new position of the start of an entity, which text that is inserted there moves.
  func map(start position: Int) -> Int {
    range.isEmpty && position == range.lowerBound ? position + length : map(position)
  }

  func map(_ selection: EditorHistory.Selection) -> EditorHistory.Selection {
    EditorHistory.Selection(anchor: map(selection.anchor), head: map(selection.head))
  }
}

extension [EditorHistory.Group] {
  /// Moves groups, of which the last one is the first to apply, over an edit that was made before they are applied.
  mutating func rebase(over change: PlainChange, isUndo: Bool) {
    var change: PlainChange? = change
    for index in indices.reversed() {
      guard let current = change else { break }
      var group = self[index]
      if isUndo { group.after = current.map(group.after) } else { group.before = current.map(group.before) }
      var patches: [PlainPatch] = []
      for patch in group.patches.reversed() {
        let (moved, rest) = change.map(patch.rebased) ?? (patch, nil)
        if let moved { patches.append(moved) }
        change = rest
      }
      group.patches = patches.reversed()
      if let change {
        if isUndo { group.before = change.map(group.before) } else { group.after = change.map(group.after) }
      }
      self[index] = group
    }
    removeAll { $0.patches.isEmpty }
  }
}

extension PlainPatch {
  /// Returns the edit as it is made after another change of the same text, and the change as it is made after the edit.
  /// The edit is nil if the change replaced all that it would; the change is nil if the edit removes all of it.
  func rebased(over change: PlainChange) -> (patch: PlainPatch?, change: PlainChange?) {
    let (own, other) = (range, change.range)
    let length = text.utf16.count
    if other.upperBound <= own.lowerBound {
      return (moved(to: own.lowerBound + change.shift..<own.upperBound + change.shift, over: change, change), change)
    }
    if other.lowerBound >= own.upperBound {
      let behind = PlainChange(range: other.lowerBound + shift..<other.upperBound + shift, length: change.length)
      return (moved(to: own, over: change, behind), behind)
    }
    switch (other.lowerBound <= own.lowerBound, other.upperBound >= own.upperBound) {
    case (true, true):
      return (nil, PlainChange(range: other.lowerBound..<other.upperBound + shift, length: change.length))
    case (true, false):
      let start = other.lowerBound + change.length
      let front = PlainChange(range: other.lowerBound..<own.lowerBound, length: change.length)
      return (moved(to: start..<own.upperBound + change.shift, over: change, front), front)
    case (false, true):
      let start = own.lowerBound + length
      let back = PlainChange(range: start..<start + other.upperBound - own.upperBound, length: change.length)
      return (moved(to: own.lowerBound..<other.lowerBound, over: change, back), back)
    case (false, false): return (moved(to: own.lowerBound..<own.upperBound + change.shift, over: change, nil), nil)
    }
  }

  /// The edit at another place. Entities are moved over the change as it is made after the edit.
  private func moved(to range: Range<Int>, over change: PlainChange, _ rest: PlainChange?) -> PlainPatch {
    let zone = min(change.map(zone.lowerBound), range.lowerBound)..<max(change.map(zone.upperBound), range.upperBound)
    let entities = entities.compactMap { entity -> PlainText.Entity? in
      guard let rest else { return entity }
      let isHit = entity.range.lowerBound < rest.range.upperBound && rest.range.lowerBound < entity.range.upperBound
      guard !isHit || entity.kind == .literal else { return nil }
      let lower = rest.map(start: entity.range.lowerBound)
      return PlainText.Entity(lower..<max(lower, rest.map(entity.range.upperBound)), entity.kind)
    }
    return PlainPatch(range: range, text: text, zone: zone, entities: entities)
  }
}
