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

  private mutating func reverse(_ group: EditorHistory.Group, updating update: inout UpdateBuilder) -> [PlainPatch] {
    group.patches.reversed().flatMap { apply($0, updating: &update) }
  }
}
