import StyleRichText

/// A state to go back to, by a whole copy. The selection is in plain units.
struct EditorModelState {
  var plain: PlainText
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
  /// Edits by others have changed the text of the groups.
  var isUnknown = false
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
}
