import TestSupport
import Testing

@testable import StyledText

/// Laws of replacement.
struct CarryOverTests {
  static let parts = [
    "word", "other", " ", "¥", "99", "129", "汉", "字", "\n", ".", "é", "e\u{301}", "👍🏽", "سعر", "ราคา", "\u{301}", "\r\n",
    "\u{3000}", "\u{A0}",
  ]

  private static func words(_ count: Int, _ generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
  }

  private static func styled(_ words: String, _ generator: inout SeededGenerator) throws -> StyledText {
    var text = StyledText(words)
    for _ in 0..<3 {
      let lower = Int.random(in: 0...text.utf16Length, using: &generator)
      let range = lower..<Int.random(in: lower...text.utf16Length, using: &generator)
      guard (try? text.set(\.strikethrough, .single, in: range)) != nil else {
        continue
      }
      try text.set(\.link, "x", in: range)
    }
    return text
  }

  @Test func replacementsAreSound() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_500 {
      let count = Int.random(in: 0...12, using: &generator)
      let before = try Self.styled(Self.words(count, &generator), &generator)
      let words = Self.words(Int.random(in: 0...12, using: &generator), &generator)
      var text = before
      let map = text.replaceText(words, policy: .carryOver)
      #expect(text.text.hasSameUTF8(as: words), "seed \(seed)")
      #expect(text.brokenInvariant == nil, "seed \(seed)")
      Self.check(map, before.text, words, seed)
      // New attributes do not appear.
      let known = Set(before.runs.map(\.attributes.names)).union([[]])
      #expect(text.runs.allSatisfy { $0.attributes.names.allSatisfy { name in known.contains { $0.contains(name) } } })
    }
  }

  /// Positions that the map says stayed have the same code units on both sides of the change.
  private static func check(_ map: PositionMap, _ old: String, _ new: String, _ seed: UInt64) {
    let (oldUnits, newUnits) = (Array(old.utf16), Array(new.utf16))
    let changes = map.steps.first ?? []
    var (oldEnd, newEnd) = (0, 0)
    for change in changes + [.init(old: oldUnits.count..<oldUnits.count, new: newUnits.count..<newUnits.count)] {
      #expect(oldUnits[oldEnd..<change.old.lowerBound] == newUnits[newEnd..<change.new.lowerBound], "seed \(seed)")
      (oldEnd, newEnd) = (change.old.upperBound, change.new.upperBound)
    }
  }

  /// Words that stay keep their attributes, also far from the change.
  @Test func whatStaysKeepsItsLook() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (head, tail) = (Self.words(5, &generator) + " ", " " + Self.words(5, &generator))
      let before = try Self.styled(head + "middle" + tail, &generator)
      var text = before
      text.replaceText(head + "center" + tail, policy: .carryOver)
      let start = head.unicodeScalars.count
      #expect(text.seen.prefix(start) == before.seen.prefix(start), "seed \(seed)")
      #expect(text.seen.dropFirst(start + 6) == before.seen.dropFirst(start + 6), "seed \(seed)")
    }
  }

  /// Two numbers are one, as in `1 299`, only with one space between them, whatever else changes.
  @Test(arguments: ["  ", "   ", "\u{3000}", " \u{3000}", "\t"])
  func numbersWithOtherSpacesBetweenThemStayTwo(_ spaces: String) throws {
    let amounts = "99\(spaces)129字"
    var text = StyledText("middle " + amounts)
    let start = text.utf16Length - 4
    try text.set(\.strikethrough, .single, in: start..<start + 2)
    let marked = text.marked
    text.replaceText("center " + amounts, policy: .carryOver)
    #expect(text.marked == marked.replacing("middle", with: "center"))
  }

  /// Long texts take other ways to the same laws.
  @Test(arguments: [1, 40, 400])
  func longTexts(_ changes: Int) throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let parts = (0..<3_000).map { _ in Self.parts.randomElement(using: &generator) ?? "" }
    var others = parts
    for _ in 0..<changes { others[Int.random(in: 0..<3_000, using: &generator)] = "new" }
    let before = try Self.styled(parts.joined(), &generator)
    var text = before
    let map = text.replaceText(others.joined(), policy: .carryOver)
    #expect(text.brokenInvariant == nil)
    Self.check(map, before.text, others.joined(), seed)
  }

  @Test func paragraphsKeepTheirAlignment() throws {
    var text = StyledText("Title\nBody text\nEnd")
    try text.set(\.alignment, .center, in: 0..<1)
    try text.set(\.alignment, .end, in: 17..<18)
    text.text = "New Title\nOther body\nA new paragraph\nEnd"
    #expect(text.runs.map { $0[TextAttributeKeys.Alignment.self] } == [.center, nil, .end])
    #expect(text.runs.map(\.range) == [0..<10, 10..<37, 37..<40])
  }
}
