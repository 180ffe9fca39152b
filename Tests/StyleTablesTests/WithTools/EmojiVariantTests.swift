import StyleTables
import TestSupport
import Testing

/// Emoji and their variants in the tables.
struct EmojiVariantTests {
  private static let wave = TestEmoji("wave", variants: ["dark", "light"])

  @Test func variantsAndTheirEmojiKnowEachOther() throws {
    let hands = [TestEmoji("smile"), TestEmoji("light"), Self.wave, TestEmoji("dark")]
    let catalog = try emojiCatalog("Test", [("faces", [TestEmoji("grin")]), ("hands", hands)])
    let pack = try #require(catalog.packs["hands"])
    let wave = try #require(pack.code(named: "wave"))
    #expect(wave.variants.map(\.name) == ["dark", "light"] && wave.base == nil)
    #expect(wave.variants.allSatisfy { $0.base == wave && $0.variants == [] })
    #expect(pack.codes[pack.codes.startIndex].variants == [] && pack.codes[pack.codes.startIndex].base == nil)
    #expect(catalog.code(for: "[dark]")?.base == wave, "a variant is read as every other emoji")
    #expect(pack.offered.map(\.name) == ["smile", "light", "wave", "dark"])
  }

  @Test func retiredVariantsAreNotOffered() throws {
    let hands = [Self.wave, TestEmoji("dark", deprecated: "true"), TestEmoji("light")]
    let catalog = try emojiCatalog("Test", [("hands", hands)])
    #expect(catalog.code(for: "[wave]")?.variants.map(\.name) == ["light"])
    #expect(catalog.code(for: "[dark]")?.base?.name == "wave", "it is still read as what it was")
  }

  @Test func aTableWithoutVariantsIsAsLongAsOneWithThem() {
    let plain = emojiCatalogBytes("Test", [("hands", [TestEmoji("wave"), TestEmoji("dark"), TestEmoji("light")])])
    let variants = emojiCatalogBytes("Test", [("hands", [Self.wave, TestEmoji("dark"), TestEmoji("light")])])
    #expect(plain != variants && plain.count == variants.count)
  }

  /// Random packs, of which each emoji is alone, has variants or is one.
  @Test func everyPackHasTheVariantsThatItWasMadeOf() throws {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(400) {
      let packs = (0..<Int.random(in: 1...3, using: &random)).map { pack in
        let names = (0..<Int.random(in: 1...12, using: &random)).map { "\(pack).\($0)" }
        var free = names.shuffled(using: &random)
        var emoji: [TestEmoji] = []
        while let name = free.popLast() {
          let count = min(Int.random(in: 0...4, using: &random), free.count)
          emoji.append(TestEmoji(name, variants: Array(free.suffix(count))))
          emoji += free.suffix(count).map { TestEmoji($0) }
          free.removeLast(count)
        }
        return (name: "pack\(pack)", emoji: emoji.shuffled(using: &random))
      }
      let catalog = try emojiCatalog("Law", packs)
      for (pack, read) in zip(packs, catalog.packs) {
        for (emoji, code) in zip(pack.emoji, read.codes) {
          let base = pack.emoji.first { $0.variants.contains(emoji.name) }
          #expect(code.variants.map(\.name) == emoji.variants, "seed \(seed), round \(round)")
          #expect(code.base?.name == base?.name, "seed \(seed), round \(round)")
        }
      }
    }
  }
}
