import Foundation
import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

/// Attributes of another scope.
private enum ForeignAttribute: AttributedStringKey {
  typealias Value = Int
  static let name = "test.foreign"
}

struct AttributedStringTests {
  @Test func textsComeBackInEveryRespect() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<1_500 {
      var text = RandomStyledText.make(using: &generator)
      if text.isEmpty { text.text = "x" }
      if text.isEmpty { continue }
      if Bool.random(using: &generator) { text = try Coded.text(try Coded.json(text)) }
      let string = AttributedString(text)
      #expect(Array(String(string.characters).utf8) == Array(text.text.utf8))
      let back = StyledText(string)
      try #require(back.isSame(as: text), "seed \(seed), round \(round): \(text), \(back)")
      try #require(AttributedString(back) == string, "seed \(seed), round \(round)")
    }
  }

  @Test func stringsComeBackAsTheyWere() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<1_500 {
      var string = AttributedString(RandomStyledText.word(using: &generator))
      for _ in 0..<6 { Self.change(&string, using: &generator) }
      let keys: [any TextAttributeKey.Type] = Bool.random(using: &generator) ? [] : RandomStyledText.keys
      let back = AttributedString(StyledText(string, keys: keys)).withoutHints
      try #require(back == string, "seed \(seed), round \(round)")
    }
  }

  private static func change(_ string: inout AttributedString, using generator: inout SeededGenerator) {
    let ends = (0..<2).compactMap { _ in string.characters.indices.randomElement(using: &generator) }.sorted()
    guard let lower = ends.first, let upper = ends.last else { return }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: string[lower...upper].link = URL(string: "https://example.com/汉")
    case 1: string[lower...upper][ForeignAttribute.self] = 7
    case 2: string[lower...upper].styleSpec.strikethrough = .single
    case 3: string[lower...upper].styleSpec.style = .code(.t14_gray2_bold)
    case 4: string[lower...upper].styleSpec.strikethrough = nil
    case 5: string[lower...upper][StyledTextAttribute<ReviewKey>.self] = "open"
    case 6: string[lower...upper].styleSpec.alignment = .end
    case 7: string[lower...upper].styleSpec.link = "x"
    default: string[lower...upper][ForeignAttribute.self] = nil
    }
  }

  @Test func theScopeIsThereForEveryone() throws {
    var string = AttributedString(StyledText("¥99 ¥129", style: .t14_gray2_bold))
    let old = try #require(string.range(of: "¥129"))
    string[old].styleSpec.strikethrough = .single
    #expect(string[old].styleSpec.style == .code(.t14_gray2_bold))
    #expect(string.runs.map(\.styleSpec.strikethrough) == [nil, .single])
    #expect(StyledText(string).marked == "¥99 ⟦¥129⟧" && StyledText(string).style == .t14_gray2_bold)
    var container = AttributeContainer()
    container.styleSpec.link = "item/7"
    string.mergeAttributes(container)
    #expect(StyledText(string).runs.allSatisfy { $0[TextAttributeKeys.Link.self] == "item/7" })
  }

  /// Visible attributes win over those that the string remembers of its text.
  @Test func editsByOthersAreSeen() throws {
    let whole = StyledText("abc", style: .t14_gray2_bold, attributes: TextAttributes(strikethrough: .single))
    var string = AttributedString(whole) + AttributedString(" plain")
    #expect(StyledText(string).marked == "⟦abc⟧ plain")
    #expect(StyledText(string).runs.map(\.style) == [.t14_gray2_bold, nil])
    string = AttributedString(whole)
    string.styleSpec.strikethrough = nil
    #expect(StyledText(string).marked == "abc" && StyledText(string).style == .t14_gray2_bold)
    string.styleSpec.style = .code(.t9_red_medium)
    #expect(StyledText(string).runs.map(\.style) == [.t9_red_medium])
  }

  @Test func editsOfSlotsByOthersAreSeen() throws {
    var text = StyledText(template: try SlotTemplate("{a}-{b}"), slots: ["b": TextAttributes(strikethrough: .single)])
    text["a"] = "1"
    text["b"] = "2"
    var string = AttributedString(text)
    string.styleSpec.strikethrough = nil
    text = StyledText(string)
    #expect(text.marked == "1-2" && text.template != nil)
    string.characters.append("!")
    #expect(StyledText(string).template == nil)
  }

  @Test func keysOfOthersAreFound() throws {
    var string = AttributedString("ab")
    string[StyledTextAttribute<ReviewKey>.self] = "open"
    #expect(StyledText(string).runs.map { $0[ReviewKey.self] } == [nil])
    #expect(StyledText(string, keys: [ReviewKey.self]).runs.map { $0[ReviewKey.self] } == ["open"])
    var text = StyledText("ab")
    try text.set(ReviewKey.self, "open", in: 0..<1)
    #expect(StyledText(AttributedString(text)).runs.map { $0[ReviewKey.self] } == ["open", nil])
  }

  @Test func foreignAttributesGoWithTheirWords() throws {
    var string = AttributedString("Hello World")
    let world = try #require(string.range(of: "World"))
    string[world].link = URL(string: "https://example.com")
    var text = StyledText(string)
    text.text = "Goodbye World"
    #expect(AttributedString(text).runs.map(\.link?.host) == [nil, "example.com"])
    #expect(AttributedString(text.removingForeignAttributes()) == AttributedString("Goodbye World"))
  }

  @Test func emptyStringsAreEmptyTexts() {
    #expect(StyledText(AttributedString()) == StyledText())
    #expect(AttributedString(StyledText("", style: .t14_gray2_bold)) == AttributedString())
    #expect(AttributedString(StyledText("plain")) == AttributedString("plain"))
  }
}

extension AttributedString {
  /// The string with its look, without the attributes that restore the text.
  fileprivate var withoutHints: AttributedString {
    var string = self
    string.styleSpec.wholeText = nil
    string.styleSpec.provenance = nil
    return string
  }
}
