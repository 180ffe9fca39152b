import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

struct ResolvedTextTests {
  private let large = StyleContext(appearance: .dark, textScale: TextScale(2), host: .label)

  @Test func eachSetIsResolvedOnce() throws {
    let codes = Array(Yanxuan.catalog.codes.prefix(20))
    var text = StyledText("")
    for index in 0..<200 { text.append(StyledText("汉\(index % 10)", style: codes[index % 20])) }
    var many = StyledText("")
    for _ in 0..<50 { many.append(text) }
    let resolved = many.resolved(in: large)
    #expect(resolved.runs.count == 10_000 && resolved.sets.count == 20)
    #expect(Array(resolved.runs.map(\.attributesIndex).prefix(21)) == Array(0..<20) + [0])
    for run in resolved.runs.prefix(20) {
      #expect(resolved[run].size == codes[run.attributesIndex].resolved(in: large).size)
      #expect(resolved[run].attributes.style == codes[run.attributesIndex])
    }
    #expect(resolved.runs.last?.range.upperBound == many.utf16Length && resolved.text == many.text)
    #expect(resolved.runs.last?.utf8Range.upperBound == many.text.utf8.count)
  }

  /// The same look is one set, whichever layer its attributes are in.
  @Test func layersDoNotCount() throws {
    var text = StyledText(template: try SlotTemplate("a{b}c"), slots: ["b": TextAttributes(size: 20)])
    text["b"] = "x"
    try text.set(\.size, 20, in: 2..<3)
    let resolved = text.resolved(in: StyleContext())
    #expect(resolved.runs.map(\.range) == [0..<1, 1..<3] && resolved.sets.map(\.size) == [nil, 20])
  }

  @Test func stylesAreAsTheirCodesSay() throws {
    let resolved = StyledText("x", style: .t14_gray2_bold).resolved(in: large)
    let style = StyleCode.t14_gray2_bold.resolved(in: large)
    let set = try #require(resolved.sets.first)
    #expect(set.size == style.size && set.weight == style.weight && set.family == style.family)
    #expect(set.color == style.color && set.line == style.metrics && set.letterSpacing == style.metrics?.letterSpacing)
    #expect(set.color?.description == "#9B9B9B" && resolved.context == large)
  }

  @Test func ownAttributesWinAndScale() throws {
    var own = TextAttributes(weight: 300, size: 10, letterSpacing: 1.5)
    own.color = StyleColor(light: RGBAColor(red: 1, green: 1, blue: 1), dark: RGBAColor(red: 2, green: 2, blue: 2))
    own.headIndent = 12
    let text = StyledText("x", style: .t14_gray2_bold, attributes: own)
    let set = text.resolvedAttributes(in: large)
    #expect(set.size == 20 && set.weight == 300 && set.letterSpacing == 3 && set.color?.description == "#020202")
    #expect(set.line?.minimumLineHeight == 40 && set.line?.letterSpacing == 3)
    #expect(set.attributes.headIndent == 12)
    #expect(text.resolvedAttributes(in: StyleContext()).color?.description == "#010101")
  }

  @Test(arguments: Appearance.allCases)
  func colorsAreForAnAppearance(appearance: Appearance) {
    let set = StyledText("x", style: .t14_gray2_bold).resolvedAttributes(in: StyleContext(appearance: appearance))
    #expect(set.color == StyleCode.t14_gray2_bold.resolved.color?[appearance])
  }

  @Test func withoutAStyleOwnAttributesStandAlone() {
    let set = StyledText("x", attributes: TextAttributes(size: 10)).resolvedAttributes(in: large)
    #expect(set.size == 20 && set.weight == nil && set.color == nil && set.line == nil && set.letterSpacing == nil)
  }

  @Test func emptyTextsResolveForWordsToCome() {
    let text = StyledText("", style: .t14_gray2_bold)
    #expect(text.resolved(in: large).runs.isEmpty && text.resolved(in: large).sets.isEmpty)
    #expect(
      text.resolvedAttributes(in: large) == StyledText("x", style: .t14_gray2_bold).resolved(in: large).sets.first
    )
  }

  /// Runs end only where looks differ, or the line metrics of paragraphs.
  @Test func runsCoverTheTextInBothUnits() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let text = RandomStyledText.make(using: &generator)
      let resolved = text.resolved(in: large)
      var rest = resolved.runs[...]
      for run in text.runs {
        let parts = rest.prefix { $0.range.upperBound <= run.range.upperBound }
        rest = rest.dropFirst(parts.count)
        #expect(parts.first?.range.lowerBound == run.range.lowerBound, "seed \(seed)")
        #expect(parts.last?.range.upperBound == run.range.upperBound, "seed \(seed)")
        #expect(parts.last?.utf8Range.upperBound == run.utf8Range.upperBound, "seed \(seed)")
        #expect(parts.allSatisfy { resolved[$0].attributes == run.attributes }, "seed \(seed)")
        for (part, next) in zip(parts, parts.dropFirst()) {
          #expect(
            part.range.upperBound == next.range.lowerBound && part.attributesIndex != next.attributesIndex,
            "seed \(seed)"
          )
          #expect(part.utf8Range.upperBound == next.utf8Range.lowerBound, "seed \(seed)")
        }
      }
      #expect(rest.isEmpty && Set(resolved.sets).count == resolved.sets.count, "seed \(seed)")
      let firsts = resolved.runs.reduce(into: [Int]()) {
        if !$0.contains($1.attributesIndex) { $0.append($1.attributesIndex) }
      }
      #expect(firsts == Array(resolved.sets.indices), "seed \(seed)")
    }
  }
}
