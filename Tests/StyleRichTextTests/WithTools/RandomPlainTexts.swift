import StyleRichText
import StyleTables
import StyledText
import TestSupport

/// Random plain texts, tables, directories and entities, made to collide.
struct RandomPlainTexts {
  var generator: SeededGenerator

  static let pieces = [
    "[", "]", "[[", "[赞", "赞]", "[赞]", "((", "(", ")", ":)", ":))", ":", "@", "@小明", "小明", "@a", "a", "b", "a@b.c", "_",
    "1", " ",
    "\u{FFFC}", "\u{301}", "\u{200D}", "👩‍👧", "👍🏽", "🇨🇳", "🇨", "قهوة", "م", "각", "\u{1100}", "\u{1161}", "é", "e\u{301}",
    "\r\n", "\n",
    "\r", "https://a.b/c", "http://", "#好物#", "#a", "#", "/", "。", "，", "\u{0}", "ｶﾞ", "ẍ̣", "な", "\u{FE0F}",
    ":/", "8)", "xD", "D", "x", "8", ":/", "://", "C:/", "file:/", "n't", "’", "'", "+", ".",
  ]

  /// How many random cases a law is checked with: those of `STYLESPEC_CODECS`, to look longer.
  static func rounds(_ all: Int) -> Int { chosenRounds ?? lawRounds(all) }

  mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &generator) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  private mutating func joined(_ count: Int) -> String { (0..<count).map { _ in pick(Self.pieces) ?? "" }.joined() }

  mutating func text() -> String { joined(number(0...14)) }

  /// A table with few, overlapping codes.
  mutating func emoji() throws -> EmojiCatalog? {
    var seen: Set<[UInt8]> = []
    var emoji: [TestEmoji] = []
    for index in 0..<number(0...6) {
      let codes = (0..<number(1...2)).map { _ in joined(number(1...3)) }
        .filter { $0.utf8.count <= 64 && !$0.isEmpty && seen.insert(Array($0.utf8)).inserted }
      if !codes.isEmpty { emoji.append(TestEmoji("e\(index)", codes: codes, scale: index == 0 ? 1.2 : 1)) }
    }
    if number(0...3) == 0, seen.insert(Array(":/".utf8)).inserted { emoji.append(TestEmoji("slash", codes: [":/"])) }
    let half = number(0...emoji.count)
    let packs = [("pack", Array(emoji[..<half])), ("other", Array(emoji[half...]))].filter { !$0.1.isEmpty }
    let openPacks = Set(["pack", "other"].filter { _ in number(0...2) == 0 })
    return try emoji.isEmpty ? nil : emojiCatalog("Law\(number(0...2))", packs, openPacks: openPacks)
  }

  mutating func directory() -> MentionDirectory {
    MentionDirectory((0..<number(0...5)).map { _ in (joined(number(1...3)), "user/\(number(0...3))") })
  }

  /// A codec with any tables and rules.
  mutating func codec() throws -> RichTextCodec {
    let rules: [LinkRule] = [.url, .mail, .topic, .hashtag]
    let blue = TextAttributes(weight: 700)
    return RichTextCodec(
      emoji: try emoji(),
      mentions: number(0...2) == 0 ? .entities : .names(directory()),
      links: rules.filter { _ in number(0...2) > 0 },
      looks: number(0...1) == 0 ? RichTextLooks() : RichTextLooks(mention: blue, link: blue)
    )
  }

  /// A plain text with entities, some of which make no sense.
  mutating func plain() -> PlainText {
    let text = text()
    let length = text.utf16.count
    let entities = (0..<number(0...3)).map { _ in
      let start = number(-1...max(length, 0))
      let range = start..<start + number(0...6)
      return PlainText.Entity(range, pick([.literal, .mention("user/\(number(4...6))"), .emoji]) ?? .literal)
    }
    return PlainText(text, entities: number(0...2) == 0 ? [] : entities)
  }
}
