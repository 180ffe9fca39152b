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
        boundaries: none
        items: { ":)": a.png, ":))": ./b.png, "{x}": c.png, "🧑‍🚀": ../d.png, no: e.png, "~~": f.png, 12: g.png }

    """

  @Test func packsAndTheirEmojiKeepTheirOrder() throws {
    let (catalog, diagnostics, _) = resolve(minimalSpec + Self.packs)
    #expect(diagnostics == [])
    let packs = try #require(catalog).emoji
    #expect(packs.map(\.name.value) == ["classic", "faces"])
    #expect(packs.map(\.label?.value) == ["Classic", nil])
    #expect(packs.map(\.icon) == [1, 0])
    #expect(packs.map(\.boundaries) == [.words, .none])
    #expect(packs.map(\.folder.value) == ["emoji/classic", "emoji/faces"])
    #expect(packs[0].items.map(\.code) == ["[赞]", "[开心]", "[旋转]", "[横幅]", "[旧]"])
    #expect(packs[1].items.map(\.code) == [":)", ":))", "{x}", "🧑‍🚀", "no", "~~", "12"])
    #expect(
      packs[1].items.map(\.image.value).prefix(4) == [
        "emoji/faces/a.png", "emoji/faces/b.png", "emoji/faces/c.png", "emoji/d.png",
      ]
    )
  }

  @Test func anEmojiHasWhatTheSpecSays() throws {
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

  @Test func variantsKeepTheOrderOfTheirList() throws {
    let items = "wave: { image: a.png, variants: [dark, light] }, light: b.png, dark: c.png, smile: d.png"
    let (catalog, diagnostics, _) = resolve(minimalSpec + "emoji: { hands: { items: { \(items) } } }\n")
    #expect(diagnostics == [])
    let emoji = try #require(catalog?.emoji.first).items
    #expect(emoji.map { $0.variants.map(\.value) } == [["dark", "light"], [], [], []])
    #expect(emoji.map(\.code) == ["[wave]", "[light]", "[dark]", "[smile]"])
  }

  @Test func swiftSaysWhetherEmojiHaveNames() throws {
    #expect(try #require(resolve(minimalSpec).catalog).swift.emoji == .catalog)
    #expect(try #require(resolve(minimalSpec + "swift: { emoji: names }\n").catalog).swift.emoji == .names)
  }

  @Test func aSpecWithoutPacksHasNone() throws {
    #expect(try #require(resolve(minimalSpec).catalog).emoji == [])
  }

  // MARK: Files

  private static let root = """
    stylespec: 1
    name: Brand
    include: [parts/faces.yaml]
    color: { ink: "#222222" }
    weight: { regular: 400 }
    typography: { 14: plain }
    emoji: { classic: { items: { 赞: a.png } } }

    """

  @Test func includedPacksComeFirstAndTheirFoldersAreBesideTheirFiles() throws {
    let faces = """
      emoji:
        faces: { items: { smile: a.png } }
        shared: { folder: ../shared, items: { sad: ./x/../b.png } }
        here: { folder: ., code: "({name})", items: { smile: c.png } }
      """
    let (catalog, diagnostics, _) = resolve(Self.root, including: ["tokens/parts/faces.yaml": faces])
    #expect(diagnostics == [])
    let packs = try #require(catalog).emoji
    #expect(packs.map(\.name.value) == ["faces", "shared", "here", "classic"])
    #expect(packs.map(\.folder.value) == ["parts/emoji/faces", "shared", "parts", "emoji/classic"])
    #expect(
      packs.map(\.items.first?.image.value) == [
        "parts/emoji/faces/a.png", "shared/b.png", "parts/c.png", "emoji/classic/a.png",
      ]
    )
  }

  @Test(arguments: [
    ("emoji: { faces: { folder: ../.., items: { x: a.png } } }", "invalid-image-path"),
    ("emoji: { faces: { folder: .., items: { x: ../a.png } } }", "invalid-image-path"),
    ("emoji: { classic: { items: { 赞: b.png } } }", "duplicate-token"),
    ("emoji: { faces: { items: { 赞: a.png } } }", "duplicate-emoji-code"),
    ("emoji: { faces: { items: { x: a.png }, icon: y } }", "unknown-token"),
  ])
  func mistakesInAnIncludedFile(faces: String, rule: String) {
    let (catalog, diagnostics, _) = resolve(Self.root, including: ["tokens/parts/faces.yaml": faces + "\n"])
    #expect(catalog == nil)
    #expect(diagnostics.map(\.rule.rawValue) == [rule])
  }

  @Test func aNoteShowsTheFirstOfTwoEqualCodes() throws {
    let text = minimalSpec + "emoji: { a: { items: { x: x.png, y: { image: y.png, aliases: \"[x]\" } } } }\n"
    let (_, diagnostics, files) = resolve(text)
    let note = try #require(diagnostics.first?.notes.first)
    #expect(note.message == "the first `[x]`")
    #expect(files.text(of: note.range) == "x")
  }

  // MARK: Limits

  private static func packs(_ count: Int, _ emoji: Int) -> String {
    let packs = (0..<count).map { pack in
      "p\(pack): { items: { \((0..<emoji).map { "e\(pack)_\($0): a.png" }.joined(separator: ", ")) } }"
    }
    return minimalSpec + "emoji: { \(packs.joined(separator: ", ")) }\n"
  }

  @Test(arguments: [(64, 1), (1, 10_000), (40, 250)])
  func asManyAsAllowed(packs: Int, emoji: Int) throws {
    let catalog = try #require(resolve(Self.packs(packs, emoji)).catalog)
    #expect(catalog.emoji.count == packs)
    #expect(catalog.emoji.reduce(0) { $0 + $1.items.count } == packs * emoji)
  }

  @Test(arguments: [
    (65, 1, "a spec has at most 64 packs of emoji; this is one more"),
    (1, 10_001, "a spec has at most 10000 emoji; this is one more"),
    (3, 5_001, "a spec has at most 10000 emoji; this is one more"),
  ])
  func oneTooMany(packs: Int, emoji: Int, message: String) {
    let (catalog, diagnostics, _) = resolve(Self.packs(packs, emoji))
    #expect(catalog == nil)
    #expect(diagnostics.map(\.message) == [message])
  }

  @Test(arguments: [("aliases", 16), ("keywords", 32)])
  func textsOfAnEmoji(key: String, maximum: Int) {
    let spec = { (count: Int) in
      minimalSpec
        + "emoji: { a: { items: { x: { image: x.png, \(key): [\((0..<count).map { "a\($0)" }.joined(separator: ", "))] } } } }\n"
    }
    #expect(resolve(spec(maximum)).diagnostics == [])
    #expect(
      resolve(spec(maximum + 1)).diagnostics.map(\.message) == [
        "an emoji has at most \(maximum) \(key); this is one more"
      ]
    )
  }

  @Test func codesOf64BytesAreTheLongest() {
    let spec = { (name: String) in minimalSpec + "emoji: { a: { items: { \(name): x.png } } }\n" }
    #expect(resolve(spec(String(repeating: "x", count: 62))).diagnostics == [])
    #expect(resolve(spec(String(repeating: "x", count: 63))).diagnostics.map(\.rule.rawValue) == ["invalid-emoji-code"])
  }

  // MARK: Outline

  @Test func theOutlineHasPacksAndTheirEmoji() throws {
    let outline = try #require(resolveWithOutline(minimalSpec + Self.packs, wantsOutline: true).outline)
    let tokens = outline.tokens.filter { $0.section == .emoji }
    #expect(
      tokens.map(\.path) == [
        "emoji.classic", "emoji.classic.赞", "emoji.classic.开心", "emoji.classic.旋转", "emoji.classic.横幅",
        "emoji.classic.旧",
        "emoji.faces", "emoji.faces.:)", "emoji.faces.:))", "emoji.faces.{x}", "emoji.faces.🧑‍🚀", "emoji.faces.no",
        "emoji.faces.~~", "emoji.faces.12",
      ]
    )
    #expect(
      tokens[0]["folder"]?.text == "emoji/classic"
        && tokens[0].values.map(\.key) == ["label", "folder", "code", "icon"]
    )
    #expect(tokens[1][""]?.text == "003.png")
    #expect(tokens[4].values.map(\.key) == ["image", "aspect", "scale"])
    #expect(tokens[5].description?.text == "Until 2020")
    let replacement = try #require(tokens[5].deprecation?.replacement)
    #expect(outline.target(of: replacement)?.token == outline.tokens.firstIndex(of: tokens[1]))
  }
}
