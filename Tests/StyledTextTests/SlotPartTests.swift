import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

/// Parts of templates that vanish with an empty slot.
struct SlotPartTests {
  private typealias Keys = TextAttributeKeys

  @Test(arguments: [
    ("{a}[ ({b})]", ["a": "1", "b": "2"], "1 (2)"), ("{a}[ ({b})]", ["a": "1"], "1"),
    ("{a}[ ({b})]", ["b": "2"], " (2)"),
    ("{a}[ ({b})]", ["a": "1", "b": ""], "1"), ("[{a} of {b}]", ["a": "1"], ""), ("[{a}{a}]!", ["a": "1"], "11!"),
    // Parts in parts, which look at their own slots.
    ("[{a}[ + {b}] euros]", ["a": "1"], "1 euros"), ("[{a}[ + {b}] euros]", ["b": "2"], ""),
    ("[{a}[ + {b}]{}]", ["a": "1", "b": "2"], "1 + 2"), ("[{}[{a}]{b}]", ["b": "2"], "2"),
    // Brackets of the text.
    ("[[{a}]]", [:], "[]"), ("[[[{a}]{}]]", ["a": "1"], "[1]"), ("]][[", [:], "]["),
    ("汉[字{a}]👍🏽", ["a": "]["], "汉字][👍🏽"),
  ])
  func emptySlotsTakeTheirPartAlong(source: String, values: [String: String], shown: String) throws {
    var text = StyledText(template: try SlotTemplate(source))
    for (name, value) in values { text[name] = value }
    #expect(text.text == shown && text.template?.source == source)
  }

  @Test(arguments: [
    ("[{a}", SlotTemplateError.unclosedBracket(position: 0)), ("x[{a}[ {b}]]", .unclosedBracket(position: 5)),
    ("👍[", .unclosedBracket(position: 2)), ("{a}]", .unopenedBracket(position: 3)),
    ("[{a}] ]", .unopenedBracket(position: 6)),
    ("[x]", .partWithoutSlot(position: 0)), ("汉[x[{a}]y]", .partWithoutSlot(position: 1)),
    ("[]", .partWithoutSlot(position: 0)),
    ("[{}", .emptyName(position: 1)), ("[{} {a}]", .emptyName(position: 1)), ("[{a]", .unclosedBrace(position: 1)),
  ])
  func mistakesAreTold(source: String, error: SlotTemplateError) {
    #expect(throws: error) { try SlotTemplate(source) }
    #expect(error.description.contains("position"))
  }

