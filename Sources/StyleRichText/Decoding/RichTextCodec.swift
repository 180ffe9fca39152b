public import StyleTables

/// Reads plain text as display text, with emoji, mentions and links, and writes display text as plain text.
///
/// ```swift
/// let codec = RichTextCodec(emoji: Yanxuan.emoji, mentions: .names(["小明": "user/7"]), links: [.url, .mail])
/// let comment = codec.decode("啊啊啊[赞] @小明 a@b.c")
/// comment.text  // an attachment for [赞], a mention and a link
/// codec.encode(comment.text).text  // 啊啊啊[赞] @小明 a@b.c
/// ```
///
/// The text is read once, from its start to its end: the leftmost match wins. At the same position, an entity wins over
/// a code, a code over a name, a name over a link, and the longest one of a kind. Matches begin and end between
/// characters as people see them, so that `[赞]` with a combining mark after it is not a code. Nor is `xD` in `abcxDef`,
/// or `:/` in `C:/Users`, if its pack respects words (`EmojiPack.respectsWords`). Anything unknown stays as it is
/// written. Entities always apply: nothing else extends into one.
///
/// It is a value that can be passed to any thread. Make one and keep it: it prepares its tables once.
public struct RichTextCodec: Sendable {
  /// The source of mentions.
  public enum Mentions: Sendable {
    /// Only from entities.
    case entities
    /// From entities, and from the names of a directory after `@`.
    case names(MentionDirectory)
  }

  /// The emoji; nil if codes stay text.
  public let emoji: EmojiCatalog?
  /// The source of mentions.
  public let mentions: Mentions
  /// The rules of links, in the order of precedence.
  public let links: [LinkRule]
  /// The attributes of the text and its parts.
  public let looks: RichTextLooks

  let rules: MatchRules
  let emojiLooks = EmojiLooks()

  /// Creates a codec.
  ///
  /// - Complexity: Linear in the number of rules.
  public init(
    emoji: EmojiCatalog? = nil,
    mentions: Mentions = .entities,
    links: [LinkRule] = [],
    looks: RichTextLooks = RichTextLooks()
  ) {
    (self.emoji, self.mentions, self.links, self.looks) = (emoji, mentions, links, looks)
    if case .names(let directory) = mentions {
      rules = MatchRules(emoji: emoji, directory: directory, links: links)
    } else {
      rules = MatchRules(emoji: emoji, directory: nil, links: links)
    }
  }
}
