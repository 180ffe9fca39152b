import StyleRichText
import StyleSpec
import YanxuanStyles

/// A comment in a list. The list keeps it, so that a cell that is used again shows what a reader has expanded.
nonisolated struct ShownComment: Identifiable, Sendable {
  let id: Int
  let author: StyledText
  /// The text, and whether the reader wants all of it.
  var text: ExpandableText
  /// The height of the text in its cell; nil until it is laid out.
  var height: Double?

  init(_ comment: Comment) {
    id = comment.id
    author = StyledText("\(comment.author)", style: .t12_gray2_bold)
    text = ExpandableText(
      RichTextCodec.comments.decode(comment.text).text,
      limit: .lines(3),
      token: StyledText("…展开", attributes: TextAttributes(color: Yanxuan.Colors.link)),
      closing: StyledText(" 收起", attributes: TextAttributes(color: Yanxuan.Colors.link))
    )
  }

  static let samples = Comment.samples.map { ShownComment($0) }
}

nonisolated extension RichTextCodec {
  /// How comments are read and written. It is made once, because it prepares tables.
  static let comments = RichTextCodec(
    emoji: Yanxuan.emoji,
    mentions: .names(MentionDirectory(Person.samples.map { (name: $0.name, identifier: $0.id) })),
    links: [.url, .topic],
    looks: RichTextLooks(
      style: .comment,
      mention: TextAttributes(color: Yanxuan.Colors.link),
      link: TextAttributes(color: Yanxuan.Colors.link)
    )
  )
}

nonisolated extension EditorOptions {
  /// How comments are written.
  static let comments = EditorOptions(limit: TextLimit(140, .shownGraphemes))
}

nonisolated extension StyledText {
  /// The text of an empty field.
  static let commentPrompt = StyledText("说说看，@ 一下朋友", style: .t14_gray3_regular)
}

nonisolated extension Topic {
  /// A tag.
  var tag: StyledText { StyledText("#\(name) \(count)", attributes: TextAttributes(style: .t12_link_medium)) }

  /// The tag after those that are shown.
  static func moreTag(_ hidden: Int) -> StyledText { StyledText("+\(hidden)", style: .t12_gray3_regular) }
}

nonisolated extension FlowLayout {
  /// Two rows of tags.
  static let topics = FlowLayout(spacing: .fixed(12), rowSpacing: 6, maximumRows: 2)
}
