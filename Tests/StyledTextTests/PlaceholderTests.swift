import Foundation
import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

/// A placeholder is not a text: the next text looks as if it had not been there.
struct PlaceholderTests {
  private static func prices() throws -> StyledText { try MarkedText("¥99 ⟦¥129⟧").styledText() }

  /// The label of a reused cell: its prices load again and again.
  @Test(arguments: [
    "", "…", "...", "--", "———", "¥--", " ", "\n", "· · ·", "?", "%", "★★★", "👍🏽", "\u{FFFC}", "\u{301}",
  ])
  func theNextTextLooksLikeTheOneBelow(_ placeholder: String) throws {
    for policy in ReplacementPolicy.allCases {
      var direct = try Self.prices()
      direct.replaceText("¥89 ¥119", policy: policy)
      var text = try Self.prices()
      for shown in [placeholder, "—", placeholder] { text.text = shown }
      #expect(text.text == placeholder)
      text.replaceText("¥89 ¥119", policy: policy)
      #expect(text == direct && text.marked == direct.marked && text.extras == nil)
    }
  }

  @Test func wordsAreShownByACall() throws {
    var text = try Self.prices()
    for placeholder in ["Loading…", "Still loading…", "—", ""] {
      text.showPlaceholder(placeholder)
      #expect(text.text == placeholder && text.marked == placeholder)
    }
    text.showPlaceholder("Loading…")
    text.text = "…"
    text.text = "¥89 ¥119"
    #expect(text.marked == "¥89 ⟦¥119⟧")
    text.text = "Loading…"
    text.text = "¥79 ¥109"
    #expect(text.marked == "¥79 ¥109", "words that are set as a text are one")
  }

  @Test func aPlaceholderHasWhatAllRunsShare() throws {
    var text = StyledText("one two", style: .t14_gray2_bold)
    try text.merge(TextAttributes(link: "x"), in: 0..<7)
    try text.set(\.strikethrough, .single, in: 0..<3)
    text.showPlaceholder("Loading…")
    #expect(text == StyledText("Loading…", style: .t14_gray2_bold, attributes: TextAttributes(link: "x")).below(text))
  }

  @Test func theTextItselfIsNotAPlaceholder() throws {
    var text = try Self.prices()
    let before = text
    #expect(text.showPlaceholder("¥99 ¥129").isIdentity && text.isSame(as: before))
    text.showPlaceholder("Loading…")
    text.showPlaceholder("¥99 ¥129")
    #expect(text.isSame(as: before))
  }

  /// Stars and emoji are what people read: only punctuation is a placeholder for them.
  @Test func picturesArePlaceholdersOnlyForWords() throws {
    var text = try MarkedText("★★★⟦☆☆⟧").styledText()
    text.text = "★★★★☆"
    #expect(text.extras == nil)
    text = try MarkedText("★★★⟦☆☆⟧").styledText()
    text.text = "……"
    text.text = "★★★☆☆"
    #expect(text.marked == "★★★⟦☆☆⟧" && text.extras == nil)
    text = try MarkedText("Rated ⟦4.2⟧").styledText()
    text.text = "★★★★☆"
    text.text = "★★★☆☆"
    text.text = "Rated 3.0"
    #expect(text.marked == "Rated ⟦3.0⟧")
  }

  /// It has looks of its own then.
  @Test func aPartThatIsEditedMakesItAText() throws {
    func isForgotten(_ edit: (inout StyledText) throws -> Void) throws -> Bool {
      var text = try Self.prices()
      text.text = "———"
      try edit(&text)
      #expect(text.brokenInvariant == nil)
      return text.extras == nil
    }
    #expect(try isForgotten { try $0.set(\.strikethrough, .single, in: 0..<1) })
    #expect(try isForgotten { try $0.set(\.link, "x", in: 0..<3) })
    #expect(try isForgotten { $0.append("!") })
    #expect(try isForgotten { try $0.removeSubrange(0..<1) })
    #expect(try isForgotten { $0.template = try SlotTemplate("{a}") } == false, "it has a template")
    #expect(try !isForgotten { try $0.set(\.color, .red, in: 0..<3) }, "attributes of the whole text")
    #expect(try !isForgotten { try $0.remove(\.strikethrough, in: 0..<3) }, "nothing to remove")
    #expect(try !isForgotten { try $0.removeSubrange(0..<3) }, "an empty text remembers")
    #expect(try !isForgotten { $0.attributes.weight = 700 })
    #expect(try !isForgotten { $0.style = .t14_gray2_bold })
  }

  @Test func restylingReachesTheTextBelow() throws {
    var text = StyledText("¥99 ¥129", style: .t14_red_bold)
    try text.merge(TextAttributes(style: .t12_gray3_regular, strikethrough: .single), in: 4..<8)
    text.showPlaceholder("Loading…")
    text.restyle(styleCode: .t16_black_bold)
    #expect(text.runs.map(\.style) == [.t16_black_bold])
    text.text = "¥89 ¥119"
    #expect(text.runs.map(\.style) == [.t16_black_bold, .t16_black_bold] && text.marked == "¥89 ⟦¥119⟧")
  }

  @Test func whatIsRememberedCounts() throws {
    var (one, two) = (try Self.prices(), try MarkedText("⟦¥99⟧ ¥129").styledText())
    var plain: StyledText = "¥99"
    for placeholder in ["…", "Loading…"] {
      one.showPlaceholder(placeholder)
      two.showPlaceholder(placeholder)
      plain.showPlaceholder(placeholder)
      #expect(one != two && one != plain && two != plain)
      #expect(Set([one.hashValue, two.hashValue, plain.hashValue]).count == 3)
      #expect(plain == StyledText(placeholder) && plain.hashValue == StyledText(placeholder).hashValue)
    }
    var again = try Self.prices()
    again.showPlaceholder("Loading…")
    #expect(again == one && again.hashValue == one.hashValue)
    #expect(!one.isStored(as: two) && one.isStored(as: again))
  }

