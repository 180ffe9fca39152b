import StyleSpec

/// The cell of a comment.
public struct CommentCell: Sendable {
  /// The author and the date.
  public private(set) var header: StyledText
  /// The text of the comment, in the read mode of the spec.
  public private(set) var body: StyledText

  /// Makes the cell of a comment. Links and mentions that do not occur in the text are ignored.
  public init(_ comment: Comment) throws {
    header = StyledText(
      template: try SlotTemplate("{author} · {date}"),
      style: .commentDate,
      slots: ["author": TextAttributes(style: .commentAuthor)]
    )
    header["author"] = comment.author
    header["date"] = comment.date
    body = StyledText(comment.text, style: .comment)
    for (words, target) in comment.links {
      try body.mark(words, TextAttributes(style: .commentLink, link: TextLink(target)))
    }
    for (words, person) in comment.mentions {
      try body.mark(words, TextAttributes(style: .commentLink, mention: TextMention(person, text: words)))
    }
  }
}

extension StyledText {
  /// Sets attributes on the first occurrence of a part of the text.
  fileprivate mutating func mark(_ words: String, _ attributes: TextAttributes) throws {
    if let found = range(of: words) { try merge(attributes, in: found) }
  }
}
