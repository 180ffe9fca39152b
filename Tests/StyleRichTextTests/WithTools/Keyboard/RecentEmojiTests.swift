import Foundation
import StyleRichText
import StyleTables
import TestSupport
import Testing

struct RecentEmojiTests {
  private func catalog(_ packs: [(name: String, emoji: [TestEmoji])], name: String = "Test") throws -> EmojiCatalog {
    try emojiCatalog(name, packs)
  }

  private func recents(_ names: [String], of catalog: EmojiCatalog) throws -> RecentEmoji {
    var recents = RecentEmoji()
    for name in names { recents.use(try #require(catalog.code(for: "[\(name)]"))) }
    return recents
  }

  @Test func theLatestOneIsFirst() throws {
    let catalog = try catalog([("a", ["x", "y", "z"].map { TestEmoji($0) })])
    let recents = try recents(["x", "y", "x", "z", "y"], of: catalog)
    #expect(recents.emoji(in: catalog).map(\.name) == ["y", "z", "x"])
    #expect(recents.emoji(in: catalog, most: 2).map(\.name) == ["y", "z"])
    #expect(recents.emoji(in: catalog, most: 0).isEmpty && recents.emoji(in: catalog, most: -1).isEmpty)
  }

  @Test func recentEmojiAreStored() throws {
    let catalog = try catalog([("a", ["x", "y"].map { TestEmoji($0) })])
    let recents = try recents(["x", "y"], of: catalog)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(recents)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"emoji":[{"code":"[y]","identifier":"Test/a/y"},{"code":"[x]","identifier":"Test/a/x"}]}"#
    )
    #expect(try JSONDecoder().decode(RecentEmoji.self, from: json) == recents)
  }

  /// What the tables do not know or do not offer is not shown, and comes back with tables that do.
  @Test func recentEmojiOutliveTheirTables() throws {
    let old = try catalog([("a", ["x", "y", "z"].map { TestEmoji($0) })])
    let recents = try recents(["x", "y", "z"], of: old)
    let new = try catalog([("a", [TestEmoji("y"), TestEmoji("z", deprecated: "true")]), ("b", [TestEmoji("w")])])
    #expect(recents.emoji(in: new).map(\.name) == ["y"])
    #expect(recents.emoji(in: old).map(\.name) == ["z", "y", "x"])
    let moved = try catalog([("b", ["x", "z"].map { TestEmoji($0) })], name: "Other")
    #expect(recents.emoji(in: moved).map(\.identifier) == ["Other/b/z", "Other/b/x"], "by their codes")
    let renamed = try catalog([("a", [TestEmoji("x", codes: [":x"]), TestEmoji("q", codes: ["[z]", "[x]"])])])
    #expect(recents.emoji(in: renamed).map(\.name) == ["q", "x"], "by their names first")
    let one = try catalog([("n", [TestEmoji("n", codes: ["[x]", "[y]", "[z]"])])])
    #expect(recents.emoji(in: one).map(\.name) == ["n"], "no duplicates")
  }

  @Test func aHundredAreKept() throws {
    let names = (0..<150).map { "e\($0)" }
    let catalog = try catalog([("a", names.map { TestEmoji($0) })])
    #expect(try recents(names, of: catalog).emoji(in: catalog).map(\.name) == Array(names.reversed().prefix(100)))
  }

  /// A file that an app or a tool has changed.
  @Test func strangeFilesAreRead() throws {
    let catalog = try catalog([("a", ["x", "y"].map { TestEmoji($0) })])
    let entry = { (name: String) in #"{"identifier":"Test/a/\#(name)","code":"[\#(name)]"}"# }
    let read = { (entries: [String]) in
      try JSONDecoder().decode(RecentEmoji.self, from: Data(#"{"emoji":[\#(entries.joined(separator: ","))]}"#.utf8))
    }
    #expect(try read([]) == RecentEmoji())
    #expect(try read(["x", "nobody", "x", "y", "x"].map(entry)).emoji(in: catalog).map(\.name) == ["x", "y"])
    #expect(try read(["x", "y", "x"].map(entry)) == read(["x", "y"].map(entry)))
    let many = (0..<5_000).map { entry("no\($0)") }
    #expect(try read(many) == read(Array(many.prefix(100))))
    #expect(throws: DecodingError.self) { try read([#"{"identifier":"Test/a/x"}"#]) }
    #expect(throws: DecodingError.self) { try read(["3"]) }
  }
}
