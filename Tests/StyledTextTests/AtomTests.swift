import StyledText
import TestSupport
import Testing

struct AtomTests {
  static let thumb = TextAttachment("thumb", width: 20, ascent: 16, descent: 4, plainText: "[赞]")

  private func mentions(_ words: String, _ ranges: Range<Int>...) throws -> StyledText {
    var text = StyledText(words)
    for range in ranges {
      try text.set(\.mention, TextMention("7", text: "@小明"), in: range)
    }
    return text
  }

  @Test(arguments: [
    (1..<2, "", "b", 0..<3), (0..<1, "", "b", 0..<3), (2..<3, "x", "xb", 0..<3), (1..<1, "x", "xb", 0..<3),
    (0..<0, "x", "x@小明b", 0..<0), (3..<3, "x", "@小明xb", 3..<3), (2..<4, "", "", 0..<4),
  ])
  func editsTakeTheWholeAtom(_ range: Range<Int>, _ words: String, _ result: String, _ taken: Range<Int>) throws {
    var text = try mentions("@小明b", 0..<3)
    let map = try text.replaceSubrange(range, with: words)
    #expect(text.text == result)
    #expect(map == PositionMap.edit(taken, words.utf16.count))
  }

  /// Equal neighbors are one run, but two mentions.
  @Test func neighborsWithEqualValuesAreApart() throws {
    var text = try mentions("@小明@小明!", 0..<3, 3..<6)
    #expect(text.runs.map(\.range) == [0..<6, 6..<7])
    try text.removeSubrange(4..<5)
    #expect(text.text == "@小明!")
    #expect(text.runs.map(\.range) == [0..<3, 3..<4])
  }

  /// Each is found in its run, whichever runs are beside it.
  @Test func equalMentionsAreApartInAnyStyle() throws {
    let count = 200
    var text = try mentions(String(repeating: "@小明", count: count), 0..<3 * count)
    for place in 0..<count { try text.set(\.weight, 100 + place % 3, in: 3 * place + 1..<3 * place + 2) }
    #expect(text.runs.count == count)
    let all = (0..<count).map { 3 * $0..<3 * $0 + 3 }
    #expect(try text.atoms(in: 0..<3 * count) == all)
    #expect(try text.atom(around: 301) == 300..<303 && text.atom(around: 300) == nil)
    try text.set(\.weight, nil, in: 0..<3 * count)
    #expect(try text.runs.count == 1 && text.atoms(in: 4..<8) == [3..<6, 6..<9])
  }

  /// A mention that was set on other text than its own is one atom. This one seems to fit: two times as long in both
  /// units.
  @Test func mentionsOnOtherTextAreOneAtom() throws {
    var text = StyledText("a😀汉")
    try text.set(\.mention, TextMention("7", text: "a汉"), in: 0..<4)
    #expect(try text.atoms(in: 0..<4) == [0..<4] && text.atom(around: 1) == 0..<4)
    try text.set(\.weight, 700, in: 3..<4)
    #expect(text.runs.map(\.range) == [0..<4])
    var half = StyledText("@小明@小")
    try half.set(\.mention, TextMention("7", text: "@小明"), in: 0..<5)
    #expect(try half.atoms(in: 0..<1) == [0..<5])
  }

  @Test func attachmentsAreApart() throws {
    var text = StyledText("a\u{FFFC}\u{FFFC}\u{FFFC}b")
    try text.set(\.attachment, Self.thumb, in: 1..<4)
    try text.removeSubrange(2..<3)
    #expect(text.text == "a\u{FFFC}\u{FFFC}b")
    try text.insert("x", at: 2)
    #expect(text.text == "a\u{FFFC}x\u{FFFC}b")
    #expect(text.runs.map { $0[TextAttributeKeys.Attachment.self] } == [nil, Self.thumb, nil, Self.thumb, nil])
  }

  @Test func attributesCoverWholeAtoms() throws {
    var text = try mentions("a@小明b", 1..<4)
    try text.set(\.weight, 700, in: 0..<2)
    #expect(text.runs.map(\.range) == [0..<1, 1..<4, 4..<5])
    #expect(text.runs.map { $0[TextAttributeKeys.Weight.self] } == [700, 700, nil])
  }

  /// A mention covers exactly its own text after any edits.
  @Test func mentionsNeverCoverOtherWords() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let parts = ["@小明", "@bob", " ", "a", "汉", "\n", "小明", "@", ", ", "1"]
    func words() -> String {
      (0..<Int.random(in: 0...6, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    }
    for _ in 0..<1_000 {
      var text = StyledText()
      for _ in 0..<8 {
        let end = text.utf16Length
        let position = Int.random(in: 0...end, using: &generator)
        switch Int.random(in: 0...4, using: &generator) {
        case 0: text.replaceText(words(), policy: .carryOver)
        case 1: text.text = words()
        case 2: try text.replaceSubrange(position..<Int.random(in: position...end, using: &generator), with: words())
        default:
          var mention = StyledText(Bool.random(using: &generator) ? "@小明" : "@bob")
          let value = TextMention("7", text: mention.text)
          try mention.set(\.mention, value, in: 0..<mention.utf16Length)
          try text.replaceSubrange(position..<position, with: mention)
        }
        for run in text.runs {
          guard let mention = run[TextAttributeKeys.Mention.self] else { continue }
          let covered = String(decoding: Array(text.text.utf16)[run.range], as: UTF16.self)
          let count = run.range.count / max(mention.text.utf16.count, 1)
          #expect(covered == String(repeating: mention.text, count: count), "seed \(seed)")
        }
      }
    }
  }
}

extension PositionMap {
  /// The map of one edit.
  static func edit(_ old: Range<Int>, _ count: Int) -> PositionMap {
    var text = StyledText(String(repeating: "x", count: old.upperBound))
    return (try? text.replaceSubrange(old, with: String(repeating: "y", count: count))) ?? .identity
  }
}
