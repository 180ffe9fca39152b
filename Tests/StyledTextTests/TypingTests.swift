import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

/// Text that is typed beside links and atoms.
struct TypingTests {
  private static let blue = StyleColor(light: RGBAColor(red: 0, green: 0, blue: 255))
  private static let mention = TextAttributes(
    color: blue,
    link: "user/7",
    mention: TextMention("7", text: "@小明")
  )

  /// `⟨bold⟩ @小明`, with a mention that is a blue link.
  private static func comment() -> StyledText {
    "\("bold ", attributes: TextAttributes(weight: 700))\("@小明", attributes: mention)"
  }

  @Test func textBehindAMentionLooksLikeTheTextBeforeIt() throws {
    var text = Self.comment()
    text.append(" hi")
    #expect(text.runs.map(\.attributes) == [TextAttributes(weight: 700), Self.mention, TextAttributes(weight: 700)])
    var rest = Self.comment()
    try rest.insert("x", at: 8)
    #expect(try rest.attributes(at: 8) == TextAttributes(weight: 700))
    try rest.replaceSubrange(6..<7, with: "who")
    #expect(rest.text == "bold whox" && rest.runs.map(\.attributes) == [TextAttributes(weight: 700)])
  }

  @Test func textBehindAnEmojiLooksLikeTheTextBeforeIt() throws {
    var text = Self.comment()
    text.append(" ")
    let emoji = TextAttributes(color: Self.blue, attachment: TextAttachment("zan", fontHeight: 1))
    for _ in 0..<3 { text.append(StyledText(TextAttachment.character, attributes: emoji)) }
    text.append("x")
    #expect(try text.attributes(at: 12) == TextAttributes(weight: 700))
    try text.insert("y", at: 10)
    #expect(try text.attributes(at: 10) == TextAttributes(weight: 700))
  }

  /// Without text before it, it looks like the text after it, and else like the whole text.
  @Test func atTheStartTextLooksLikeWhatFollows() throws {
    var text: StyledText = "\("@小明", attributes: Self.mention)\(" bold", attributes: TextAttributes(weight: 700))"
    try text.insert("x", at: 3)
    try text.insert("y", at: 0)
    #expect(text.runs.map(\.range) == [0..<1, 1..<4, 4..<10])
    #expect(text.runs.map(\.attributes.weight) == [700, nil, 700])
    #expect(text.runs.map(\.attributes.link) == [nil, "user/7", nil])
    var alone = StyledText(style: .t14_red_bold)
    alone.append("\("@小明", attributes: Self.mention)" as StyledText)
    alone.append("!")
    #expect(try alone.attributes(at: 3) == TextAttributes(style: .t14_red_bold))
  }

  /// The paragraph is not the atom's: it stays when text replaces all of it, at once or in two steps.
  @Test func textInPlaceOfAnAtomKeepsItsParagraph() throws {
    var text = StyledText("@小明", attributes: Self.mention)
    try text.set(\.alignment, .center, in: 0..<3)
    for isEmptied in [false, true] {
      var typed = text
      if isEmptied { try typed.removeSubrange(0..<3) }
      try typed.replaceSubrange(0..<typed.text.utf16.count, with: "hi")
      #expect(try typed.attributes(at: 0).alignment == .center, "emptied first: \(isEmptied)")
    }
  }

  /// Deleting the last atom and typing again.
  @Test func anEmptiedTextForgetsTheLooksOfLinks() throws {
    var text = StyledText("@小明", style: .t14_red_bold)
    try text.merge(Self.mention, in: 0..<2)
    try text.set(\.color, Self.blue, in: 0..<3)
    text.attributes = TextAttributes(style: .t14_red_bold)
    try text.removeSubrange(0..<3)
    text.append("x")
    #expect(text.runs.map(\.attributes) == [TextAttributes(style: .t14_red_bold)])
  }

  /// Inside a link, a mention lends its look to nothing, but the link continues.
  @Test func theLinkAroundAnAtomGoesOn() throws {
    let red = TextAttributes(color: Self.blue.inverted, link: "post/1")
    var text: StyledText = "by \("post of @小明 today", attributes: red)"
    try text.merge(TextAttributes(color: Self.blue, mention: TextMention("7", text: "@小明")), in: 11..<14)
    try text.insert("!", at: 14)
    #expect(try text.attributes(at: 14) == red)
  }

  @Test func typingBehindIsTypingBefore() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var compared = 0
    for _ in 0..<lawRounds(4_000) {
      var text = RandomStyledText.make(using: &generator)
      text.template = nil
      for area in text.areasOfLinksAndAtoms {
        var (before, after) = (text, text)
        try before.insert("x", at: area.lowerBound)
        try after.insert("x", at: area.upperBound)
        let looks = try [before.attributes(at: area.lowerBound), after.attributes(at: area.upperBound)]
        // Other attributes that end at their edges depend on both neighbors.
        let (typed, other) = (looks[0].ofCharacters, looks[1].ofCharacters)
        #expect(typed.inherited == other.inherited, "seed \(seed): \(text.debugDescription)")
        #expect(typed.link == other.link && other.link == text.attributes.link, "seed \(seed)")
        compared += 1
      }
    }
    #expect(compared > lawRounds(4_000) / 20, "\(compared)")
  }
}

extension StyledText {
  /// The longest ranges of links and atoms that were set on runs.
  fileprivate var areasOfLinksAndAtoms: [Range<Int>] {
    var areas: [Range<Int>] = []
    var start = 0
    for run in stored.runs {
      let attributes = run.look.overrides
      defer { start = run.end.utf16 }
      guard attributes.hasAtoms || attributes.link != nil else { continue }
      if let last = areas.last, last.upperBound == start {
        areas[areas.count - 1] = last.lowerBound..<run.end.utf16
      } else {
        areas.append(start..<run.end.utf16)
      }
    }
    return areas
  }
}

extension StyleColor {
  fileprivate var inverted: StyleColor {
    StyleColor(light: RGBAColor(red: 255 - light.red, green: 255 - light.green, blue: 255 - light.blue))
  }
}
