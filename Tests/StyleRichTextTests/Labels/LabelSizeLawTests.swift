import StyleLayout
import StyleRichText
import StyleTables
import StyledText
import TestSupport
import Testing

/// A label that gets the size that it asks for shows the same lines, so that its cell does not jump.
struct LabelSizeLawTests {
  private static let pieces = [
    "a", "word ", "longer-word ", "国", "，", "*", "[link] ", "{@Ann} ", "\n", " ", "e\u{301}", "👍🏽", "سلام ",
  ]

  @Test func theSizeThatALabelAsksForIsEnough() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var cut = 0
    for _ in 0..<lawRounds(2_000) {
      let count = Int.random(in: 0...20, using: &generator)
      let marked = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      let text = TouchScene.text(marked)
      let lines = Int.random(in: 0...3, using: &generator)
      let content =
        Bool.random(using: &generator)
        ? LabelContent.text(text, lines: lines)
        : .expandable(ExpandableText(text, limit: .lines(lines), token: "..more", closing: " less"))
      let label = LabelModel(content)
      let width = Double.random(in: 20...200, using: &generator)
      let asked = size(of: label, in: width)
      let again = size(of: label, in: asked.width)
      #expect(again == asked, "seed \(seed), \(width): \(marked.debugDescription)")
      let preferred = intrinsicSize(of: label, preferred: width, current: asked.width)
      #expect(preferred == asked, "seed \(seed), \(width): \(marked.debugDescription)")
      let own = intrinsicSize(of: label, preferred: 0, current: asked.width)
      #expect(own.height == asked.height, "seed \(seed), \(width): \(marked.debugDescription)")
      cut += asked.height < intrinsicSize(of: label, preferred: 0, current: 1).height ? 1 : 0
    }
    #expect(cut > 50)
  }

  private func size(of label: LabelModel, in width: Double) -> LayoutSize {
    let text = label.size(by: TouchScene.typesetter, in: StyleContext(), width: width)
    return LabelPlacement.size(for: text, scale: 3)
  }

  private func intrinsicSize(of label: LabelModel, preferred: Double, current: Double) -> LayoutSize {
    let typesetter = TouchScene.typesetter
    let text = label.intrinsicSize(by: typesetter, in: StyleContext(), preferred: preferred, current: current)
    return LabelPlacement.size(for: text, scale: 3)
  }
}
