public import StyleLayout

/// Something that happens to a ``RichTextEditor``: a key, a tap, a message of an input method. Positions are UTF-16
/// offsets of the display text. Those that are out of bounds are moved into the text, and those inside of an atom or of
/// a character are moved outward.
///
/// U+FFFC represents an object, such as an image, which a plain text does not have. It is left out of user input: typed
/// and marked text, replacements, names and clipboards, where an entity that had one is treated as if the character had
/// been deleted. Texts of others stay unchanged, since others also count the character: ``external(_:)``, and the text
/// of ``RichTextEditor/init(_:codec:options:)``.
public enum EditorEvent: Sendable, Hashable, Codable {
  /// Typed text, which replaces the marked text or the selection.
  case insert(String)
  /// An emoji, by a code or alias of the catalog, which replaces the selection. An unknown code does nothing.
  case emoji(code: String)
  /// A mention of a person. It replaces the ``RichTextEditor/mentionQuery`` and is followed by a space, or else
  /// replaces the selection. A name that is empty or has a line break does nothing.
  case mention(identifier: String, name: String)
  /// Text that replaces a range, as sent by dictation and automatic correction.
  case replace(Range<Int>, with: String)
  /// A deletion by a key.
  case delete(Deletion)
  /// Replaces the selection with the content of a clipboard.
  case paste(RichTextClipboard)
  /// Removes the selection; ``EditorEffect/copied(_:)`` has it for the clipboard.
  case cut
  /// A movement of the caret, by a key. Extending, it moves the head of the selection.
  case move(CaretMovement, extending: Bool)
  /// A selection that the view or the app sets.
  case select(anchor: Int, head: Int)
  /// A tap or a drag at a point of the frame, which selects the unit there.
  case touch(LayoutPoint, by: SelectionUnit, extending: Bool)
  /// Selects all text.
  case selectAll
  /// The uncommitted text of an input method. It replaces the marked text, or else the selection. The range is the
  /// selection in it, in UTF-16 offsets of this text. Empty text cancels the composition.
  case mark(String, selected: Range<Int>)
  /// Commits the marked text.
  case unmark
  /// Takes back the last group of edits.
  case undo
  /// Makes the group of edits again that was taken back last.
  case redo
  /// Edits by others, which undo does not take back. The ranges refer to the text before all of them. The order of the
  /// list does not matter: the new texts come in the order of their ranges. If one edit inserts where another starts to
  /// replace, the inserted text is first. Texts for the same range are in the order of their bytes in UTF-8. Edits that
  /// overlap, or that change parts of one atom, replace all of their ranges together; no text is lost. An empty literal
  /// at the start of a text that comes right after another edit is left out.
  case external([ExternalReplacement])
}

/// A deletion by a key, of the selection if there is one.
public enum Deletion: String, Sendable, Hashable, Codable, CaseIterable {
  /// The character before the caret: an atom, an emoji, a flag, a keycap or a line break as a whole, else the last
  /// scalar of it.
  case backward
  /// The character after the caret, as a whole.
  case forward
  /// To the start of the word before the caret, or to the end of the word after it.
  case wordBackward, wordForward
  /// To the start or to the end of the line; without a frame, of the paragraph. At the start or end already, the
  /// character before or after it.
  case lineStart, lineEnd
}

/// The unit that a touch selects.
public enum SelectionUnit: String, Sendable, Hashable, Codable, CaseIterable {
  /// The caret that is nearest to the point.
  case grapheme
  /// The word at the point.
  case word
  /// The paragraph at the point, with its separator.
  case paragraph
}

/// An edit that others made.
public struct ExternalReplacement: Sendable, Hashable, Codable {
  /// In UTF-16 offsets of the display text.
  public var range: Range<Int>
  /// The plain text that replaces the range.
  public var plain: PlainText

  /// Creates a replacement from its parts.
  public init(_ range: Range<Int>, with plain: PlainText) {
    self.range = range
    self.plain = plain
  }
}
