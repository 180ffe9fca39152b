import StyleRichText
import StyleSpec
import Testing

@testable import Storefront

struct CommentCellTests {
  private let comment = Comment(
    author: "Zoë 👩🏽‍🍳",
    date: "2026-05-02",
    text: PlainText("Cafe\u{301} 👍🏽[赞] 看了#选购指南#，@店主 [谢谢]", entities: [.init(23..<26, .mention("user/1"))])
  )

  @Test func commentsAreInReadMode() throws {
    let body = try CommentCell(comment).body
    #expect(body.style?.tokens.mode == "read")
    // In read mode, lines of 14 pt are 24 pt high; elsewhere 20.
    for appearance in Appearance.allCases {
      let resolved = body.resolved(in: StyleContext(appearance: appearance))
      #expect(Set(resolved.sets.map(\.line?.minimumLineHeight)) == [24])
      #expect(Set(resolved.sets.map(\.size)) == [14])
    }
  }

  @Test func emojiLinksAndMentionsAreWhereTheyAreWritten() throws {
    let cell = try CommentCell(comment)
    #expect(
      styledRuns(cell.body) == [
        "Cafe\u{301} 👍🏽: comment", "\u{FFFC}: comment, attachment", " 看了: comment", "#选购指南#: commentLink, link",
        "，: comment", "@店主: commentLink, link, mention", " [谢谢]: comment",
      ]
    )
    #expect(styledRuns(cell.header) == ["Zoë 👩🏽‍🍳: commentAuthor", " · 2026-05-02: commentDate"])
  }

  @Test func whatIsStoredIsWhatWasWritten() throws {
    let cell = try CommentCell(comment)
    #expect(RichTextCodec.comments.encode(cell.body) == comment.text)
    #expect(cell.bodyInCodes.text == comment.text.text)
  }

  /// `Holiday/Shop.emojicatalog` has other emoji, as a server may send them between two releases of the app:
  /// `stylespec compile Holiday/shop.yaml --emit catalog` makes it.
  @Test func emojiMayComeFromAFile() throws {
    let holiday = RichTextCodec.makeComments(emoji: try holidayEmoji())
    let text = PlainText("[赞][新年]")
    let (shown, before) = (holiday.decode(text).text, RichTextCodec.comments.decode(text).text)
    #expect(shown.text == "[赞]\u{FFFC}" && before.text == "\u{FFFC}[新年]")
    // What the other tables do not know becomes text, and comes back.
    #expect(holiday.decode(RichTextCodec.comments.encode(before)).text == shown)
    #expect(RichTextCodec.comments.decode(holiday.encode(shown)).text == before)
  }
}
