internal import Foundation
package import StyleRichText
internal import StyleTables
internal import StyledText

/// The tables that texts are read by. The fuzzers choose among them.
package enum Codecs {
  /// By the low bits of a byte: two for the tables, one for names, four for the rules of links.
  private static let all: [RichTextCodec] = (0..<128).map { choice in
    let blue = TextAttributes(weight: 700)
    return RichTextCodec(
      emoji: tables[(choice & 3) % tables.count],
      mentions: choice & 4 == 0 ? .entities : .names(people),
      links: rules.enumerated().filter { choice & (8 << $0.offset) != 0 }.map(\.element),
      looks: RichTextLooks(mention: blue, link: choice & 3 == 3 ? blue : TextAttributes())
    )
  }

  /// None, and those of `Fuzz/Seeds/emoji`.
  private static let tables: [EmojiCatalog?] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = ["Overlapping", "Yanxuan"].compactMap { name in
      try? Data(contentsOf: folder.appendingPathComponent("Seeds/emoji/\(name).emojicatalog"))
    }
    let tables = files.compactMap { try? EmojiCatalog(validating: $0) }
    precondition(tables.count == 2, "Fuzz/Seeds/emoji has the tables")
    return [nil] + tables
  }()

  private static let people: MentionDirectory = [
    "小明": "user/1", "Ann": "user/2", "Ann Lee": "user/3", "[": "user/4", "a": "user/5", "e\u{301}": "user/6",
    "م": "user/7", "@": "user/8", "\u{301}": "user/9",
  ]
  private static let rules: [LinkRule] = [.url, .mail, .topic, .hashtag]

  private static let codes = all.map { codec in
    (codec.emoji?.packs.flatMap { Array($0.codes) } ?? []).flatMap { [$0.code] + $0.aliases }
  }

  package static subscript(choice: UInt8) -> RichTextCodec { all[Int(choice & 0x7F)] }

  /// The codes that a codec knows.
  package static func codes(_ choice: UInt8) -> [String] { codes[Int(choice & 0x7F)] }
}
