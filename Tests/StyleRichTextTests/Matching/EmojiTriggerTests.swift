import StyleRichText
import StyledText
import Testing

/// Links whose first character would be that of an emoji, and topics around them.
struct EmojiTriggerTests {
  private func links(in text: String) -> [String] {
    RichTextCodec(links: [.url, .mail, .topic, .hashtag]).decode(text).text.runs.compactMap { run in
      run.attributes.link.map { "\($0.identifier) \($0.parameter ?? "")" }
    }
  }

  @Test(arguments: ["#️⃣ hello", "#️⃣a#", "#\u{20E3}a#", "#\u{FE0F}tag", "*️⃣", "1️⃣a@example.com", "1\u{20E3}@example.com"])
  func emojiDoNotBeginLinks(text: String) { #expect(links(in: text) == []) }

  @Test(arguments: [
    ("#a#️⃣b#", ["topic a#️⃣b"]), ("#a#️⃣", ["hashtag a"]), ("#️⃣#tag", ["hashtag tag"]), ("#1️⃣", ["hashtag 1️⃣"]),
  ])
  func emojiMayBeInsideOfLinks(text: String, expected: [String]) { #expect(links(in: text) == expected) }

  @Test func aTopicIsAllBetweenItsSigns() {
    #expect(links(in: "#\u{301}a#") == ["topic \u{301}a"])
    #expect(links(in: "#\u{301}#").map { Array($0.utf8) } == [Array("topic \u{301}".utf8)])
  }

  @Test(arguments: [(256, true), (257, false)])
  func aTopicHasUpTo256Bytes(count: Int, isTopic: Bool) {
    let words = String(repeating: "好", count: 85) + String(repeating: "a", count: count - 255)
    #expect(links(in: "#\(words)#").contains("topic \(words)") == isTopic)
  }

  @Test(arguments: ["{", "|", "}", "^", "<", "`"])
  func addressesEndBeforeSignsThatAreNeverInThem(sign: String) {
    #expect(links(in: "https://a.example/b\(sign)c") == ["https://a.example/b "])
  }
}