  @Test func deepPartsDoNotOverflow() throws {
    let depth = 20_000
    let source = (0..<depth).map { "[{\($0)}, " }.joined() + "{x}" + String(repeating: "!]", count: depth)
    var text = StyledText(template: try SlotTemplate(source))
    text["0"] = "zero"
    text["2"] = "two"
    #expect(text.text == "zero, !" && text.missingSlots.isEmpty)
    text.text = "1, 2, !!"
    #expect(text["1"] == "2" && text.text == "zero, 2, two, !!!")
    #expect(throws: SlotTemplateError.unclosedBracket(position: 3 * (depth - 1))) {
      try SlotTemplate(String(repeating: "[{}", count: depth - 1) + "[")
    }
  }

  @Test func whatIsInAPartIsNotMissing() throws {
    var text = StyledText(template: try SlotTemplate("{sale}[ ({was})] {sale}[{note} {end}]{end}"))
    #expect(text.missingSlots == ["sale", "end"])
    text["sale"] = "¥89"
    #expect(text.missingSlots == ["end"] && text.text == "¥89 ¥89")
    #expect(try text.ranges(ofSlot: "was") == [] && text.ranges(ofSlot: "end") == [7..<7])
    text["was"] = "¥129"
    #expect(try text.ranges(ofSlot: "was") == [5..<9] && text.ranges(ofSlot: "sale") == [0..<3, 11..<14])
  }

  @Test func looksComeBackWithTheirPart() throws {
    var text = StyledText(
      template: try SlotTemplate("{sale}[ (was {was})] {sale}"),
      slots: ["was": TextAttributes(strikethrough: .single)]
    )
    text["sale"] = "1"
    text["was"] = "2"
    try text.set(Keys.Link.self, "x", in: 3..<6)
    try text.set(Keys.Link.self, "y", in: 10..<11)
    let before = text.runs.map { $0[Keys.Link.self] }
    #expect(text.marked == "1 (⟨was⟩ ⟦2⟧) ⟨1⟩")
    let map = try text.setSlot("was", to: nil)
    #expect(text.marked == "1 ⟨1⟩" && map.map(10..<11) == 2..<3 && map.mapIfKept(3..<6) == nil)
    text["sale"] = "¥89"
    let coded = try Coded.text(try Coded.json(text))
    #expect(coded.isSame(as: text) && coded.extras?.template?.vanished.count == 1)
    for var text in [text, coded] {
      text["was"] = "¥129"
      #expect(text.marked == "¥89 (⟨was⟩ ⟦¥129⟧) ⟨¥89⟩" && text.runs.map { $0[Keys.Link.self] } == before)
    }
    text.restyle(styleCode: .t14_gray2_bold)
    text.template = try SlotTemplate("{sale}[ (was {was}) ]{sale}")
    text["was"] = "2"
    #expect(text.marked == "¥89 (was ⟦2⟧) ⟨¥89⟩")
  }

  /// In the text of a slot that vanished with its part, looks are carried over as usual.
  @Test func wordsThatVanishedAreReplacedByTheSameRules() throws {
    var text = StyledText(template: try SlotTemplate("[{a} off {b}]!"))
    text["a"] = "¥99 ¥129"
    text["b"] = "1"
    try text.set(Keys.Strikethrough.self, .single, in: 4..<8)
    text["b"] = ""
    #expect(text.text == "!")
    text["a"] = "¥89 ¥119"
    text["b"] = "2"
    #expect(text.marked == "¥89 ⟦¥119⟧ off 2!")
    // A slot that was emptied starts again, as outside of parts.
    text["a"] = ""
    text["a"] = "¥99 ¥129"
    #expect(text.marked == "¥99 ¥129 off 2!")
  }

  @Test func restylingReachesWhatVanished() throws {
    var text = StyledText(template: try SlotTemplate("{a}[ {b}!]"))
    text["a"] = "1"
    text["b"] = "2"
    try text.apply(styleCode: .t9_red_medium, in: 3..<4)
    text["b"] = nil
    text.restyle(styleCode: .t14_gray2_bold)
    text["b"] = "2"
    #expect(text.runs.map(\.style) == [.t14_gray2_bold])
  }

  /// Deleting the last word of a slot removes its part, which the map includes.
  @Test func editsByHand() throws {
    var text = StyledText(template: try SlotTemplate("{a}[ ({b})] end"))
    text["a"] = "1"
    text["b"] = "2"
    let map = try text.removeSubrange(3..<4)
    #expect(text.text == "1 end" && text["b"] == "" && text.template != nil)
    #expect(map.map(5..<9) == 1..<5)
    #expect("\(try text.explanation(at: 0))".hasPrefix("0..<5"))
    text["b"] = "23"
    try text.insert("汉", at: 4)
    #expect(text.text == "1 (2汉3) end" && text["b"] == "2汉3")
  }

  // MARK: - Laws

  @Test func randomTemplatesShowWhatTheyAreDefinedToShow() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let template = RandomTemplate(using: &generator, slotsAreDistinct: Bool.random(using: &generator))
      var text = StyledText(template: try SlotTemplate(template.description))
      var words: [String: String] = [:]
      for name in template.slotNames where Bool.random(using: &generator) {
        words[name] = ["", "x", "y{", "[z]"].randomElement(using: &generator)
        text[name] = words[name]
      }
      #expect(text.text == template.shown(words), "seed \(seed), \(template)")
      for name in template.slotNames {
        let shown = try text.ranges(ofSlot: name).map { text.text.dropFirst($0.lowerBound).prefix($0.count) }
        #expect(shown.allSatisfy { $0 == words[name] ?? "" }, "seed \(seed), \(template)")
      }
    }
  }

  /// Pieces that are shown before and after are at the mapped positions.
  @Test func piecesThatStayMapToThemselves() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2_000 {
      let template = RandomTemplate(using: &generator, slotsAreDistinct: Bool.random(using: &generator))
      var text = StyledText(template: try SlotTemplate(template.description))
      for name in template.slotNames { text[name] = RandomStyledText.word(using: &generator) }
      try? text.merge(
        RandomStyledText.attributes(using: &generator),
        in: RandomStyledText.range(in: text, using: &generator)
      )
      let before = text.extras?.template?.filled.ranges() ?? []
      guard let name = template.slotNames.sorted().randomElement(using: &generator) else { continue }
      let map = try text.setSlot(name, to: RandomStyledText.value(using: &generator))
      let after = text.extras?.template?.filled.ranges() ?? []
      for (piece, old) in before where !old.isEmpty {
        // Strings compare by canonical equivalence: `é` as one scalar and as two.
        guard let (new, range) = after.first(where: { $0.piece.piece == piece.piece }), new.slot == piece.slot,
          new.text.utf8.elementsEqual(piece.text.utf8)
        else { continue }
        try #require(map.map(old.utf16) == range.utf16, "seed \(seed), round \(round), \(template)")
      }
      #expect(text.brokenInvariant == nil, "seed \(seed), round \(round), \(template)")
      let coded = try Coded.text(try Coded.json(text), keys: RandomStyledText.keys)
      #expect(coded.isSame(as: text), "seed \(seed), round \(round), \(template)")
    }
  }

  /// Against every way to fit, tried one after the other.
  @Test func textsFitAsTheRuleSays() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<6_000 {
      let isDistinct = Bool.random(using: &generator)
      let template = RandomTemplate(using: &generator, slotsAreDistinct: isDistinct)
      let slots = try SlotTemplate(template.description)
      let words = Dictionary(uniqueKeysWithValues: template.slotNames.map { ($0, Self.word(&generator)) })
      let filled = template.shown(words)
      let text = Int.random(in: 0..<4, using: &generator) > 0 ? filled : Self.word(&generator) + Self.word(&generator)
      let trial = TrialFit(text: Array(text)).words(template)
      let fit = PartialTemplateFit(slots, text).values
      #expect(
        fit == trial.map { trial in slots.slotNames.map { trial[$0] ?? "?" } },
        "seed \(seed): \(template) ← \(text)"
      )
      // Without slots beside each other in a part, whatever fills the template fits it.
      if isDistinct, text == filled, fit == nil {
        #expect(
          template.description.contains("}{") || template.description.contains("}["),
          "seed \(seed): \(template) \(text)"
        )
      }
    }
  }

  private static func word(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      ["x", "y", "z", "["].randomElement(using: &generator) ?? ""
    }.joined()
  }

  /// Without parts that vanish, both algorithms agree.
  @Test func templatesWithoutPartsFitAsBefore() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let template = RandomTemplate(using: &generator, slotsAreDistinct: true, hasParts: false)
      let slots = try SlotTemplate(template.description)
      let words = Dictionary(uniqueKeysWithValues: template.slotNames.map { ($0, Self.word(&generator)) })
      for text in [template.shown(words), Self.word(&generator) + Self.word(&generator)] {
        let fit = TemplateFit(template: slots, text: text).values
        #expect(PartialTemplateFit(slots, text).values == fit, "seed \(seed): \(template) ← \(text)")
      }
    }
  }

  /// One way for each of forty parts to be there or not would be a trillion ways.
  @Test func manyPartsFitInTime() throws {
    let parts = (0..<40).map { "[x{\($0)}]" }.joined()
    var text = StyledText(template: try SlotTemplate(parts + "end"))
    text.text = String(repeating: "x", count: 2_000)
    #expect(text["0"] == nil)
    text.text = String(repeating: "xy", count: 20) + "end"
    #expect(text["0"] == "y" && text["19"] == "y" && text["39"] == "")
    let long = StyledText(template: try SlotTemplate(String(repeating: "[ {a}]", count: 2_000) + "{b}"))
    #expect(long.text.isEmpty)
  }
}
