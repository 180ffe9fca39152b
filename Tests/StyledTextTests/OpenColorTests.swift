import Foundation
import StyleTables
import TestSupport
import Testing

@testable import StyledText

/// Styles that leave the color open, layer by layer.
struct OpenColorTests {
  private typealias Keys = TextAttributeKeys

  private static let black = "#000000"
  private static let red = "#C8102E"
  private static let green = "#008000"

  @Test func theCodesAreOpenOrHaveTheirColors() {
    #expect(OpenCodes.all.map { $0.resolved.color?.light.description } == [nil, nil, Self.black, Self.red, "#112233"])
    #expect(OpenCodes.title.resolved.metrics == OpenCodes.red.resolved.metrics)
  }

  // MARK: - Layers

  @Test func anOpenColorIsNoColor() {
    let text = StyledText("价 👍🏽", style: OpenCodes.title)
    #expect(text.colors == Array(repeating: nil, count: text.utf16Length))
    #expect(text.resolvedAttributes(in: StyleContext(appearance: .dark)).color == nil)
    #expect(text.resolved?.color == nil && text.resolved?.size == 14)
    #expect(StyledText("", style: OpenCodes.title).resolvedAttributes(in: StyleContext()).color == nil)
    let colored = StyledText("价", style: OpenCodes.title, attributes: TextAttributes(color: .green))
    #expect(colored.colors == [Self.green] && colored.style == OpenCodes.title)
  }

  /// The other values of the style below do not show.
  @Test func theColorOfTheLayerBelowShowsThrough() throws {
    var text = StyledText("abcd", style: OpenCodes.red)
    try text.apply(styleCode: OpenCodes.note, in: 1..<2)
    #expect(text.colors == [Self.red, Self.red, Self.red, Self.red])
    let run = try text.run(at: 1)
    #expect(run.style == OpenCodes.note && run.resolved?.color == nil && run.range == 1..<2)
    #expect(run[Keys.Color.self] == OpenCodes.red.resolved.color && run.attributes.color == run[Keys.Color.self])
    let set = text.resolved(in: StyleContext(appearance: .dark))
    #expect(set[set.runs[1]].size == 13 && set[set.runs[1]].weight == 400)
    // It follows the layer below.
    text.style = OpenCodes.black
    #expect(text.colors == [Self.black, Self.black, Self.black, Self.black])
    text.style = nil
    #expect(text.colors == [nil, nil, nil, nil])
  }

  @Test func theTopmostColorOfAStyleWins() throws {
    var text = StyledText(
      template: try SlotTemplate("a{b}{c}"),
      style: OpenCodes.red,
      slots: ["b": TextAttributes(style: OpenCodes.black), "c": TextAttributes(style: OpenCodes.note)]
    )
    text["b"] = "汉字"
    text["c"] = "👍🏽"
    let expected: [String?] = [Self.red, Self.black, Self.black, Self.red, Self.red, Self.red, Self.red]
    #expect(text.colors == expected)
    try text.apply(styleCode: OpenCodes.title, in: 1..<2)
    try text.apply(styleCode: OpenCodes.title, in: 3..<7)
    #expect(text.colors == expected)
    // An attribute of any layer wins over all styles.
    text.attributes.color = .green
    #expect(Set(text.colors) == [Self.green])
    try text.setAttributes(TextAttributes(style: OpenCodes.black, color: OpenCodes.ink.resolved.color), ofSlot: "b")
    #expect(text.colors[1] == "#112233" && text.colors[0] == Self.green)
  }

  // MARK: - Restyling

  /// The old color is gone with the old style, and comes back with it.
  @Test func restylingALayerReplacesItsColor() throws {
    var text = StyledText("abc", style: OpenCodes.red)
    text.style = OpenCodes.title
    #expect(text.colors == [nil, nil, nil] && text.attributes.color == nil)
    try text.apply(styleCode: OpenCodes.red, in: 0..<1)
    #expect(text.colors == [Self.red, nil, nil])
    try text.apply(styleCode: OpenCodes.note, in: 0..<1)
    #expect(text.colors == [nil, nil, nil])
    text[0..<1].style = OpenCodes.black
    #expect(text.colors == [Self.black, nil, nil])
    text[0..<1].style = OpenCodes.title
    #expect(text.colors == [nil, nil, nil])
    text.explicitStyle = OpenCodes.red.resolved
    #expect(Set(text.colors) == [Self.red])
    text.restyle(styleCode: OpenCodes.title)
    #expect(text.colors == [nil, nil, nil] && text.runs.count == 1)
    // All of the text is the whole text's layer.
    try text.apply(styleCode: OpenCodes.red, in: 0..<3)
    try text.apply(styleCode: OpenCodes.title, in: 0..<3)
    #expect(text.colors == [nil, nil, nil] && text.style == OpenCodes.title)
  }

