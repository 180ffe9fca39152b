/// The groups of edits that undo takes back, and those that redo makes again.
struct EditorHistory: Sendable {
  /// The kind of a group's edits; one kind joins only with itself.
  enum Kind: Sendable, Hashable {
    case typing, deletingBackward, deletingForward
    /// An input method, from its first marked text to its end.
    case composition
    /// An edit that does not join with others.
    case single
  }

  /// A selection in UTF-16 offsets of the plain text.
  struct Selection: Sendable, Hashable {
    var anchor: Int
    var head: Int
  }

  struct Group: Sendable {
    /// The last one is the first to apply.
    var patches: [PlainPatch]
    var kind: Kind
    /// The selections before and after the edits.
    var before: Selection
    var after: Selection
    /// The position where the next edit joins; nil for a closed group.
    var place: Int?
    var time: Double
  }

  /// Edits of one kind that follow each other within this many seconds are one group.
  private static let interval = 0.5

  private(set) var undoGroups: [Group] = []
  private(set) var redoGroups: [Group] = []

  /// Adds the patches that undo an edit, in the order in which the edit was made.
  ///
  /// - Parameters:
  ///   - start: The position where the edit must start to join the last group; nil if it does not join.
  ///   - end: The position where the next edit may join; nil if none may.
  mutating func add(
    _ patches: [PlainPatch],
    _ kind: Kind,
    at time: Double,
    from before: Selection,
    to after: Selection,
    start: Int?,
    end: Int?
  ) {
    redoGroups = []
    if let last = undoGroups.last, last.kind == kind, let start, last.place == start,
      kind == .composition || (0...Self.interval).contains(time - last.time)
    {
      let index = undoGroups.count - 1
      for patch in patches { undoGroups[index].patches.add(patch) }
      (undoGroups[index].after, undoGroups[index].place, undoGroups[index].time) = (after, end, time)
    } else {
      close()
      var joined: [PlainPatch] = []
      for patch in patches { joined.add(patch) }
      undoGroups.append(Group(patches: joined, kind: kind, before: before, after: after, place: end, time: time))
    }
  }

  /// Closes the last group, so that nothing joins it.
  mutating func close(exceptComposition keepsComposition: Bool = false) {
    guard let last = undoGroups.last, !keepsComposition || last.kind != .composition else { return }
    undoGroups[undoGroups.count - 1].place = nil
  }

  /// Ends a composition. It is forgotten if it changed nothing.
  mutating func endComposition(of plain: PlainText, to after: Selection) {
    guard let last = undoGroups.last, last.kind == .composition, last.place != nil else { return }
    undoGroups[undoGroups.count - 1].after = after
    close()
    if last.patches.count == 1, last.patches[0].isTrivial(in: plain) { undoGroups.removeLast() }
  }

  /// Forgets the oldest groups beyond a number.
  mutating func limit(to count: Int) {
    if undoGroups.count > count { undoGroups.removeFirst(undoGroups.count - count) }
  }

  mutating func popUndo() -> Group? {
    close()
    return undoGroups.popLast()
  }

  mutating func popRedo() -> Group? {
    close()
    return redoGroups.popLast()
  }

  /// Adds a group that was taken back, or made again, with the patches that reverse that.
  mutating func push(_ group: Group, reversedBy patches: [PlainPatch], toRedo: Bool) {
    var group = group
    group.patches = patches
    group.place = nil
    if toRedo { redoGroups.append(group) } else { undoGroups.append(group) }
  }

  /// Moves all groups over an edit by others.
  mutating func rebase(over change: PlainChange) {
    close(exceptComposition: true)
    undoGroups.rebase(over: change, isUndo: true)
    redoGroups.rebase(over: change, isUndo: false)
  }
}

extension [PlainPatch] {
  /// Adds the patch that takes back a later edit.
  fileprivate mutating func add(_ patch: PlainPatch) {
    if let last, let joined = patch.joined(with: last) {
      self[count - 1] = joined
    } else {
      append(patch)
    }
  }
}
