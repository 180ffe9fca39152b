import Foundation
import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

/// Edits of an `AttributedString` have the results of the edits of a text.
struct AttributedStringEditingTests {
  @Test func editsAgreeWithThoseOfATextInEveryRespect() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<1_000 {
      var text = RandomStyledText.make(using: &generator)
      var string = AttributedString(text)
      for _ in 0..<4 {
        // An empty string holds no attributes, so there the two part.
        guard !text.isEmpty else { break }
        let maps = try Self.edit(&text, &string, using: &generator)
        try #require(maps.0 == maps.1, "seed \(seed), round \(round)")
        let back = StyledText(string)
        let isSame = text.isEmpty ? back.isEmpty : back.isSame(as: text)
        try #require(isSame, "seed \(seed), round \(round): \(text) \(back)")
      }
    }
  }

  private static func edit(
    _ text: inout StyledText,
    _ string: inout AttributedString,
    using generator: inout SeededGenerator
  ) throws -> (PositionMap, PositionMap) {
    let code = RandomStyledText.codes.randomElement(using: &generator) ?? .t14_gray2_bold
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      let ends = (0..<2).map { _ in Int.random(in: 0...string.unicodeScalars.count, using: &generator) }.sorted()
      let indices = ends.map { string.unicodeScalars.index(string.startIndex, offsetBy: $0) }
      let offsets = ends.map { String(String.UnicodeScalarView(string.unicodeScalars.prefix($0))).utf16.count }
      try text.apply(styleCode: code, in: offsets[0]..<offsets[1])
      string.apply(styleCode: code, in: indices[0]..<indices[1])
    case 1:
      text.restyle(styleCode: code)
      string.restyle(styleCode: code)
    default:
      let words = RandomStyledText.word(using: &generator)
      let policy = ReplacementPolicy.allCases.randomElement(using: &generator) ?? .automatic
      return (text.replaceText(words, policy: policy), string.replaceText(keepingStyles: words, policy: policy))
    }
    return (.identity, .identity)
  }

  @Test func foreignAttributesStay() throws {
    var string = AttributedString("Hello World")
    let world = try #require(string.range(of: "World"))
    string[world].link = URL(string: "https://example.com")
    let map = string.replaceText(keepingStyles: "Goodbye World")
    #expect(map.map(6..<11) == 8..<13)
    #expect(string.runs.map(\.link?.host) == [nil, "example.com"])
    let words = try #require(string.range(of: "Good"))
    string.apply(styleCode: .t9_red_medium, in: words)
    #expect(string.runs.map(\.link?.host) == [nil, nil, "example.com"])
    #expect(StyledText(string).runs.map(\.style) == [.t9_red_medium, nil, nil])
  }

  @Test func emptyStringsTakeWords() {
    var string = AttributedString()
    string.restyle(styleCode: .t14_gray2_bold)
    #expect(string == AttributedString())
    string.replaceText(keepingStyles: "new")
    #expect(string == AttributedString("new"))
    string.replaceText(keepingStyles: "")
    #expect(string == AttributedString())
  }
}
