import StyleTables
import TestSupport
import Testing

/// Random tables, as the compiler makes them, against brute force; and damaged ones.
struct EmojiCatalogLawTests {
  private static let pieces = ["[", "]", "赞", "a", "b", ":", ")", "(", "\u{301}", "👍🏽", "ب", "é", "_", "/"]

  /// Packs with random codes, all different.
  private static func packs(_ random: inout SeededGenerator) -> [(name: String, emoji: [TestEmoji])] {
    var seen: Set<[UInt8]> = []
    func code(_ random: inout SeededGenerator) -> String? {
      let code = (0..<Int.random(in: 1...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      return seen.insert(Array(code.utf8)).inserted ? code : nil
    }
    var packs: [(name: String, emoji: [TestEmoji])] = []
    for pack in 0..<Int.random(in: 1...3, using: &random) {
      var emoji: [TestEmoji] = []
      for number in 0..<Int.random(in: 1...12, using: &random) {
        let codes = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in code(&random) }
        let name = (Self.pieces.randomElement(using: &random) ?? "") + String(number)
        if !codes.isEmpty { emoji.append(TestEmoji(name, codes: codes)) }
      }
      if !emoji.isEmpty { packs.append(("pack\(pack)", emoji)) }
    }
    return packs
  }

  /// Every code that begins at every position of a text is found, the shortest first, in a number of steps that does
  /// not depend on the number of codes.
  @Test func theTreeFindsWhatASearchOfAllCodesFinds() throws {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    var found = 0
    for round in 0..<lawRounds(800) {
      let packs = Self.packs(&random)
      guard !packs.isEmpty else { continue }
      let context: Comment = "seed \(seed), round \(round): \(packs)"
      let catalog = try emojiCatalog("Law", packs)
      let codes = packs.flatMap { pack in
        pack.emoji.flatMap { emoji in emoji.codes.map { (utf8: Array($0.utf8), name: "Law/\(pack.name)/\(emoji.name)") }
        }
      }
      #expect(catalog.longestCode == codes.map(\.utf8.count).max(), context)
      let text = Array((0..<40).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined().utf8)
      for start in text.indices {
        let expected = codes.filter { text[start...].starts(with: $0.utf8) }.sorted { $0.utf8.count < $1.utf8.count }
        var (matches, steps) = ([(utf8: [UInt8], name: String)](), 0)
        text.withUnsafeBufferPointer { bytes in
          catalog.forEachMatch(in: bytes, at: start, steps: &steps) { code, count in
            matches.append((Array(text[start..<start + count]), code.identifier))
          }
        }
        #expect(matches.elementsEqual(expected) { $0 == $1 }, context)
        #expect(steps <= catalog.longestCode + 1, context)
        if !expected.isEmpty { #expect(catalog.mayBegin(with: text[start]), context) }
        found += matches.count
      }
      for pack in packs {
        for emoji in pack.emoji {
          let read = try #require(catalog.packs[pack.name]?.code(named: emoji.name), context)
          #expect(
            [read.code] + read.aliases == emoji.codes && read.identifier == "Law/\(pack.name)/\(emoji.name)",
            context
          )
          for code in emoji.codes { #expect(catalog.code(for: code) == read, context) }
        }
      }
    }
    #expect(found > lawRounds(800), "seed \(seed)")
  }

  private static func small() -> [UInt8] {
    let emoji = [
      TestEmoji("a", codes: [":)", ":))"], label: "x", variants: ["c", "b"]), TestEmoji("赞"), TestEmoji("b"),
      TestEmoji("c"),
    ]
    return emojiCatalogBytes("Small", [("one", emoji)])
  }

  /// A file that is cut off or has another byte anywhere throws an error.
  @Test func damagedFilesAreErrors() throws {
    let bytes = Self.small()
    _ = try EmojiCatalog(validating: bytes)
    for count in bytes.indices {
      #expect(throws: CatalogError.self) { try EmojiCatalog(validating: bytes.prefix(count)) }
      for change in [UInt8(1), 0x80, 0xFF] {
        var damaged = bytes
        damaged[count] ^= change
        #expect(throws: CatalogError.self, "byte \(count)") { try EmojiCatalog(validating: damaged) }
      }
    }
    #expect(throws: CatalogError.self) { try EmojiCatalog(validating: bytes + bytes) }
  }

  /// Bytes with a right digest may still be malicious: what is accepted can be read, and its codes are found.
  @Test func changedTablesAreErrorsOrCatalogs() throws {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    let original = Self.small()
    var refused = 0
    for _ in 0..<lawRounds(40_000) {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 24..<bytes.count, using: &random)] = UInt8.random(in: 0...(.max), using: &random)
      }
      guard let catalog = try? EmojiCatalog(validating: CatalogWords(bytes).bytes) else {
        refused += 1
        continue
      }
      for emoji in catalog.packs.flatMap(\.codes) {
        #expect(catalog.code(for: emoji.code) == emoji, "seed \(seed)")
        #expect(catalog.packs.contains(emoji.pack) && emoji.scale > 0 && emoji.keywords.count < 100, "seed \(seed)")
        _ = (emoji.image, emoji.still, emoji.label, emoji.aliases, emoji.identifier, emoji.pack.icon)
        #expect(emoji.variants.allSatisfy { $0.base == emoji && $0.pack == emoji.pack }, "seed \(seed)")
        #expect(emoji.base.map { $0.base == nil } ?? true, "seed \(seed)")
      }
    }
    #expect(refused > lawRounds(40_000) / 4, "seed \(seed)")
  }

  @Test func messagesSayWhatIsWrong() {
    func message(_ bytes: [UInt8]) -> String? {
      do throws(CatalogError) {
        _ = try EmojiCatalog(validating: bytes)
        return nil
      } catch {
        return error.description
      }
    }
    let bytes = Self.small()
    #expect(message([1, 2]) == "the catalog is cut off: its length is not a multiple of 8")
    #expect(message([]) == "the emoji catalog is cut off: its header is not complete")
    #expect(
      message([UInt8](repeating: 0, count: 400))
        == "these bytes are not a compiled emoji catalog; `stylespec compile --emit catalog` makes one"
    )
    var newer = bytes
    newer[7] += 1
    #expect(
      message(newer)
        == "the emoji catalog has another format version; compile it with a `stylespec` that matches this library"
    )
    #expect(
      message(Array(bytes.dropLast(8))) == "the catalog is damaged: its length does not match its header"
    )
    var other = bytes
    other[bytes.count - 1] ^= 1
    #expect(message(other) == "the catalog is damaged: its bytes do not match its checksum")
  }

  /// Ten thousand emoji, as many as a spec may have.
  @Test func tenThousandEmojiAreFound() throws {
    let emoji = (0..<10_000).map { TestEmoji("表情\($0)", codes: ["[表情\($0)]"]) }
    let catalog = try emojiCatalog("Many", [("all", emoji)])
    for number in stride(from: 0, to: 10_000, by: 97) {
      #expect(catalog.code(for: "[表情\(number)]")?.name == "表情\(number)")
      #expect(catalog.code(withIdentifier: "Many/all/表情\(number)")?.code == "[表情\(number)]")
    }
    #expect(catalog.packs[0].codes.count == 10_000 && catalog.code(for: "[表情10000]") == nil)
  }
}