  @Test func restylingASlotReplacesItsColor() throws {
    var text = StyledText(template: try SlotTemplate("{a}-{b}"), slots: ["a": TextAttributes(style: OpenCodes.red)])
    text["a"] = "汉"
    text["b"] = "字"
    #expect(text.colors == [Self.red, nil, nil])
    try text.setAttributes(TextAttributes(style: OpenCodes.title), ofSlot: "a")
    #expect(text.colors == [nil, nil, nil])
    text.style = OpenCodes.black
    #expect(text.colors == [Self.black, Self.black, Self.black])
    try text.setAttributes(TextAttributes(style: OpenCodes.red), ofSlot: "a")
    #expect(text.colors == [Self.red, Self.black, Self.black])
    text.restyle(styleCode: OpenCodes.note)
    #expect(text.colors == [nil, nil, nil])
  }

  @Test func anEmptyTextIsRestyled() {
    var text = StyledText("", style: OpenCodes.red)
    text.style = OpenCodes.title
    #expect(text != StyledText("", style: OpenCodes.red) && text == StyledText("", style: OpenCodes.title))
    text.text = "汉"
    #expect(text.colors == [nil])
    text.text = ""
    text.restyle(styleCode: OpenCodes.red)
    text.text = "字"
    #expect(text.colors == [Self.red])
  }

  /// Replaced text has the styles of the old one, and follows the layer below as it does.
  @Test func replacementCarriesOpenStylesOver() throws {
    for policy in ReplacementPolicy.allCases {
      var text = StyledText("now ¥99", style: OpenCodes.red)
      try text.apply(styleCode: OpenCodes.note, in: 4..<7)
      text.replaceText("now ¥89", policy: policy)
      #expect(Set(text.colors) == [Self.red], "\(policy)")
      text.style = OpenCodes.black
      #expect(Set(text.colors) == [Self.black], "\(policy)")
    }
    var text = StyledText("now ¥99", style: OpenCodes.title)
    try text.apply(styleCode: OpenCodes.red, in: 4..<7)
    try text.apply(styleCode: OpenCodes.note, in: 4..<7)
    text.text = "now ¥1,299"
    #expect(try text.run(at: 5).style == OpenCodes.note && Set(text.colors) == [nil])
    text.text = ""
    text.text = "now ¥5"
    #expect(Set(text.colors) == [nil])
  }

  /// Inserted text that shows the color below follows it, as the text around it does.
  @Test func insertedTextFollowsTheLayerBelow() throws {
    var text = StyledText("one two", style: OpenCodes.red)
    try text.merge(TextAttributes(style: OpenCodes.title, link: "x"), in: 0..<3)
    try text.merge(TextAttributes(style: OpenCodes.title), in: 3..<7)
    text.text = "one 汉字 two"
    #expect(Set(text.colors) == [Self.red] && Set(text.runs.map(\.style)) == [OpenCodes.title])
    text.style = OpenCodes.black
    #expect(Set(text.colors) == [Self.black])
  }

  /// If some text does not have a color, inserted text with an open style does not get one.
  @Test func insertedTextLeavesTheColorOpen() throws {
    var text = StyledText("aaaa b")
    try text.apply(styleCode: OpenCodes.title, in: 0..<5)
    try text.apply(styleCode: OpenCodes.red, in: 5..<6)
    text.text = "aaaa 汉 b"
    #expect(text.colors == [nil, nil, nil, nil, nil, nil, nil, Self.red])
    #expect(try text.run(at: 5).style == OpenCodes.title)
  }

