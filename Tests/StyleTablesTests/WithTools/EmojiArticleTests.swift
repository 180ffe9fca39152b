import StyleTables
import TestSupport
import Testing
import TokenCompiler
import TokenEmit
import YanxuanStyles

/// The code and the spec of the page "Emoji packs".
struct EmojiArticleTests {
  private let article: String

  init() throws {
    article = try Repository.read("Sources/StyleTables/StyleTables.docc/EmojiInSpecs.md")
  }

  private func blocks(_ language: String) -> [Substring] {
    let fence = "```"
    return article.components(between: fence + language + "\n", and: fence)
  }

  @Test func theArticleShowsWhatIsTestedHere() throws {
    let tested = try Repository.read("Tests/StyleTablesTests/WithTools/EmojiArticleTests.swift")
    let known = Set(tested.split(separator: "\n").map { $0.drop { $0 == " " } })
    #expect(blocks("swift").count == 3)
    for line in blocks("swift").flatMap({ $0.split(separator: "\n") }) where !line.hasPrefix("import ") {
      #expect(known.contains(line.drop { $0 == " " }), "not tested: \(line)")
    }
  }

  @Test func codesAreLookedUp() {
    let like = Yanxuan.emoji.code(for: "[赞]")
    print(like?.image ?? "")  // emoji/classic/like.png
    print(like?.identifier ?? "")  // Yanxuan/classic/赞
    #expect(like?.image == "emoji/classic/like.png")
    #expect(like?.identifier == "Yanxuan/classic/赞")
    #expect(Yanxuan.emoji.code(for: "［赞］") == like, "an alias")
  }

  @Test func packsArePages() {
    for pack in Yanxuan.emoji.packs {
      print(pack.icon.image, pack.label ?? pack.name, pack.offered.map(\.code))
    }
    #expect(Yanxuan.emoji.packs.map(\.name) == ["classic", "animals"])
    #expect(Yanxuan.emoji.packs.first?.icon.name == "开心")
    #expect(Yanxuan.emoji.packs.flatMap(\.codes).filter(\.isDeprecated).map(\.code) == ["[旧赞]"])
    #expect(!Yanxuan.emoji.packs.flatMap(\.offered).contains { $0.isDeprecated })
  }

  func emoji(from file: [UInt8]) -> EmojiCatalog {
    (try? EmojiCatalog(validating: file)) ?? Yanxuan.emoji
  }

  @Test func filesTakeThePlaceOfTables() throws {
    let spec = try Repository.read("tokens/yanxuan.yaml").replacing("like.png, keywords", with: "newer.png, keywords")
    let outputs = compileInMemory(spec, to: [.catalog]).outputs
    let file = try #require(outputs.first { $0.path.text == "Yanxuan.emojicatalog" })
    #expect(emoji(from: file.bytes).code(withIdentifier: "Yanxuan/classic/赞")?.image == "emoji/classic/newer.png")
    #expect(emoji(from: []) == Yanxuan.emoji)
  }

  @Test func theSpecCompiles() {
    let minimal = """
      stylespec: 1
      name: Brand
      offsetHost: css
      color: { ink: "#222222" }
      weight: { regular: 400 }
      typography: { 14: plain }

      """
    #expect(blocks("yaml").count == 1)
    for block in blocks("yaml") {
      #expect(compiledCatalog(of: minimal + block) != [])
    }
  }
}

extension String {
  /// The texts between two marks.
  fileprivate func components(between start: String, and end: String) -> [Substring] {
    ranges(of: start).compactMap { range in
      self[range.upperBound...].firstRange(of: end).map { self[range.upperBound..<$0.lowerBound] }
    }
  }
}
