/// The behavior of an editor.
public struct EditorOptions: Sendable, Hashable {
  /// The effect of the first deletion next to a mention.
  public enum MentionDeletion: String, Sendable, Hashable, CaseIterable {
    /// It selects the mention; the next one removes it.
    case selectFirst
    /// It removes the mention.
    case atOnce
    /// A deletion backward removes the last word of the name: `@John Smith` becomes `@John`.
    case segments
  }

  /// The effect of the first deletion next to a mention.
  public var mentionDeletion: MentionDeletion
  /// The longest text that can be entered; nil without a limit.
  public var limit: TextLimit?
  /// The maximum number of edit groups that undo can take back, not negative.
  public var undoGroups: Int {
    didSet { undoGroups = max(undoGroups, 0) }
  }
  /// The characters that begin a mention query.
  public var mentionTriggers: [MentionTrigger]

  /// Creates options, all with defaults.
  public init(
    mentionDeletion: MentionDeletion = .selectFirst,
    limit: TextLimit? = nil,
    undoGroups: Int = 100,
    mentionTriggers: [MentionTrigger] = [MentionTrigger("@")]
  ) {
    self.mentionDeletion = mentionDeletion
    self.limit = limit
    self.undoGroups = max(undoGroups, 0)
    self.mentionTriggers = mentionTriggers
  }
}

/// The longest text that an editor accepts. Marked text is not limited until it is committed.
public struct TextLimit: Sendable, Hashable {
  /// The unit of the limit.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Characters of the plain text, as people see them: `[赞]` counts as 3.
    case graphemes
    /// UTF-16 units of the plain text.
    case utf16
    /// UTF-8 units of the plain text.
    case utf8
    /// Characters of the display text: an emoji counts as 1.
    case shownGraphemes
  }

  /// The maximum count.
  public var count: Int
  /// The unit of the limit.
  public var unit: Unit

  /// Creates a limit from its parts.
  public init(_ count: Int, _ unit: Unit) {
    self.count = count
    self.unit = unit
  }
}

/// A character that begins a mention query.
public struct MentionTrigger: Sendable, Hashable {
  /// The character, such as `@`.
  public var character: Character
  /// The maximum number of words after it. With more than one, spaces between them belong to the query.
  public var words: Int

  /// Creates a trigger, by default for names of one word.
  public init(_ character: Character, words: Int = 1) {
    self.character = character
    self.words = words
  }
}

/// The start of a name before the caret, for which an app suggests people.
public struct MentionQuery: Sendable, Hashable {
  /// The character that began it.
  public let trigger: Character
  /// From the trigger to the caret; UTF-16 offsets of the display text.
  public let range: Range<Int>
  /// The text after the trigger.
  public let text: String
}