  /// Removing the style of the whole text from a part leaves the colors of the rest.
  @Test func removingAStyleLeavesTheRestAsItIs() throws {
    var text = StyledText("abcd", style: OpenCodes.red)
    try text.apply(styleCode: OpenCodes.title, in: 1..<3)
    try text.remove(\.style, in: 0..<2)
    #expect(text.colors == [nil, nil, Self.red, Self.red] && text.style == nil)
    #expect(try text.run(at: 2).style == OpenCodes.title && text.run(at: 1).style == nil)
    #expect(try text.attributes(at: 1).isEmpty)
  }

  /// What still shows through from a slot follows it, as before.
  @Test func removingAStyleLeavesTheLayersApart() throws {
    var text = StyledText(
      template: try SlotTemplate("{a}-{b}"),
      style: OpenCodes.ink,
      slots: ["a": TextAttributes(style: OpenCodes.red)]
    )
    text["a"] = "汉"
    text["b"] = "字"
    try text.apply(styleCode: OpenCodes.title, in: 0..<1)
    try text.remove(\.style, in: 2..<3)
    #expect(text.colors == [Self.red, "#112233", nil])
    try text.setAttributes(TextAttributes(style: OpenCodes.black), ofSlot: "a")
    #expect(text.colors == [Self.black, "#112233", nil])
  }

  @Test func removingAColorShowsTheOneBelow() throws {
    var text = StyledText("ab", style: OpenCodes.red, attributes: TextAttributes(color: .green))
    try text.apply(styleCode: OpenCodes.title, in: 0..<1)
    try text.remove(\.color, in: 0..<1)
    #expect(text.colors == [Self.red, Self.green])
    // One that only shows through was not set, and cannot be removed.
    try text.remove(\.color, in: 0..<1)
    #expect(text.colors == [Self.red, Self.green] && text[0..<1].color == OpenCodes.red.resolved.color)
  }

  // MARK: - One set of attributes

  /// Where layers become one set, the color stays.
  @Test func setsLookTheSameOnTheirOwn() throws {
    var text = StyledText(
      template: try SlotTemplate("{a}{b}"),
      style: OpenCodes.red,
      slots: ["a": TextAttributes(style: OpenCodes.black), "b": TextAttributes(style: OpenCodes.note)]
    )
    text["a"] = "汉"
    text["b"] = "字"
    try text.apply(styleCode: OpenCodes.title, in: 0..<1)
    let colors = [Self.black, Self.red]
    #expect(text.colors == colors)
    let sets = [try text.attributes(at: 0), try text.attributes(at: 1)]
    #expect(sets.map { StyledText("x", attributes: $0).colors } == colors.map { [$0] })
    #expect(sets.map(\.style) == [OpenCodes.title, OpenCodes.note])
    var flat = text
    flat.template = nil
    #expect(flat.colors == colors && flat == text)
    #expect(StyledText(text[0..<2]).colors == colors && StyledText(text[0..<1]).colors == [colors[0]])
    #expect(StyledText(text[1..<2]).colors == [colors[1]])
    // Only what would be lost becomes an attribute: the rest follows the whole text.
    flat.style = OpenCodes.ink
    #expect(flat.colors == [Self.black, "#112233"])
    var pasted = StyledText("-", style: OpenCodes.ink)
    pasted.append(text)
    #expect(pasted.colors == ["#112233"] + colors)
    let literal: StyledText = "\(text)\("字", style: OpenCodes.title)"
    #expect(literal.colors == colors + [nil])
    let given: StyledText = "\(StyledText("字", style: OpenCodes.title), style: OpenCodes.red)"
    #expect(given.colors == [Self.red] && given.runs[0].style == OpenCodes.title)
  }

  /// Text that leaves the color open gets that of the text that it is put into.
  @Test func pastedTextShowsTheColorOfTheWholeText() throws {
    var text = StyledText("ab", style: OpenCodes.red)
    try text.insert(StyledText("x", style: OpenCodes.title), at: 1)
    #expect(text.colors == [Self.red, Self.red, Self.red] && text.runs[1].style == OpenCodes.title)
    let red = OpenCodes.red.resolved.color
    var same = StyledText("ab", style: OpenCodes.red)
    try same.insert(StyledText("x", style: OpenCodes.title, attributes: TextAttributes(color: red)), at: 1)
    #expect(same == text && same.isSame(as: text))
  }

  // MARK: - Equality

