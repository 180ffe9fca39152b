import StyleTables
import TestSupport
import Testing

/// A table from code to image, with packs and reverse look-up.
struct EmojiCatalogTests {
  private static func catalog() throws -> EmojiCatalog {
    try emojiCatalog(
      "Brand",
      [
        ("classic", [TestEmoji("赞", label: "like"), TestEmoji("开心", codes: ["[开心]", "[高兴]", ":)"]), TestEmoji("旧")]),
        (
          "faces",
          [TestEmoji("grin", codes: [":))"]), TestEmoji("wide", codes: ["[w]"], scale: 2, aspect: 3), TestEmoji("a/b")]
        ),
      ]
    )
  }

  @Test func codesAndAliasesLeadToTheirEmoji() throws {
    let catalog = try Self.catalog()
    for pack in catalog.packs {
      for emoji in pack.codes {
        for code in [emoji.code] + emoji.aliases {
          #expect(catalog.code(for: code) == emoji)
          #expect(catalog.code(for: code + "x") == nil && catalog.code(for: String(code.dropLast())) != emoji)
        }
      }
    }
    #expect(catalog.code(for: ":)")?.name == "开心" && catalog.code(for: ":))")?.name == "grin")
    #expect(catalog.code(for: "") == nil && catalog.code(for: "[赞]]") == nil && catalog.code(for: "[") == nil)
  }

  @Test func identifiersLeadToTheirEmoji() throws {
    let catalog = try Self.catalog()
    for emoji in catalog.packs.flatMap(\.codes) {
      #expect(emoji.identifier == "Brand/\(emoji.pack.name)/\(emoji.name)")
      #expect(catalog.code(withIdentifier: emoji.identifier) == emoji)
      #expect(emoji.pack.code(named: emoji.name) == emoji)
      #expect(catalog.code(withIdentifier: "X" + emoji.identifier) == nil)
      #expect(catalog.code(withIdentifier: emoji.identifier + "x") == nil)
    }
    for identifier in [
      "", "Brand", "Brand/", "Brand/classic", "Brand/classic/", "Brand/faces/赞", "brand/classic/赞", "Brandclassic/赞",
    ] {
      #expect(catalog.code(withIdentifier: identifier) == nil, "\(identifier)")
    }
  }

  @Test func packsAndEmojiKeepTheirOrder() throws {
    let catalog = try Self.catalog()
    #expect(catalog.name == "Brand" && catalog.packs.map(\.name) == ["classic", "faces"])
    #expect(catalog.packs[0].codes.map(\.name) == ["赞", "开心", "旧"])
    #expect(catalog.packs["faces"]?.codes.map(\.name) == ["grin", "wide", "a/b"] && catalog.packs["none"] == nil)
    #expect(catalog.packs.map(\.icon.name) == ["赞", "grin"])
    #expect(catalog.packs[0].label == nil && catalog.packs[0].codes.first?.label == "like")
  }

  @Test func eachPackSaysWhetherItsCodesRespectWords() throws {
    let packs = [("one", [TestEmoji("a")]), ("two", [TestEmoji("b")])]
    let catalog = try emojiCatalog("Open", packs, openPacks: ["two"])
    #expect(catalog.packs.map(\.respectsWords) == [true, false])
    #expect(catalog.packs.map(\.icon.name) == ["a", "b"])
    #expect(try catalog != emojiCatalog("Open", packs))
  }

  @Test func anEmojiHasItsImageAndSize() throws {
    let catalog = try Self.catalog()
    let wide = try #require(catalog.packs["faces"]?.code(named: "wide"))
    #expect(wide.image == "emoji/faces/wide.png" && wide.still == nil && wide.keywords == [] && !wide.isDeprecated)
    #expect(wide.scale == 2 && wide.aspect == 3 && wide.code == "[w]" && "\(wide)" == "[w]")
  }

  @Test func catalogsAreEqualByTheirPacks() throws {
    let (one, other) = (try Self.catalog(), try emojiCatalog("Brand", [("classic", [TestEmoji("赞")])]))
    #expect(try one == Self.catalog() && one != other && Set([one, other, try Self.catalog()]).count == 2)
    #expect(one.packs[0].codes.first != other.packs[0].codes.first && one.packs[0] != one.packs[1])
  }

  @Test func aCatalogMayBeEmpty() throws {
    let bytes = [UInt8](try emojiCatalog("Empty", [("one", [TestEmoji("a")])]).name.utf8)
    #expect(bytes == Array("Empty".utf8))
    #expect(try emojiCatalog("Empty", [("one", [TestEmoji("a")])]).code(for: "b") == nil)
  }
}
