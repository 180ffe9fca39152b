import TestSupport
import Testing
import TokenDiagnostics
import TokenModel
import TokenResolver

/// Packs of emoji in a spec.
struct EmojiTests {
  private static let packs = """
    emoji:
      classic:
        label: Classic
        folder: emoji/classic
        code: "[{name}]"
        icon: 开心
        items:
          赞: 003.png
          开心: { image: 004.png, label: happy, keywords: [smile, joy], aliases: ["[高兴]", "(:"] }
          旋转: { image: spin.gif, still: still/spin.png }
          横幅: { image: banner.png, aspect: 2, scale: 1.25 }
          旧: { image: old.png, description: Until 2020, deprecated: "use {emoji.classic.赞}" }
      faces:
        code: "{name}"
        items: { ":)": a.png, ":))": ./b.png, "{x}": c.png, "🧑‍🚀": ../d.png, no: e.png, "~~": f.png, 12: g.png }

    """

  @Test func s003_2_packsAndTheirEmojiKeepTheirOrder() throws {
    let (catalog, diagnostics, _) = resolve(minimalSpec + Self.packs)
    #expect(diagnostics == [])
    let packs = try #require(catalog).emoji
    #expect(packs.map(\.name.value) == ["classic", "faces"])
    #expect(packs.map(\.label?.value) == ["Classic", nil])
    #expect(packs.map(\.icon) == [1, 0])
    #expect(packs.map(\.folder.value) == ["emoji/classic", "emoji/faces"])
    #expect(packs[0].items.map(\.code) == ["[赞]", "[开心]", "[旋转]", "[横幅]", "[旧]"])
    #expect(packs[1].items.map(\.code) == [":)", ":))", "{x}", "🧑‍🚀", "no", "~~", "12"])
    #expect(
      packs[1].items.map(\.image.value).prefix(4) == [
        "emoji/faces/a.png", "emoji/faces/b.png", "emoji/faces/c.png", "emoji/d.png",
      ]
    )
  }

  @Test func s003_2_anEmojiHasWhatTheSpecSays() throws {
    let items = try #require(resolve(minimalSpec + Self.packs).catalog?.emoji.first).items
    #expect(items[0].image.value == "emoji/classic/003.png")
    #expect(items[0].codes == ["[赞]"])
    #expect(items[1].label?.value == "happy")
    #expect(items[1].keywords.map(\.value) == ["smile", "joy"])
    #expect(items[1].codes == ["[开心]", "[高兴]", "(:"])
    #expect(items[2].still?.value == "emoji/classic/still/spin.png")
    #expect(items[3].aspect?.value == FixedDecimal(2))
    #expect(items[3].scale?.value == FixedDecimal(tenThousandths: 12_500))
    #expect(items[4].annotations.description?.value == "Until 2020")
    #expect(items[4].annotations.deprecation?.replacement == "emoji.classic.赞")
    #expect(items.prefix(4).allSatisfy { $0.annotations == TokenAnnotations() })
  }

  @Test func swiftSaysWhetherEmojiHaveNames() throws {
    #expect(try #require(resolve(minimalSpec).catalog).swift.emoji == .catalog)
    #expect(try #require(resolve(minimalSpec + "swift: { emoji: names }\n").catalog).swift.emoji == .names)
  }

  @Test func aSpecWithoutPacksHasNone() throws {
    #expect(try #require(resolve(minimalSpec).catalog).emoji == [])
  }
}
