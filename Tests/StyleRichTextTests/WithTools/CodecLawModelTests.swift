import StyleRichText
import StyleTables
import StyledText
import TestSupport
import Testing

/// Decoding against its definition: leftmost, then longest, and at one place an entity before a code before a name.
struct CodecLawModelTests {
  @Test func decodingIsWhatItsDefinitionSays() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomPlainTexts(generator: SeededGenerator(seed: seed))
    var (emoji, mentions, problems) = (0, 0, 0)
    let rounds = RandomPlainTexts.rounds(4_000)
    for round in 0..<rounds {
      let (catalog, plain) = (try random.emoji(), random.plain())
      // Equal names of two people are among them.
      let names = (0..<random.number(0...6)).map { person in
        (name: String(random.text().prefix(random.number(1...3))), person: "user/\(person)")
      }
      let directory = MentionDirectory(names.map { ($0.name, $0.person) })
      let codec = RichTextCodec(emoji: catalog, mentions: .names(directory))
      let decoded = codec.decode(plain)
      let model = NaiveDecoder(catalog, names, plain).decode()
      try #require(
        decoded.text == model,
        "seed \(seed), round \(round): \(plain.text.debugDescription) \(plain.entities) \(names)"
      )
      emoji += decoded.map.changes.count
      mentions += decoded.text.runs.count { $0.attributes.mention != nil }
      problems += decoded.problems.count
    }
    #expect([emoji, mentions, problems].allSatisfy { $0 > 0 }, "seed \(seed)")
  }
}
