import StyleSpec
import Testing

@testable import Storefront

struct CommentCellTests {
  private let comment = Comment(
    author: "Zoë 👩🏽‍🍳",
    date: "2026-05-02",
    text: "Cafe\u{301} 👍🏽 看了选购指南，@店主 谢谢",
    links: ["选购指南": "shop://guide", "not there": "shop://nowhere"],
    mentions: ["@店主": "user/1"]
  )

  @Test func commentsAreInReadMode() throws {
    let body = try CommentCell(comment).body
    #expect(body.style?.tokens.mode == "read")
    // In read mode, lines of 14 pt are 24 pt high; elsewhere 20.
    for appearance in Appearance.allCases {
      let resolved = body.resolved(in: StyleContext(appearance: appearance))
      #expect(resolved.sets.map(\.line?.minimumLineHeight) == [24, 24, 24])
      #expect(resolved.sets.map(\.size) == [14, 14, 14])
    }
  }

  @Test func linksAndMentionsAreWhereTheirWordsAre() throws {
    let cell = try CommentCell(comment)
    #expect(
      styledRuns(cell.body) == [
        "Cafe\u{301} 👍🏽 看了: comment", "选购指南: commentLink, link", "，: comment", "@店主: commentLink, mention",
        " 谢谢: comment",
      ]
    )
    #expect(styledRuns(cell.header) == ["Zoë 👩🏽‍🍳: commentAuthor", " · 2026-05-02: commentDate"])
  }
}
