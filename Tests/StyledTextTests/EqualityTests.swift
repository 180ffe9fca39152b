import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

/// Texts are equal when they look the same, however they came about.
struct EqualityTests {
  @Test func layersDoNotMatter() throws {
    let whole = StyledText("abc", style: .t14_gray2_bold, attributes: TextAttributes(link: "x"))
    var run = StyledText("abc")
    try run.merge(TextAttributes(style: .t14_gray2_bold, link: "x"), in: 0..<3)
    var slot = StyledText(
      template: try SlotTemplate("a{b}"),
      style: .t14_gray2_bold,
      attributes: TextAttributes(link: "x"),
      slots: ["b": TextAttributes(style: .t14_gray2_bold)]
    )
    slot["b"] = "bc"
    for text in [run, slot] {
      #expect(text == whole)
      #expect(text.hashValue == whole.hashValue)
      #expect(text.runs.map(\.range) == [0..<3])
    }
  }

  @Test func emptyTextsAreEqualByTheirAttributes() {
    #expect(StyledText("", style: .t14_gray2_bold) != StyledText(""))
    #expect(StyledText("", style: .t14_gray2_bold) == StyledText("", style: .t14_gray2_bold))
  }

  @Test func anythingThatIsSeenCounts() throws {
    let plain = StyledText("abc")
    var one = plain
    try one.set(\.weight, 700, in: 0..<1)
    var two = plain
    try two.set(\.weight, 700, in: 0..<2)
    var other = plain
    try other.set(\.weight, 600, in: 0..<1)
    #expect(Set([plain, one, two, other, StyledText("abd")]).count == 5)
  }

  /// A text and one that is assembled from its visible attributes.
  @Test func rebuiltTextsAreEqual() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      var pair = EditedPair(EditingTests.randomText(&generator))
      for _ in 0..<6 { try pair.edit(&generator) }
      let text = pair.text
      guard !text.isEmpty else { continue }
      let rebuilt = try text.rebuilt(&generator)
      #expect(rebuilt == text && rebuilt.hashValue == text.hashValue, "seed \(seed) \(text.debugDescription)")
      var changed = text
      changed.append("!")
      #expect(changed != text, "seed \(seed)")
    }
  }
}
