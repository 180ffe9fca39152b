import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

struct SubtextTests {
  @Test func settingOnAPartIsSettingInARange() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let text = RandomStyledText.make(using: &generator)
      let range = Self.range(in: text, using: &generator)
      var (part, whole) = (text, text)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        part[range].style = .t9_red_medium
        try whole.apply(styleCode: .t9_red_medium, in: range)
      case 1:
        part[range].link = nil
        try whole.remove(TextAttributeKeys.Link.self, in: range)
      case 2:
        part[range].alignment = .end
        try whole.set(TextAttributeKeys.Alignment.self, .end, in: range)
      case 3:
        part[range][ReviewKey.self] = "open"
        try whole.set(ReviewKey.self, "open", in: range)
      default:
        part[range].style = nil
        try whole.set(TextAttributeKeys.Style.self, nil, in: range)
      }
      #expect(part.isSame(as: whole), "seed \(seed)")
      #expect(part.brokenInvariant == nil, "seed \(seed)")
    }
  }

  @Test func valuesAreThoseOfEachCharacter() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let text = RandomStyledText.make(using: &generator)
      let range = Self.range(in: text, using: &generator)
      let part = text[range]
      let runs = text.runs.filter { $0.range.overlaps(range) && !range.isEmpty }
      let struck = Set(runs.map(\.attributes.strikethrough))
      #expect(part.isMixed(\.strikethrough) == (struck.count > 1), "seed \(seed)")
      #expect(part.strikethrough == (struck.count == 1 ? struck.first ?? nil : nil), "seed \(seed)")
      let reviewed = Set(runs.map { $0[ReviewKey.self] })
      #expect(part.isMixed(ReviewKey.self) == (reviewed.count > 1), "seed \(seed)")
      #expect(part[ReviewKey.self] == (reviewed.count == 1 ? reviewed.first ?? nil : nil), "seed \(seed)")
      #expect(part.runs.map(\.range) == runs.map { $0.range.clamped(to: range) }, "seed \(seed)")
      #expect(part.runs.map(\.attributes) == runs.map(\.attributes), "seed \(seed)")
      let copy = StyledText(part)
      #expect(copy.text.utf16.elementsEqual(part.text.utf16) && copy.template == nil, "seed \(seed)")
      #expect(copy.runs.map(\.attributes) == runs.map(\.attributes), "seed \(seed)")
    }
  }

  /// A range of positions that the text has.
  static func range(in text: StyledText, using generator: inout SeededGenerator) -> Range<Int> {
    text[RandomStyledText.range(in: text, using: &generator)].range
  }

  @Test(arguments: [
    (-5..<2, 0..<1), (1..<2, 1..<1), (2..<3, 1..<3), (2..<Int.max, 1..<4), (Int.min..<Int.max, 0..<4), (7..<9, 4..<4),
  ])
  func rangesAreClamped(_ range: Range<Int>, _ clamped: Range<Int>) {
    var text: StyledText = "a👍b"
    #expect(text[range].range == clamped)
    text[range].weight = 700
    #expect(text.text == "a👍b")
  }

  @Test func partsOfOthersAreTakenOver() throws {
    var text = StyledText("¥99 ¥129", style: .t14_red_bold)
    var other = StyledText("was ¥159", style: .t12_gray3_regular)
    other[4..<8].strikethrough = .single
    text[4..<8] = other[4..<8]
    #expect(text.marked == "¥99 ⟦¥159⟧" && text.style == .t14_red_bold)
    #expect(text[4..<8].style == .t12_gray3_regular)
    var part = text[0..<3]
    part.underline = .single
    #expect(text[0..<3].underline == nil)
    text[0..<3] = part
    #expect(text.runs.map(\.attributes.underline) == [.single, nil, nil])
    // It was taken from a text that is another one by now.
    text[0..<3].underline = nil
    text.append("!")
    text[0..<0] = part
    #expect(text.marked == "¥99¥99 ⟦¥159!⟧" && text[0..<3].underline == .single)
  }

  /// A setter that cannot throw leaves the template alone.
  @Test func templatesStay() throws {
    var text = StyledText(template: try SlotTemplate("{sale} {was}"))
    text["sale"] = "¥99"
    text[0..<3].weight = 700
    #expect(text.template != nil && text[0..<3].weight == 700)
  }

  @Test func propertiesOfYoursWork() throws {
    var text: StyledText = "one two"
    text[0..<3].review = "open"
    #expect(text[0..<3].review == "open" && text[0..<4].isMixed(\.review))
    try text.set(\.review, nil, in: 0..<7)
    #expect(text.runs.map { $0[ReviewKey.self] } == [nil])
  }
}

extension TextAttributes {
  fileprivate var review: String? {
    get { self[ReviewKey.self] }
    set { self[ReviewKey.self] = newValue }
  }
}
