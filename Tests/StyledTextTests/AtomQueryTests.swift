import StyledText
import TestSupport
import Testing

/// Atoms, and parts of a text that take whole atoms.
struct AtomQueryTests {
  private static let smile = TextAttachment("smile", fontHeight: 1, plainText: "[smile]", label: "smiling face")

  /// `Hi @小明@小明 ▢▢!`: two equal mentions and two equal attachments.
  private static func comment() throws -> StyledText {
    var text = StyledText("Hi @小明@小明 \u{FFFC}\u{FFFC}!")
    try text.set(\.mention, TextMention("7", text: "@小明"), in: 3..<9)
    try text.set(\.attachment, smile, in: 10..<12)
    return text
  }

  @Test func mentionsAndEmojiAreAtoms() throws {
    let text = try Self.comment()
    #expect(try text.atoms(in: 0..<13) == [3..<6, 6..<9, 10..<11, 11..<12])
    #expect(try text.atoms(in: 5..<7) == [3..<6, 6..<9])
    #expect(try text.atoms(in: 0..<4) == [3..<6])
    #expect(try text.atoms(in: 0..<3) == [])
    #expect(try text.atoms(in: 4..<4) == [3..<6] && text.atoms(in: 6..<6) == [])
    #expect(try (0...13).map { try text.atom(around: $0) != nil } == (0...13).map { [4, 5, 7, 8].contains($0) })
    #expect(try text.atom(around: 8) == 6..<9)
  }

  /// An atom in an atom is a part of it, as for edits.
  @Test func atomsThatOverlapAreOne() throws {
    var text = try Self.comment()
    try text.set(\.mention, TextMention("8", text: "whole"), in: 9..<12)
    #expect(try text.atoms(in: 0..<13) == [3..<6, 6..<9, 9..<12])
    #expect(try text.atoms(in: 10..<11) == [9..<12] && text.atom(around: 11) == 9..<12)
  }

  @Test func partsTakeWholeAtoms() throws {
    let text = try Self.comment()
    let part = try text.subtext(in: 1..<4)
    #expect(part.range == 1..<6 && part.text == "i @小明" && part.plainText == "i @小明")
    #expect(part.runs.map(\.range) == [1..<3, 3..<6])
    let copy = StyledText(try text.subtext(in: 7..<11))
    #expect(copy.text == "@小明 \u{FFFC}")
    #expect(
      copy.runs.map(\.attributes) == [
        TextAttributes(mention: TextMention("7", text: "@小明")), TextAttributes(),
        TextAttributes(attachment: Self.smile),
      ]
    )
    #expect(try text.subtext(in: 2..<2).isEmpty)
    #expect(try text.plainText(in: 8..<11) == "@小明 [smile]")
    #expect(try text.plainText(in: 0..<0).isEmpty)
  }

  @Test func screenReadersSayLabels() throws {
    var text = try Self.comment()
    #expect(text.plainText == "Hi @小明@小明 [smile][smile]!")
    #expect(text.accessibilityText == "Hi @小明@小明 smiling facesmiling face!")
    try text.set(\.attachment, TextAttachment("a", width: 1, ascent: 1, plainText: "[a]"), in: 11..<12)
    #expect(text.accessibilityText == "Hi @小明@小明 smiling face[a]!")
  }

  /// What is copied and what is removed are the same.
  @Test func aPartIsWhatAnEditRemoves() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<lawRounds(2_000) {
      var text = RandomStyledText.make(using: &generator)
      // An edit of a slot is one in all of its places.
      text.template = nil
      let range = RandomStyledText.range(in: text, using: &generator)
      guard let part = try? text.subtext(in: range) else { continue }
      var rest = text
      let map = try rest.removeSubrange(range)
      #expect(map.changes.first?.old ?? range == part.range, "seed \(seed)")
      let atoms = try text.atoms(in: range)
      for (atom, next) in zip(atoms, atoms.dropFirst()) { #expect(atom.upperBound <= next.lowerBound, "seed \(seed)") }
      for atom in atoms where atom.count > 1 {
        let inside = Int.random(in: atom.lowerBound + 1..<atom.upperBound, using: &generator)
        guard (try? text.run(at: inside)) != nil else { continue }
        #expect(try text.atom(around: inside) == atom, "seed \(seed)")
      }
      let whole = (atoms.map(\.lowerBound) + [range.lowerBound]).min()
      #expect(part.range.lowerBound == whole, "seed \(seed)")
      #expect(part.plainText == StyledText(part).plainText, "seed \(seed)")
      #expect(try part.plainText == text.plainText(in: range), "seed \(seed)")
    }
  }

  @Test func invalidPositionsAreErrors() throws {
    let text = StyledText("a😀")
    #expect(throws: TextPositionError.outOfBounds(position: 4, count: 3)) { try text.atoms(in: 0..<4) }
    #expect(throws: TextPositionError.insideSurrogatePair(position: 2)) { try text.atom(around: 2) }
    #expect(throws: TextPositionError.insideSurrogatePair(position: 2)) { try text.subtext(in: 2..<3) }
    #expect(throws: TextPositionError.insideSurrogatePair(position: 2)) { try text.plainText(in: 0..<2) }
  }

  /// Where a position is now, and whether its text is gone.
  @Test func resultsTellWhatWasDeleted() throws {
    var text = StyledText("one two three")
    let map = try text.removeSubrange(4..<8).then(try text.insert("new ", at: 4))
    #expect(map.changes == [PositionMap.Change(old: 4..<8, new: 4..<8)])
    for bias in PositionMap.Bias.allCases {
      for position in 0...13 {
        let result = map.result(of: position, bias: bias)
        #expect(result.position == map.map(position, bias: bias) && result.isDeleted == map.isDeleted(position))
      }
    }
    #expect(map.result(of: 6).position == 4 && map.result(of: 6, bias: .after).position == 8)
    #expect((0...13).filter { map.result(of: $0).isDeleted } == [5, 6, 7])
  }
}
