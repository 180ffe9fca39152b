internal import StyledText

extension RichTextEditor {
  /// Takes back the last group of edits.
  mutating func undo(_ update: inout UpdateBuilder) {
    guard let group = history.popUndo() else { return }
    let patches = reverse(group, &update)
    select(group.before)
    history.push(group, reversedBy: patches, toRedo: true)
  }

  /// Makes a group of edits again.
  mutating func redo(_ update: inout UpdateBuilder) {
    guard let group = history.popRedo() else { return }
    let patches = reverse(group, &update)
    select(group.after)
    history.push(group, reversedBy: patches, toRedo: false)
  }

  private mutating func reverse(_ group: EditorHistory.Group, _ update: inout UpdateBuilder) -> [PlainPatch] {
    group.patches.reversed().flatMap { apply($0, &update) }
  }
}
