import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// The law of templates: for any sequence of assignments, the result depends on the last value of each alone.
struct SlotLawTests {
  /// The last value of everything that can be assigned.
  private struct Last {
    let source: String
    var style: StyleCode?
    var attributes = TextAttributes()
    var text: String?
    var values: [String: String] = [:]
    var slots: [String: TextAttributes] = [:]

    /// A text that each was assigned to once, the template too, in an order of its own.
    func built(using generator: inout SeededGenerator) throws -> StyledText {
      let template = try SlotTemplate(source)
      var text = StyledText()
      // The style is a part of the attributes; between these two the order is in the last values already.
      var steps: [(inout StyledText) -> Void] = [
        {
          $0.attributes = attributes
          $0.style = style
        }
      ]
      // A text that was never set differs from one that was set to an empty string.
      if text.text == self.text { text.template = template } else { steps.append { $0.template = template } }
      if let words = self.text { steps.append { $0.text = words } }
      for (name, value) in values { steps.append { $0[name] = value } }
      for step in steps.shuffled(using: &generator) { step(&text) }
      for (name, attributes) in slots.shuffled(using: &generator) { try? text.setAttributes(attributes, ofSlot: name) }
      return text
    }
  }

  @Test func onlyTheLastValuesCount() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(3_000) {
      var last = Last(source: RandomStyledText.templates.randomElement(using: &generator) ?? "")
      var text = StyledText(template: try SlotTemplate(last.source))
      for _ in 0..<Int.random(in: 0...14, using: &generator) { assign(&text, &last, using: &generator) }
      let built = try last.built(using: &generator)
      let isSame = try text == built && text.hashValue == built.hashValue && Coded.bytes(text) == Coded.bytes(built)
      try #require(isSame, "seed \(seed), round \(round): \(text) is not \(built)")
    }
  }

  private func assign(_ text: inout StyledText, _ last: inout Last, using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      last.style = Bool.random(using: &generator) ? nil : RandomStyledText.codes.randomElement(using: &generator)
      last.attributes.explicitStyle = nil
      text.style = last.style
    case 1:
      last.attributes = TextAttributes(strikethrough: .single, link: Bool.random(using: &generator) ? "x" : nil)
      last.style = nil
      text.attributes = last.attributes
    case 2, 3:
      let words = words(for: last.source, using: &generator)
      last.text = words
      text.text = words
    case 4:
      let name = RandomStyledText.slots.randomElement(using: &generator) ?? ""
      let attributes = RandomStyledText.attributes(using: &generator)
      guard text.template?.slotNames.contains(name) ?? false else { return }
      last.slots[name] = attributes
      try? text.setAttributes(attributes, ofSlot: name)
    default:
      let name = RandomStyledText.slots.randomElement(using: &generator) ?? ""
      let value = RandomStyledText.value(using: &generator)
      last.values[name] = value
      text[name] = value
    }
  }

  /// Texts that fit the template about half of the time.
  private func words(for source: String, using generator: inout SeededGenerator) -> String {
    guard Bool.random(using: &generator), let template = try? SlotTemplate(source) else {
      return RandomStyledText.word(using: &generator)
    }
    var filled = StyledText(template: template)
    for name in template.slotNames { filled[name] = RandomStyledText.word(using: &generator) }
    return filled.text
  }

  /// A template that is set in between, and taken back, leaves nothing behind.
  @Test func templatesComeAndGo() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<lawRounds(1_000) {
      var text = StyledText(template: try SlotTemplate("{sale} {was}"), slots: ["was": TextAttributes(link: "x")])
      text["sale"] = RandomStyledText.word(using: &generator)
      text["was"] = RandomStyledText.word(using: &generator)
      let before = try Coded.bytes(text)
      for _ in 0..<3 {
        guard let template = RandomStyledText.template(using: &generator) else { continue }
        text.template = template
      }
      text.template = try SlotTemplate("{sale} {was}")
      #expect(try Coded.bytes(text) == before, "seed \(seed)")
    }
  }
}
