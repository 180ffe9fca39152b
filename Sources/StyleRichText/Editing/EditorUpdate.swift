public import StyledText

/// The changes that an event made.
public struct EditorUpdate: Sendable, Hashable {
  /// A range of the display text before the event, and the text that it was replaced by.
  public struct Replacement: Sendable, Hashable {
    /// In UTF-16 offsets of the text before the event.
    public let range: Range<Int>
    /// The new text, with its attributes.
    public let text: StyledText
  }

  /// The smallest changes of the display text, in text order, for a view to repeat.
  public let replacements: [Replacement]
  /// The map from positions of the display text before the event to those after it. Its changes are the replacements.
  public let map: PositionMap
  /// Other effects, such as mentions that came and went.
  public let effects: [EditorEffect]

  /// An update that did not change the text.
  static func unchanged(_ effects: [EditorEffect] = []) -> Self {
    Self(replacements: [], map: .identity, effects: effects)
  }
}

/// A mention or an emoji, as effects name them.
public enum EditorAtom: Sendable, Hashable {
  /// The person, and the text of the mention.
  case mention(TextMention)
  /// The `EmojiCode.identifier` of the emoji.
  case emoji(String)
}

/// An effect of an event other than changing text.
public enum EditorEffect: Sendable, Hashable {
  /// A mention or emoji came into the text, whether by typing, pasting, undoing or otherwise.
  case inserted(EditorAtom)
  /// A mention or emoji is no longer in the text.
  case removed(EditorAtom)
  /// The text that was cut, for the clipboard.
  case copied(RichTextClipboard)
  /// The text did not fit ``EditorOptions/limit``; this part of it was left out.
  case limited(leftOut: String)
  /// The frame shows another text than the editor's, and was not used.
  case frameRefused
}
