import StyleLayout
import StyleRichText
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

// The code of the articles, line by line, with what comes of it.

struct ArticleExamples {
  @Test(arguments: ["StyleRichText", "PlainAndDisplayText"])
  func articlesShowWhatIsTestedHere(_ article: String) throws {
    let text = try Repository.read("Sources/StyleRichText/StyleRichText.docc/\(article).md")
    let tested = try Repository.read("Tests/StyleRichTextTests/WithTools/ArticleExamples.swift")
    let known = Set(tested.split(separator: "\n").map { $0.drop { $0 == " " } })
    let blocks = text.matches(of: #/(?s)```swift\n(.*?)```/#)
    #expect(blocks.first?.1.contains("import StyleRichText") == true)
    for line in blocks.flatMap({ $0.1.split(separator: "\n") }) where !line.hasPrefix("import ") {
      #expect(known.contains(line.drop { $0 == " " }), "not tested: \(line)")
    }
  }

  @Test func overview() {
    let codec = RichTextCodec(
      emoji: Yanxuan.emoji,
      mentions: .names(["小明": "user/7"]),
      links: [.url, .mail],
      looks: RichTextLooks(
        style: .t14_gray2_regular,
        mention: TextAttributes(weight: 700),
        link: TextAttributes(underline: .single)
      )
    )
    let comment = codec.decode("啊啊啊[赞] @小明 a@b.c")
    _ = """
      comment.text  // a styled text with an attachment, a mention and a link
      codec.encode(comment.text).text  // 啊啊啊[赞] @小明 a@b.c
      """
    #expect(comment.text.style == .t14_gray2_regular)
    #expect(comment.text.runs.contains { $0.attributes.mention != nil && $0.attributes.weight == 700 })
    #expect(comment.text.runs.filter { $0.attributes.attachment != nil || $0.attributes.link != nil }.count == 2)
    #expect(codec.encode(comment.text).text == "啊啊啊[赞] @小明 a@b.c")
  }

  private static let codec: RichTextCodec = {
    let codec = RichTextCodec(
      emoji: Yanxuan.emoji,
      mentions: .names(["小明": "user/7", "Ann Lee": "user/8"]),
      links: [.url, .mail, .topic, .hashtag],
      looks: RichTextLooks(style: .t14_gray2_regular, mention: TextAttributes(weight: 700))
    )
    return codec
  }()

  private let codec = Self.codec

  @Test func plainAndDisplayText() {
    let comment = codec.decode("好[赞] @小明")
    print(comment.text.plainText)  // 好[赞] @小明
    let copied = codec.encode(comment.text, in: 1..<2)
    print(copied.text)  // [赞]
    #expect(comment.text.plainText == "好[赞] @小明" && copied.text == "[赞]")
    #expect(comment.text.text == "好\u{FFFC} @小明")
    #expect(codec.decode("a@小明 @Ann Leeb [nobody]").text.runs.allSatisfy { $0.attributes.mention == nil })
  }

  @Test func entities() {
    let stored = PlainText("谢谢 @小明", entities: [PlainText.Entity(3..<6, .mention("user/9"))])
    let thanks = codec.decode(stored)
    print(thanks.text.runs.compactMap(\.attributes.mention))  // [@小明 (user/9)]
    print(codec.encode(thanks.text) == stored)  // true
    #expect("\(thanks.text.runs.compactMap(\.attributes.mention))" == "[@小明 (user/9)]")
    #expect(codec.encode(thanks.text) == stored)

    let (renamed, moved) = codec.renaming(thanks.text) { person in person == "user/9" ? "大明明" : nil }
    print(renamed.text)  // 谢谢 @大明明
    print(moved.map(6))  // 7
    #expect(renamed.text == "谢谢 @大明明" && moved.map(6) == 7)
  }

  @Test func positions() {
    let liked = codec.decode("好[赞][赞]的")
    print(liked.map.map(7))  // 3
    print(liked.map.inverse.map(2..<3))  // 4..<7
    #expect(liked.map.map(7) == 3 && liked.map.inverse.map(2..<3) == 4..<7)
  }

  @Test func links() {
    let order = LinkRule("order", startingWith: "№") { reader in
      guard let sign = reader.scalar(at: 0), sign.scalar == "№" else { return nil }
      var length = sign.length
      while let byte = reader.byte(at: length), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { length += 1 }
      return length > sign.length ? LinkRule.Match(length: length) : nil
    } target: { text in
      TextLink("order", parameter: String(text.dropFirst()))
    }
    let blue = StyleColor(light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))
    let shop = RichTextCodec(links: [order, .url], looks: RichTextLooks(links: ["order": TextAttributes(color: blue)]))
    print(shop.decode("查№2026").text.runs.compactMap(\.attributes.link))  // [order (2026)]
    let runs = shop.decode("查№2026").text.runs
    #expect("\(runs.compactMap(\.attributes.link))" == "[order (2026)]")
    #expect(runs.last?.attributes.color == blue)
  }

  @Test func otherEmoji() {
    let comment = codec.decode("好[赞] @小明")
    let words = RichTextCodec(looks: codec.looks)
    let shown = words.decode(comment.text, from: codec)
    print(shown.text.text)  // 好[赞] @小明
    print(codec.decode(shown.text, from: words).text == comment.text)  // true
    #expect(shown.text.text == "好[赞] @小明")
    #expect(codec.decode(shown.text, from: words).text == comment.text)
  }

  @Test func drawing() throws {
    let comment = codec.decode("好[赞] @小明")
    var asked: [String] = []
    func picture(_ path: String) -> AttachmentImage? {
      asked.append(path)
      return (try? Repository.readBytes("tokens/\(path)")).map { AttachmentImage(png: $0) }
    }
    let frame = Typesetter(FixedWidthShaper()).frame(for: comment.text, width: 200)
    var drawing = Drawing(size: frame.size)
    drawing.draw(frame) { attachment in
      let emoji = Yanxuan.emoji.code(withIdentifier: attachment.identifier)
      return (emoji?.still ?? emoji?.image).flatMap(picture)
    }
    #expect(asked == ["emoji/classic/like.png"])
  }
}