  @Test func openIsNeitherBlackNorAnotherColor() throws {
    var black = StyledText("a", style: OpenCodes.title)
    black.attributes.color = OpenCodes.black.resolved.color
    let texts = [
      StyledText("a", style: OpenCodes.title), StyledText("a", style: OpenCodes.black), black,
      try Self.open(over: OpenCodes.red), try Self.open(over: OpenCodes.ink), StyledText("a"),
    ]
    for (index, text) in texts.enumerated() {
      for (otherIndex, other) in texts.enumerated() {
        #expect((text == other) == (index == otherIndex), "\(text) \(other)")
      }
    }
    #expect(Set(texts).count == texts.count)
    // The layers do not matter.
    let flat = StyledText("a", attributes: try texts[3].attributes(at: 0))
    #expect(flat == texts[3] && flat.hashValue == texts[3].hashValue)
  }

  /// One open style over two colors is two runs.
  @Test func runsEndWhereTheColorBelowDoes() throws {
    var text = StyledText(template: try SlotTemplate("{a}{b}"), slots: ["a": TextAttributes(style: OpenCodes.red)])
    text["a"] = "x"
    text["b"] = "y"
    try text.apply(styleCode: OpenCodes.title, in: 0..<2)
    #expect(text.colors == [Self.red, nil])
    #expect(text.runs.map(\.range) == [0..<1, 1..<2])
    #expect(try text.run(at: 0).range == 0..<1)
    try text.setAttributes(TextAttributes(style: OpenCodes.note), ofSlot: "a")
    #expect(text.runs.map(\.range) == [0..<2])
  }

  private static func open(over code: StyleCode) throws -> StyledText {
    var text = StyledText(template: try SlotTemplate("{a}"), slots: ["a": TextAttributes(style: OpenCodes.title)])
    text["a"] = "a"
    text.style = code
    return text
  }

  // MARK: - Other strings

  @Test func nsStringsDoNotHaveAnOpenColor() throws {
    var text = StyledText("abc", style: OpenCodes.title)
    try text.apply(styleCode: OpenCodes.black, in: 1..<2)
    let string = text.makeNSAttributedStringForStorage()
    func color(_ index: Int) -> String? { string.attribute(.styleColor, at: index, effectiveRange: nil) as? String }
    #expect((0..<3).map(color) == [nil, Self.black, nil])
    #expect(StyledText(string).isSame(as: text))
    try string.apply(styleCode: OpenCodes.note, in: NSRange(location: 1, length: 1))
    #expect((0..<3).map(color) == [nil, nil, nil])
    #expect(string.attribute(.styleCode, at: 1, effectiveRange: nil) as? String == "Open/note")
    string.restyle(styleCode: OpenCodes.red)
    #expect((0..<3).map(color) == [Self.red, Self.red, Self.red])
    try string.apply(styleCode: OpenCodes.note, in: NSRange(location: 1, length: 1))
    #expect((0..<3).map(color) == [Self.red, Self.red, Self.red])
    string.restyle(styleCode: OpenCodes.title)
    #expect((0..<3).map(color) == [nil, nil, nil])
    string.replaceText(keepingStyles: "汉字")
    #expect((0..<2).map(color) == [nil, nil])
  }

