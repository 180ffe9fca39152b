import StyleRichText
import StyleSpec

/// The cell of a comment.
public struct CommentCell: Sendable {
  /// The author and the date.
  public private(set) var header: StyledText
  /// The text of the comment with images of emoji, in the read mode of the spec. If it is long, a picture shows three lines.
  public var text: ExpandableText

  /// Makes the cell of a comment. Throws if a template is invalid.
  public init(_ comment: Comment, codec: RichTextCodec = .comments) throws {
    header = StyledText(
      template: try SlotTemplate("{author} · {date}"),
      style: .commentDate,
      slots: ["author": TextAttributes(style: .commentAuthor)]
    )
    header["author"] = comment.author
    header["date"] = comment.date
    text = ExpandableText(
      codec.decode(comment.text).text,
      token: StyledText("…展开", style: .commentLink),
      closing: StyledText(" 收起", style: .commentLink)
    )
  }

  /// The whole text.
  public var body: StyledText { text.text }

  /// The text with the codes of emoji, for a terminal.
  public var bodyInCodes: StyledText {
    RichTextCodec.commentsInCodes.decode(RichTextCodec.comments.encode(body)).text
  }
}

extension RichTextCodec {
  /// How comments are read. It is made once, because it prepares tables.
  public static let comments = makeComments(emoji: Shop.emoji)

  /// The same for what cannot show images: codes stay as they are written.
  static let commentsInCodes = makeComments(emoji: nil)

  /// How comments are read with other emoji, such as those of a file that a server sent.
  public static func makeComments(emoji: EmojiCatalog?) -> RichTextCodec {
    let link = TextAttributes(style: .commentLink)
    return RichTextCodec(
      emoji: emoji,
      mentions: .entities,
      links: [.url, .topic],
      looks: RichTextLooks(style: .comment, mention: link, link: link)
    )
  }
}
