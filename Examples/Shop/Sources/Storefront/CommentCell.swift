import StyleSpec

/// What is shown of a comment.
public struct CommentCell: Sendable {
  /// Who wrote it, and when.
  public private(set) var header: StyledText
  /// What was written, in the read mode of the spec.
  public private(set) var body: StyledText

  /// The cell of a comment. Links and mentions whose words are not in the text are left out.
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
  /// Sets attributes where words first stand.
  fileprivate mutating func mark(_ words: String, _ attributes: TextAttributes) throws {
    if let found = range(of: words) { try merge(attributes, in: found) }
  }
}
