import StyleRichText
import StyledText
import TestSupport
import Testing

/// Several edits of others in one event.
struct ExternalOrderTests {
  private let codec = RichTextCodec(mentions: .names(["Ann Lee": "user/8"]))

  private func edited(_ text: String, _ edits: [ExternalReplacement]) -> RichTextEditor {
    var editor = RichTextEditor(PlainText(text), codec: codec)
    editor.handle(.external(edits), at: 0)
    return editor
  }

  /// Each edit as its range and its text.
  private func edits(_ list: [(Range<Int>, String)]) -> [ExternalReplacement] {
    list.map { ExternalReplacement($0.0, with: PlainText($0.1)) }
  }

  @Test(
    arguments: [
      ("abcdef", [(0..<3, "X"), (0..<0, "Y")], "YXdef"),
      ("abcdef", [(3..<3, "Y"), (0..<3, "X")], "XYdef"),
      ("abcdef", [(2..<2, "B"), (2..<2, "A")], "abABcdef"),
      ("abcdef", [(2..<5, "Y"), (0..<3, "X")], "XYf"),
      ("abcdef", [(1..<1, "Y"), (0..<3, "X")], "XYdef"),
      ("abcdef", [(0..<6, ""), (2..<3, "Y")], "Y"),
      ("abcdef", [(4..<6, "Z"), (0..<2, "X"), (1..<5, "Y")], "XYZ"),
      ("@Ann Lee!", [(0..<4, "X"), (5..<8, "Y")], "XY!"),
      ("@Ann Lee!", [(8..<8, "Y"), (0..<4, "X")], "XY!"),
      ("@Ann Lee!", [(3..<3, "Y"), (5..<6, "X")], "YX!"),
      ("@Ann Lee!", [(5..<5, "Y"), (1..<2, "X")], "XY!"),
    ] as [(String, [(Range<Int>, String)], String)]
  )
  func theOrderOfTheListDoesNotCount(text: String, list: [(Range<Int>, String)], result: String) {
    for order in [list, list.reversed()] { #expect(edited(text, edits(order)).plain.text == result, "\(order)") }
  }

  @Test func mentionsOfBothTextsStay() {
    let (ann, bob) = (PlainText.Entity(0..<2, .mention("a")), PlainText.Entity(0..<2, .mention("b")))
    let list = [
      ExternalReplacement(0..<2, with: PlainText("@A", entities: [ann])),
      ExternalReplacement(1..<3, with: PlainText("@B", entities: [bob])),
    ]
    for order in [list, list.reversed()] {
      let editor = edited("xyzw", order)
      #expect(editor.plain.text == "@A@Bw")
      #expect(editor.text.runs.compactMap(\.attributes.mention?.identifier) == ["a", "b"])
    }
  }

  /// Any lists, in any order, over text with a mention: one result, which has every text.
  @Test func noTextIsLostInAnyOrder() {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let list = (0..<Int.random(in: 1...5, using: &random)).map { index in
        let start = Int.random(in: 0...12, using: &random)
        let end = Bool.random(using: &random) ? start : min(start + Int.random(in: 0...6, using: &random), 12)
        return (start..<end, String(UnicodeScalar(UInt8(65 + index))))
      }
      let result = edited("ab @Ann Lee!", edits(list)).plain.text
      for (_, text) in list { #expect(result.contains(text), "seed \(seed), round \(round): \(list) → \(result)") }
      for _ in 0..<3 {
        let other = edited("ab @Ann Lee!", edits(list.shuffled(using: &random))).plain.text
        #expect(other == result, "seed \(seed), round \(round): \(list)")
      }
    }
  }
}
