public import StyleLayout
public import StyledText

/// A target of touches in a text.
public enum TouchTarget: Sendable, Hashable {
  /// A link, including an emoji with a link.
  case link(TextFrame.Link)
  /// A mention, also one with a link, and its range in the text; UTF-16 offsets.
  case mention(TextMention, range: Range<Int>)
  /// An emoji, or another box in the line.
  case emoji(PlacedAttachment)
  /// Text, or the area around it.
  case text(TextHit)

  /// Kinds of targets.
  public struct Kinds: OptionSet, Sendable, Hashable {
    /// A bit for each kind.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Links, including links of emoji.
    public static let links = Self(rawValue: 1)
    /// Mentions.
    public static let mentions = Self(rawValue: 2)
    /// Emoji and other boxes.
    public static let emoji = Self(rawValue: 4)
    /// Text.
    public static let text = Self(rawValue: 8)
  }

  /// The kind of the target; one.
  public var kind: Kinds {
    switch self {
    case .link: .links
    case .mention: .mentions
    case .emoji: .emoji
    case .text: .text
    }
  }

  /// The range of the target in the text that is shown, in UTF-16 offsets: the whole link, the whole mention, the
  /// U+FFFC of an emoji, the grapheme at the point. Beside the text it is empty, at the nearest caret.
  public var range: Range<Int> {
    switch self {
    case .link(let link): link.range
    case .mention(_, let range): range
    case .emoji(let attachment): attachment.range
    case .text(let hit): hit.grapheme ?? hit.position..<hit.position
    }
  }

  /// Whether it acts when it is touched, and shows it. Emoji and text are touched only to be selected or copied.
  var isLink: Bool { kind == .links || kind == .mentions }

  /// Whether the other target, perhaps of another frame, means the same: it has the same target, shows the same image,
  /// or is also text.
  func means(_ other: Self) -> Bool {
    switch (self, other) {
    case (.link(let own), .link(let other)): own.link == other.link
    case (.mention(let own, _), .mention(let other, _)): own == other
    case (.emoji(let own), .emoji(let other)): own.attachment.identifier == other.attachment.identifier
    case (.text, .text): true
    default: false
    }
  }
}
