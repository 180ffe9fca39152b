import StyledText
import TestSupport
import Testing

/// Placeholders of string catalogs.
struct SlotFormatTests {
  @Test(arguments: [
    ("%1$@ instead of %2$@", "{sale} instead of {was}"), ("原价%2$@，现价%1$@", "原价{was}，现价{sale}"),
    ("%@ %@", "{sale} {was}"),
    ("%@ %1$@ %@", "{sale} {sale} {was}"), ("%2$@ %@", "{was} {sale}"), ("%d of %lld", "{sale} of {was}"),
    ("%1$lld%%", "{sale}%"), ("100%%", "100%"), ("%%@", "%@"), ("{%@}[%@]", "{{{sale}}}[[{was}]]"), ("", ""),
    ("%f %2$lf %1$i %zd", "{sale} {was} {sale} {was}"), ("%s\u{301}", "{sale}\u{301}"), ("%01$@", "{sale}"),
  ])
  func placeholdersAreSlots(format: String, source: String) throws {
    let template = try SlotTemplate(format: format, slots: ["sale", "was"])
    #expect(template == (try SlotTemplate(source)) && template.source == source)
  }

  @Test(arguments: [
    ("50% off", SlotTemplateError.unreadablePlaceholder(position: 2)), ("%", .unreadablePlaceholder(position: 0)),
    ("👍%", .unreadablePlaceholder(position: 2)), ("%n", .unreadablePlaceholder(position: 0)),
    ("%汉", .unreadablePlaceholder(position: 0)), ("%ll", .unreadablePlaceholder(position: 0)),
    ("x %.2f", .formattingPlaceholder(position: 2)), ("%5d", .formattingPlaceholder(position: 0)),
    ("%#@items@", .pluralPlaceholder(position: 0, written: "%#@items@")),
    ("%arg", .pluralPlaceholder(position: 0, written: "%arg")),
    ("%1$.2f", .formattingPlaceholder(position: 0)), ("%-@", .formattingPlaceholder(position: 0)),
    ("%@ %@ %@", .argumentWithoutSlot(position: 6, argument: 3, slotCount: 2)),
    ("%3$@", .argumentWithoutSlot(position: 0, argument: 3, slotCount: 2)),
    ("%0$@", .argumentWithoutSlot(position: 0, argument: 0, slotCount: 2)),
    ("%99999999999999999999$@", .argumentWithoutSlot(position: 0, argument: .max, slotCount: 2)),
  ])
  func mistakesAreTold(format: String, error: SlotTemplateError) {
    #expect(throws: error) { try SlotTemplate(format: format, slots: ["sale", "was"]) }
    #expect(
      error.description.contains("position \(format.utf16.count - format.drop { $0 != "%" }.utf16.count)")
        || format.count > 7
    )
  }

  /// The message names the part that is missing, and the whole placeholder.
  @Test(arguments: [
    ("%1已持续 %2", "`%1` at position 0 lacks `$@`; write `%1$@` for a slot, or `%%` for a percent sign"),
    ("还有 %2", "`%2` at position 3 lacks `$@`; write `%2$@` for a slot, or `%%` for a percent sign"),
    ("%1 items", "`%1` at position 0 lacks `$@`; write `%1$@` for a slot, or `%%` for a percent sign"),
    ("(%12)", "`%12` at position 1 lacks `$@`; write `%12$@` for a slot, or `%%` for a percent sign"),
    ("%1", "`%1` at position 0 lacks `$@`; write `%1$@` for a slot, or `%%` for a percent sign"),
    ("👍%1@", "`%1@` at position 2 lacks `$`; write `%1$@` for a slot, or `%%` for a percent sign"),
    ("%1$", "`%1$` at position 0 lacks `@`; write `%1$@` for a slot, or `%%` for a percent sign"),
    ("%2$ left", "`%2$` at position 0 lacks `@`; write `%2$@` for a slot, or `%%` for a percent sign"),
    ("%1$ll", "`%1$ll` at position 0 lacks `d`; write `%1$lld` for a slot, or `%%` for a percent sign"),
    (
      "%$@",
      "`%$` at position 0 lacks the number of its argument; write `%1$@` for a slot, or `%%` for a percent sign"
    ),
    ("%arg 天", "`%arg` at position 0 is a part of a plural and lacks `$@`; resolve the plural before, or write `%1$@`"),
    (
      "共 %#@count@",
      "`%#@count@` at position 2 is a part of a plural and lacks `$@`; resolve the plural before, or write `%1$@`"
    ),
    (
      "%#@items 个",
      "`%#@items` at position 0 is a part of a plural and lacks `$@`; resolve the plural before, or write `%1$@`"
    ),
  ])
  func missingPartsAreNamed(format: String, message: String) throws {
    let error = #expect(throws: SlotTemplateError.self) { try SlotTemplate(format: format, slots: ["sale", "was"]) }
    #expect(try #require(error).description == message)
  }

  @Test(arguments: ["", "a}", "{", "a{b"])
  func namesAreChecked(name: String) {
    #expect(throws: SlotTemplateError.invalidSlotName(name)) { try SlotTemplate(format: "", slots: ["a", name]) }
    #expect("\(SlotTemplateError.invalidSlotName(name))".hasPrefix("`\(name)` cannot be a slot's name"))
  }

  @Test func aTranslationTakesTheValuesOver() throws {
    var offer = StyledText(
      template: try SlotTemplate(format: "%1$@ instead of %2$@", slots: ["sale", "was"]),
      slots: ["was": TextAttributes(strikethrough: .single)]
    )
    offer["sale"] = "%@"
    offer["was"] = "¥129"
    #expect(offer.marked == "%@ instead of ⟦¥129⟧")
    offer.template = try SlotTemplate(format: "原价%2$@，现价%1$@ [%%]", slots: ["sale", "was"])
    #expect(offer.marked == "原价⟦¥129⟧，现价%@ [%]")
    #expect(try Coded.text(try Coded.json(offer)) == offer)
  }

  /// Any text at all is its own format when its percent signs are doubled; and no format traps.
  @Test func randomFormats() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "%", "%%", "%@", "1$", "@", "2", "$", "l", "d", "[", "]", "{", "}", "汉", "👍", " ", "e\u{301}",
      "9999999999999999999",
    ]
    for _ in 0..<3_000 {
      let count = Int.random(in: 0...6, using: &generator)
      let format = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      _ = try? SlotTemplate(format: format, slots: ["a", "b"])
      let escaped = try SlotTemplate(format: format.replacing("%", with: "%%"), slots: [])
      #expect(Array(StyledText(template: escaped).text.utf8) == Array(format.utf8), "seed \(seed)")
    }
  }
}