  @Test func mentionsComeBackWithTheirText() throws {
    var text: StyledText = "hi @bob!"
    try text.set(\.mention, TextMention("7", text: "@bob"), in: 3..<7)
    let before = text
    text.text = "…"
    text.text = "hi @bob!"
    #expect(text == before)
    text = StyledText(before[3..<7])
    text.text = "…"
    text.text = "@bob"
    #expect(text.runs.first { _ in true }?.attributes.mention?.text == "@bob")
  }

  @Test func positionsAreThoseOfTheShownText() throws {
    var text = try Self.prices()
    #expect(text.showPlaceholder("…").map(8) == 1)
    let map = text.replaceText("¥89 ¥119")
    #expect(map.map(0) == 0 && map.map(1) == 8)
    #expect(text.showPlaceholder("").map(8) == 0)
  }

  @Test func placeholdersComeBackFromTheirForms() throws {
    var text = try Self.prices()
    for placeholder in ["…", "Loading…"] {
      text.showPlaceholder(placeholder)
      let form = try Coded.json(text)
      #expect(form.hasSuffix(#""version":3}"#))
      for var back in [try Coded.text(form), StyledText(AttributedString(text)), StyledText(text.forStorage)] {
        #expect(back.isSame(as: text))
        back.text = "¥89 ¥119"
        #expect(back.marked == "¥89 ⟦¥119⟧")
      }
    }
    let twin = #"{"remembered":{"runs":[1,-1,0],"text":"a"},"text":"a","version":3}"#
    #expect(Coded.corruption(of: twin) == "a placeholder is the same as the text that it replaces")
    #expect(try Coded.json(StyledText("…")) == #"{"text":"…","version":1}"#)
  }

  /// A string that other code has changed does not remember.
  @Test func stringsOfFoundationRememberToo() throws {
    var string = AttributedString(try Self.prices())
    string.replaceText(keepingStyles: "…")
    var changed = string
    string.replaceText(keepingStyles: "¥89 ¥119")
    #expect(StyledText(string).marked == "¥89 ⟦¥119⟧")
    changed.characters.append("!")
    #expect(StyledText(changed).extras == nil)
    let mutable = try Self.prices().forStorage
    mutable.replaceText(keepingStyles: "--")
    mutable.replaceText(keepingStyles: "¥89 ¥119")
    #expect(StyledText(mutable).marked == "¥89 ⟦¥119⟧")
  }

  @Test func aTemplateStaysBelow() throws {
    let slots = ["was": TextAttributes(strikethrough: .single)]
    var text = StyledText(template: try SlotTemplate("{sale}[ was {was}]"), slots: slots)
    text["sale"] = "¥99"
    text["was"] = "¥129"
    try text.set(\.weight, 700, in: 1..<3)
    let before = text
    text.showPlaceholder("Loading…")
    #expect(text.marked == "Loading…" && text["was"] == "¥129" && text != before)
    #expect(try Coded.text(try Coded.json(text)).isSame(as: text))
    #expect(StyledText(AttributedString(text)).isSame(as: text))
    text["sale"] = "¥99"
    #expect(text.isSame(as: before))
    text.showPlaceholder("Loading…")
    text["sale"] = "¥89"
    #expect(text.marked == "¥89 was ⟦¥129⟧" && text[1..<3].weight == 700 && text[0..<1].weight == nil)
    text.resetSlots()
    text.text = "¥9 was ¥12"
    text.showPlaceholder("Loading…")
    text.text = "¥8 was ¥11"
    #expect(text.marked == "¥8 was ⟦¥11⟧")
  }

  /// Whatever was shown, and however it was set.
  @Test func placeholdersInBetweenMakeNoDifference() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var placeholders = 0
    for _ in 0..<lawRounds(2_000) {
      var direct = RandomStyledText.make(using: &generator)
      direct.template = nil
      var text = direct
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        if Bool.random(using: &generator) {
          text.showPlaceholder(RandomStyledText.word(using: &generator))
        } else {
          let shown = ["", "…", "--"].randomElement(using: &generator) ?? ""
          guard text.textBelow.isRemembered(under: shown) else { continue }
          text.text = shown
        }
      }
      if text.extras?.remembered != nil { placeholders += 1 }
      let policy = ReplacementPolicy.allCases.randomElement(using: &generator) ?? .automatic
      let words = RandomStyledText.word(using: &generator)
      guard !words.isEmpty, !words.hasSameUTF8(as: text.text), !words.hasSameUTF8(as: direct.text) else { continue }
      // Text with one look takes over that look; nothing below it has to be remembered.
      guard !direct.textBelow.stored.isPlain else { continue }
      direct.replaceText(words, policy: policy)
      text.replaceText(words, policy: policy)
      #expect(text.isSame(as: direct), "seed \(seed): \(direct.debugDescription), \(text.debugDescription)")
      #expect(text == direct && text.brokenInvariant == nil, "seed \(seed)")
    }
    #expect(placeholders > lawRounds(2_000) * 4 / 25)
  }
}

extension StyledText {
  fileprivate var forStorage: NSMutableAttributedString { makeNSAttributedStringForStorage() }

  /// The same over the text that another one remembers.
  fileprivate func below(_ other: StyledText) -> StyledText {
    var text = self
    text.extras = other.extras
    return text
  }
}
