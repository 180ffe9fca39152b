import StyleRichText

/// A state to go back to, by a whole copy. The selection is in plain units.
struct EditorModelState {
  var content: [EditorModelText.Element]
  var anchor: Int
  var head: Int
}

/// The groups of edits.
struct EditorModelHistory {
  enum Kind {
    case typing, backward, forward, other
  }

  struct Group {
    var before: EditorModelState
    var after: EditorModelState
    var kind: Kind
    /// Where the last edit ended, in plain units.
    var end: Int
    var time: Double
    var isOpen = true
  }

  var done: [Group] = []
  var undone: [Group] = []
  /// How many edits joined the group before them.
  var joined = 0

  mutating func close() {
    guard !done.isEmpty else { return }
    done[done.count - 1].isOpen = false
  }

  /// Adds an edit, which may belong to the last group.
  mutating func add(_ group: Group, from start: Int, joins: Bool, limit: Int) {
    undone = []
    if joins, let last = done.last, last.isOpen, last.kind == group.kind, last.end == start,
      group.time - last.time >= 0, group.time - last.time <= 0.5
    {
      joined += 1
      done[done.count - 1].after = group.after
      done[done.count - 1].end = group.end
      done[done.count - 1].time = group.time
      return
    }
    done.append(group)
    if done.count > limit { done.removeFirst(done.count - limit) }
  }

  /// Makes an edit of others in all states.
  mutating func replace(_ edit: (EditorModelState) -> EditorModelState) {
    for index in done.indices { done[index].replace(edit) }
    for index in undone.indices { undone[index].replace(edit) }
    done.removeAll { $0.before.content == $0.after.content }
    undone.removeAll { $0.before.content == $0.after.content }
  }

  /// Orders the units that the groups put in and took out: those of a state are before the next unit of the state after
  /// it.
  func order(_ text: inout EditorModelText) {
    for groups in [done.map { ($0.before, $0.after) }, undone.map { ($0.after, $0.before) }] {
      var others: Set<Int> = []
      for (hidden, shown) in groups {
        others.formUnion(shown.ids)
        text.moveBack(hidden.ids.subtracting(shown.ids), before: others)
        others.formUnion(hidden.ids)
      }
    }
  }

  /// Removes entities from the states around the current one, as far as these have them.
  mutating func remove(_ number: Int) {
    removeFromDone(number)
    removeFromUndone(number)
  }

  /// Removes an entity from the states before the current one, as far as these have it.
  mutating func removeFromDone(_ number: Int) {
    for index in done.indices.reversed() {
      guard done[index].after.remove(number), done[index].before.remove(number) else { break }
    }
  }

  /// Removes an entity from the states after the current one, as far as these have it.
  mutating func removeFromUndone(_ number: Int) {
    for index in undone.indices.reversed() {
      guard undone[index].before.remove(number), undone[index].after.remove(number) else { break }
    }
  }
}

extension EditorModelHistory.Group {
  fileprivate mutating func replace(_ edit: (EditorModelState) -> EditorModelState) {
    (before, after) = (edit(before), edit(after))
  }
}

extension EditorModelState {
  fileprivate var ids: Set<Int> { Set(content.compactMap(\.id)) }

  /// Removes an entity. Returns whether the state had it.
  fileprivate mutating func remove(_ number: Int) -> Bool {
    guard content.numbers.contains(number) else { return false }
    content = content.without([number])
    return true
  }
}
