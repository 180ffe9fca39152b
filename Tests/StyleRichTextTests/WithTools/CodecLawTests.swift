import StyleRichText
import StyleTables
import StyledText
import TestSupport
import Testing

/// Laws of decoding and encoding, over random texts, tables, directories and entities.
struct CodecLawTests {
  private static let rounds = RandomPlainTexts.rounds(8_000)

  /// L1: plain text survives byte for byte. L2: with its entities, display text survives with its runs. L3: the map
  /// fits both.
  @Test func decodingAndEncodingAreTheIdentity() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomPlainTexts(generator: SeededGenerator(seed: seed))
    var (emoji, links, mentions, literals) = (0, 0, 0, 0)
    for round in 0..<Self.rounds {
      let (codec, plain) = (try random.codec(), random.plain())
      let context = "seed \(seed), round \(round): \(plain.text.debugDescription) \(plain.entities)"
      let decoded = codec.decode(plain)
      let encoded = codec.encode(decoded.text)
      #expect(encoded.text.utf8.elementsEqual(plain.text.utf8), "\(context)")
      let again = codec.decode(encoded)
      let areRunsEqual = again.text.runs.elementsEqual(decoded.text.runs) {
        $0.range == $1.range && $0.attributes == $1.attributes
      }
      #expect(again.text == decoded.text && areRunsEqual, "\(context) \(encoded)")
      #expect(again.problems == [] && codec.encode(again.text) == encoded, "\(context) \(encoded)")
      expectMap(of: decoded, context)
      emoji += decoded.map.changes.count
      links += decoded.text.runs.count { $0.attributes.link != nil && $0.attributes.mention == nil }
      mentions += decoded.text.runs.count { $0.attributes.mention != nil }
      literals += encoded.entities.count { $0.kind == .literal }
    }
    // The law says nothing about texts without any of them.
    let counts = [emoji, links, mentions, literals]
    #expect(counts.allSatisfy { $0 > 0 }, "seed \(seed): \(counts)")
  }

  /// L3: monotone, exact outside the matches, and the lengths agree.
  private func expectMap(of decoded: DecodedText, _ context: String) {
    let (plain, display) = (Array(decoded.plain.text.utf16), Array(decoded.text.text.utf16))
    #expect(decoded.map.map(plain.count, bias: .after) == display.count, "\(context)")
    let (before, after) = (
      (0...plain.count).map { decoded.map.map($0) }, (0...plain.count).map { decoded.map.map($0, bias: .after) }
    )
    #expect(
      zip(before, before.dropFirst()).allSatisfy { $0 <= $1 } && zip(before, after).allSatisfy { $0 <= $1 },
      "\(context)"
    )
    let changes = decoded.map.changes
    for position in plain.indices where !changes.contains(where: { $0.old.contains(position) }) {
      #expect(plain[position] == display[decoded.map.map(position, bias: .after)], "\(context)")
    }
    for change in changes { #expect(change.new.count == 1 && display[change.new.lowerBound] == 0xFFFC, "\(context)") }
  }

  /// L5: a trie never compares more bytes at a place than its longest code or name has, and one.
  @Test func theStepsOfTheTriesAreBounded() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomPlainTexts(generator: SeededGenerator(seed: seed))
    for round in 0..<Self.rounds / 4 {
      let (codec, plain) = (try random.codec(), random.plain())
      var steps = DecodingSteps()
      _ = codec.decode(plain, steps: &steps)
      var longest = codec.emoji?.longestCode ?? 0
      if case .names(let names) = codec.mentions { longest = max(longest, names.longestName) }
      // At `@`, both a code and a name may begin.
      let places = plain.text.utf8.count + plain.text.utf8.count { $0 == UInt8(ascii: "@") }
      #expect(steps.trie <= (longest + 1) * places, "seed \(seed), round \(round)")
      #expect(steps.bytes <= plain.text.utf8.count, "seed \(seed), round \(round)")
    }
  }

  /// L7: a display text keeps its plain text whichever tables read it later. Encoded by the codec that decoded it, it
  /// is shown by other tables as its plain text would be, and what they do not know becomes text and comes back.
  @Test func tablesMayBeSwapped() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomPlainTexts(generator: SeededGenerator(seed: seed))
    for round in 0..<Self.rounds / 4 {
      let first = RichTextCodec(emoji: try random.emoji())
      let second = RichTextCodec(emoji: try random.emoji())
      // A literal that the first tables do not need is lost in the display text.
      var plain = random.plain()
      plain.entities.removeAll { $0.kind == .literal || $0.kind == .emoji }
      let misfits = first.decode(plain).problems.map(\.entity)
      plain.entities.removeAll(where: misfits.contains)
      let context = "seed \(seed), round \(round): \(plain)"
      let shown = first.decode(plain)
      let other = second.decode(shown.text, from: first)
      #expect(other.text == second.decode(plain).text, "\(context)")
      #expect(other.plain.text.utf8.elementsEqual(plain.text.utf8), "\(context)")
      #expect(first.decode(other.plain).text == shown.text, "\(context)")
      #expect(second.encode(shown.text).text.utf8.elementsEqual(plain.text.utf8), "\(context)")
    }
  }

  /// A word that a new catalog has a code for is shown as a picture, unless it was literal.
  @Test func aNewCodeIsShownInOldTexts() throws {
    let (old, new) = (
      RichTextCodec(), RichTextCodec(emoji: try emojiCatalog("New", [("p", [TestEmoji("a", codes: ["[new]"])])]))
    )
    let shown = old.decode("a [new] day").text
    #expect(new.decode(shown, from: old).text.text == "a \u{FFFC} day")
    #expect(new.encode(shown).entities == [PlainText.Entity(2..<7, .literal)])
    let meant = PlainText("a [new] day", entities: [PlainText.Entity(2..<7, .literal)])
    #expect(new.decode(meant).text.text == "a [new] day")
  }

  /// A part of a display text is encoded as that part: whole atoms, and nothing else.
  @Test func partsAreEncodedAsParts() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomPlainTexts(generator: SeededGenerator(seed: seed))
    for round in 0..<Self.rounds / 4 {
      let (codec, plain) = (try random.codec(), random.plain())
      let text = codec.decode(plain).text
      let start = random.number(0...text.text.utf16.count)
      let range = start..<min(text.text.utf16.count, start + random.number(0...8))
      let part = codec.encode(text, in: range).text
      #expect(
        try text.plainText(in: text[range].range).utf8.elementsEqual(part.utf8),
        "seed \(seed), round \(round), \(range)"
      )
    }
  }
}
