import TestSupport
import Testing
import TokenComparison

/// How changes of emoji are grouped, and what is said of them.
struct EmojiFindingTests {
  private func summaries(_ edits: [(String, String)], backward: Bool = false) throws -> [String] {
    let new = try edits.reduce(emojiSpec) { try changed($1, in: $0) }
    let (one, other) = (try compared([emojiSpec]), try compared([new]))
    let findings = backward ? CatalogComparison.compare(other, one) : CatalogComparison.compare(one, other)
    return findings.map { "\($0.changeClass.rawValue): \($0.summary)" }
  }

  private static let causes: [([(String, String)], [String])] = [
    // A name that takes its code along: the old code is gone, and a new one is there.
    (
      [("      赞: 003.png", "      强: 003.png"), ("icon: 赞", "icon: 强")],
      [
        "breaking: emoji `赞` of pack `classic` is now `强`: stored display texts name it",
        "breaking: the code `[赞]` of emoji `强` of pack `classic` is gone: stored texts show `[赞]` as a word",
        "visible: the code `[强]` of emoji `强` of pack `classic` is new: texts with `[强]` show the image",
      ]
    ),
    // Another template.
    (
      [("    icon: 赞", "    icon: 赞\n    code: \"({name})\"")],
      [
        "breaking: 4 codes of pack `classic` are gone: stored texts show `[赞]`, `[开心]`, `[横幅]`, `[旧]` as words",
        "visible: 4 codes of pack `classic` are new: texts with `(赞)`, `(开心)`, `(横幅)`, `(旧)` show the image",
      ]
    ),
    // An emoji that moves to another pack, where an alias keeps its code.
    (
      [
        ("      横幅: { image: banner.png, aspect: 2, scale: 1.2 }\n", ""),
        ("\":(\": sad.png", "\":(\": sad.png, banner: { image: banner.png, aspect: 2, scale: 1.2, aliases: \"[横幅]\" }"),
      ],
      [
        "breaking: emoji `横幅` of pack `classic` is now `banner` of pack `faces`: stored display texts name it",
        "visible: the code `banner` of emoji `banner` of pack `faces` is new: texts with `banner` show the image",
        "visible: emoji `banner` of pack `faces`: image `emoji/banner.png` → `emoji/faces/banner.png`",
      ]
    ),
    // An emoji that is gone, whose code is read as another.
    (
      [
        ("      旧: { image: old.png, deprecated: \"use {emoji.classic.赞}\" }\n", ""),
        ("赞: 003.png", "赞: { image: 003.png, aliases: \"[旧]\" }"),
      ],
      [
        "breaking: emoji `旧` of pack `classic` is gone: was deprecated: `use {emoji.classic.赞}`",
        "visible: the code `[旧]` is read as emoji `赞` of pack `classic` instead of emoji `旧` of pack `classic`",
      ]
    ),
    (
      [
        ("赞: 003.png", "赞: { image: 3.png, label: good, scale: 2 }"), ("004.png, label: happy", "4.png, scale: 2"),
        ("[smile]", "[smile, joy]"),
      ],
      [
        "visible: 2 emoji of pack `classic`: other images: `赞`, `开心`",
        "visible: 2 emoji of pack `classic`: other sizes: `赞`, `开心`",
        "invisible: 2 emoji of pack `classic`: other labels or keywords: `赞`, `开心`",
      ]
    ),
    (
      [("image: 004.png", "image: 004.gif, still: 004.png"), ("label: Classic", "label: Old")],
      [
        "visible: emoji `开心` of pack `classic`: image `emoji/004.png` → `emoji/004.gif`, still none → `emoji/004.png`",
        "invisible: pack `classic`: label `Classic` → `Old`",
      ]
    ),
    (
      [
        ("\"use {emoji.classic.赞}\"", "use another"), ("sad.png", "{ image: sad.png, deprecated: true }"),
        ("label: Classic", "label: Classic\n    deprecated: too old"),
      ],
      [
        "invisible: pack `classic` is deprecated: `too old`", "invisible: emoji `:(` of pack `faces` is deprecated",
        "invisible: emoji `旧` of pack `classic` is deprecated with other advice: `use another`",
      ]
    ),
  ]

  @Test(arguments: causes)
  func causesAreTold(edits: [(String, String)], expected: [String]) throws {
    let found = try summaries(edits)
    #expect(found == expected, "\(found.joined(separator: "\n"))")
  }

  @Test func packsChangePlaces() throws {
    let start = try #require(emojiSpec.firstRange(of: "  classic:")).lowerBound
    let middle = try #require(emojiSpec.firstRange(of: "  faces:")).lowerBound
    let swapped = String(emojiSpec[..<start] + emojiSpec[middle...] + emojiSpec[start..<middle])
    let found = CatalogComparison.compare(try compared([emojiSpec]), try compared([swapped]))
    #expect(found.map(\.summary) == ["packs have another order: `faces`, `classic`"])
    #expect(found.map(\.changeClass) == [.visible])
  }

  @Test func aVariantWithAnotherNameStaysTheSameVariant() throws {
    let old = try changed(("aspect: 2,", "aspect: 2, variants: [赞, 旧],"), in: emojiSpec)
    let renamed = try [("      赞: 003.png", "      强: 003.png"), ("icon: 赞", "icon: 强"), ("[赞, 旧]", "[强, 旧]")]
      .reduce(old) { try changed($1, in: $0) }
    let found = CatalogComparison.compare(try compared([old]), try compared([renamed]))
    #expect(found.map(\.change) == [.emojiRenamed, .emojiCodeRemoved, .emojiCodeAdded])
    let swapped = try changed(("[赞, 旧]", "[旧, 赞]"), in: old)
    #expect(
      CatalogComparison.compare(try compared([old]), try compared([swapped])).map(\.summary)
        == ["emoji `横幅` of pack `classic`: variants `赞, 旧` → `旧, 赞`"]
    )
  }

  /// Names of a pack that come and go, both ways.
  @Test func severalEmojiOfAPackAreOneFinding() throws {
    let rest =
      "      横幅: { image: banner.png, aspect: 2, scale: 1.2 }\n"
      + "      旧: { image: old.png, deprecated: \"use {emoji.classic.赞}\" }\n"
    #expect(
      try summaries([(rest, "")]) == [
        "breaking: 2 emoji of pack `classic` are gone: `横幅`, `旧`, stored texts show `[横幅]`, `[旧]` as words"
      ]
    )
    #expect(try summaries([(rest, "")], backward: true) == ["visible: 2 emoji of pack `classic` are new: `横幅`, `旧`"])
  }
}
