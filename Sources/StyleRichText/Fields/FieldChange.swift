internal import StyledText

/// The changes that an event made in a ``FieldModel``, for those who must be notified.
public struct FieldChange: Sendable, Hashable {
  /// A part of a field that others follow.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// The text, plain or as it is shown.
    case text
    /// The selection.
    case selection
    /// The beginning of a name before the caret.
    case mentionQuery
    /// The count of a text with a limit.
    case count
  }

  /// The parts that have changed.
  public let changed: Set<Part>
  /// The text or the selection, if the input system must be notified of it before and after the change. It is not
  /// notified of results that it expects from its own calls, as that would restart its suggestions.
  public let unexpected: Set<Part>
  /// The changes of the text, and other effects.
  public let update: EditorUpdate

  /// Compares two states of an editor.
  ///
  /// - Parameters:
  ///   - old: The editor before the event.
  ///   - new: The editor after it.
  ///   - expected: The result that the input system expects; nil if the event is not one of its calls.
  init(from old: RichTextEditor, to new: RichTextEditor, _ update: EditorUpdate, expected: InputExpectation? = nil) {
    var (changed, unexpected): (Set<Part>, Set<Part>) = ([], [])
    if old.plain != new.plain || !update.replacements.isEmpty { changed.insert(.text) }
    if old.selection != new.selection { changed.insert(.selection) }
    if old.mentionQuery != new.mentionQuery { changed.insert(.mentionQuery) }
    if old.limitCount != new.limitCount { changed.insert(.count) }
    if !new.text.text.hasSameUTF8(as: expected?.text ?? old.text.text) { unexpected.insert(.text) }
    if new.selection.range != expected?.selection ?? old.selection.range { unexpected.insert(.selection) }
    (self.changed, self.unexpected, self.update) = (changed, unexpected, update)
  }
}