  @Test func attributedStringsAreRestyledInPlace() throws {
    var string = AttributedString(StyledText("abc", style: OpenCodes.red))
    func apply(_ code: StyleCode) throws {
      string.apply(styleCode: code, in: try #require(string.range(of: "b")))
    }
    try apply(OpenCodes.title)
    #expect(StyledText(string).colors == [Self.red, Self.red, Self.red])
    let middle = try #require(string.range(of: "b"))
    #expect(string[middle].styleSpec.style == .code(OpenCodes.title))
    #expect(string[middle].styleSpec.color == OpenCodes.red.resolved.color)
    string.restyle(styleCode: OpenCodes.title)
    #expect(StyledText(string).colors == [nil, nil, nil] && string.runs.count == 1)
    try apply(OpenCodes.black)
    #expect(StyledText(string).colors == [nil, Self.black, nil])
    try apply(OpenCodes.note)
    #expect(StyledText(string).colors == [nil, nil, nil])
  }

  /// Other code may have removed the color: what is seen wins.
  @Test func aColorThatWasRemovedFromAStringStaysAway() throws {
    var text = StyledText("abc", style: OpenCodes.red)
    try text.apply(styleCode: OpenCodes.title, in: 1..<2)
    var string = AttributedString(text)
    string.styleSpec.color = nil
    #expect(StyledText(string).colors == [Self.red, nil, Self.red])
    var slots = StyledText(
      template: try SlotTemplate("{a}"),
      style: OpenCodes.black,
      slots: ["a": TextAttributes(style: OpenCodes.red)]
    )
    slots["a"] = "ab"
    try slots.apply(styleCode: OpenCodes.title, in: 0..<1)
    string = AttributedString(slots)
    #expect(StyledText(string).isSame(as: slots))
    string.styleSpec.color = nil
    #expect(StyledText(string).colors == [nil, Self.red])
  }

  /// A color that repeats the one below was set, and does not follow the layer below.
  @Test func aColorThatWasSetComesBackAsSet() throws {
    var text = StyledText("ab", style: OpenCodes.red)
    try text.merge(TextAttributes(style: OpenCodes.title, color: OpenCodes.red.resolved.color), in: 0..<1)
    for var back in [StyledText(AttributedString(text)), StyledText(text.makeNSAttributedStringForStorage())] {
      #expect(back.isSame(as: text))
      back.style = OpenCodes.black
      #expect(back.colors == [Self.red, Self.black])
    }
    var through = StyledText("ab", style: OpenCodes.red)
    try through.apply(styleCode: OpenCodes.title, in: 0..<1)
    for var back in [StyledText(AttributedString(through)), StyledText(through.makeNSAttributedStringForStorage())] {
      #expect(back.isSame(as: through))
      back.style = OpenCodes.black
      #expect(back.colors == [Self.black, Self.black])
    }
  }

  @Test func openStylesAreCoded() throws {
    var text = StyledText("ab", style: OpenCodes.red)
    try text.apply(styleCode: OpenCodes.title, in: 0..<1)
    var own = TextAttributes()
    own.explicitStyle = OpenCodes.note.resolved
    try text.merge(own, in: 1..<2)
    let json = try Coded.json(text)
    #expect(!json.contains("color"))
    let back = try Coded.text(json, catalogs: [OpenCodes.catalog])
    #expect(back.isSame(as: text) && back.colors == [Self.red, Self.red])
  }

  /// Attributes of one set are one layer: the later style replaces the earlier one with its color.
  @Test func oneSetIsOneLayer() {
    let set = TextAttributes(style: OpenCodes.red).merging(TextAttributes(style: OpenCodes.title))
    #expect(set.style == OpenCodes.title && set.color == nil)
    let text = StyledText("a", style: OpenCodes.title, attributes: TextAttributes(style: OpenCodes.red))
    #expect(text.colors == [nil])
    let part: StyledText = "\("a", style: OpenCodes.title, attributes: TextAttributes(style: OpenCodes.red))"
    #expect(part.colors == [nil])
    #expect(StyledText(StyledText("a", style: OpenCodes.red), style: OpenCodes.title).colors == [nil])
  }

  @Test func descriptionsNameWhatWasSet() throws {
    var text = StyledText("ab", style: OpenCodes.red)
    try text.apply(styleCode: OpenCodes.title, in: 0..<1)
    #expect(text.debugDescription == "StyledText(\"ab\", style titleRed, 0..<1: style title)")
    try text.set(\.color, .green, in: 0..<1)
    #expect(text.debugDescription == "StyledText(\"ab\", style titleRed, 0..<1: color #008000, style title)")
  }

  /// Text that adapts to its surroundings looks as if it were typed there.
  @Test func adaptedTextShowsTheColorBelow() throws {
    var text = StyledText(
      template: try SlotTemplate("{a}"),
      style: OpenCodes.ink,
      slots: ["a": TextAttributes(style: OpenCodes.red)]
    )
    text["a"] = "ab"
    try text.apply(styleCode: OpenCodes.title, in: 1..<2)
    text.append(adapting: StyledText("…"))
    #expect(text.colors == [Self.red, Self.red, Self.red] && text.runs.count == 2)
    text.append(adapting: StyledText("!", style: OpenCodes.note))
    #expect(text.colors.last == "#112233")
  }
}
