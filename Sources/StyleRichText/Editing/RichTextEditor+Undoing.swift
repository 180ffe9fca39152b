internal import StyledText

extension RichTextEditor {
  /// Takes back the last group of edits.
  mutating func undo(updating update: inout UpdateBuilder) {
    guard let group = history.popUndo() else { return }
    let patches = reverse(group, updating: &update)
    select(group.before)
    history.push(group, reversedBy: patches, toRedo: true)
  }

  /// Makes a group of edits again.
  mutating func redo(updating update: inout UpdateBuilder) {
    guard let group = history.popRedo() else { return }
    let patches = reverse(group, updating: &update)
    select(group.after)
    history.push(group, reversedBy: patches, toRedo: false)
  }

  /// Makes the patches of a group, and then removes the entities that do not fit: an entity that a patch restores may
  /// fit only after the next patch has restored the text next to it.
  private mutating func reverse(_ group: EditorHistory.Group, updating update: inout UpdateBuilder) -> [PlainPatch] {
    var inverses: [PlainPatch] = []
    for patch in group.patches.reversed() {
      let end = patch.range.upperBound + patch.shift
      inverses.append(plain.apply(patch))
      redecode(nil, PositionMap.Change(old: patch.range, new: patch.range.lowerBound..<end), updating: &update)
    }
    let place = group.patches.first?.range.lowerBound ?? 0
    return inverses + removeMisfits(at: place, marked: nil, updating: &update)
  }
}
