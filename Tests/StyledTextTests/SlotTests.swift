import StyleTables
import StyledText
import Testing
import YanxuanStyles

struct SlotTests {
  private let struck = TextAttributes(style: .t12_gray3_regular, strikethrough: .single)

  private func price(_ source: String = "{sale} {was}") throws -> StyledText {
    var price = StyledText(template: try SlotTemplate(source), style: .t14_red_bold, slots: ["was": struck])
    price["sale"] = "¥89"
    price["was"] = "¥129"
    return price
  }

  @Test func eachSlotShowsItsValueInItsAttributes() throws {
    let price = try price()
    #expect(price.marked == "¥89 ⟦¥129⟧")
    #expect(price.runs.map(\.style) == [.t14_red_bold, .t12_gray3_regular])
    #expect(try price.ranges(ofSlot: "was") == [4..<8])
    #expect(price["was"] == "¥129" && price["other"] == nil)
  }

  @Test func aSlotChangesInAllOfItsPlaces() throws {
    var price = try price("{was} {sale} {was}{was}")
    price["was"] = "汉"
    #expect(price.marked == "⟦汉⟧ ¥89 ⟦汉汉⟧")
    #expect(try price.ranges(ofSlot: "was") == [0..<1, 6..<7, 7..<8])
    price["was"] = ""
    #expect(price.text == " ¥89 ")
    #expect(try price.ranges(ofSlot: "was") == [0..<0, 5..<5, 5..<5])
    price["was"] = "¥1"
    #expect(price.marked == "⟦¥1⟧ ¥89 ⟦¥1¥1⟧")
  }

  @Test(arguments: ["{sale}", "}{", "{{", "汉字", "السعر ١٢٩", "👨‍👩‍👧🏽", "e\u{301}", "\u{301}", "a\r\nb", "\u{FFFC}", ""])
  func valuesAreNeverTemplates(value: String) throws {
    var price = try price()
    price["sale"] = value
    #expect(Array(price.text.utf8) == Array((value + " ¥129").utf8))
    #expect(price["sale"] == value)
    #expect(try price.ranges(ofSlot: "was") == [value.utf16.count + 1..<value.utf16.count + 5])
  }

  @Test func namesAreCheckedOnDemand() throws {
    var price = try price()
    price["sales"] = "¥1"
    price["zzz"] = "?"
    #expect(price == (try self.price()))
    #expect(price.unknownSlots.map(\.name) == ["sales", "zzz"])
    #expect(price.unknownSlots.map(\.suggestions) == [["sale"], []])
    let message = "the template has no slot `sales`; did you mean `sale`?"
    #expect(price.unknownSlots.first?.description == message)
    #expect(price.unknownSlots.last?.description == "the template has no slot `zzz`")
    let before = price
    #expect { try price.setSlot("wass", to: "x") } throws: { "\($0)".hasSuffix("did you mean `was`?") }
    #expect(throws: UnknownSlotError.self) { try price.setAttributes(TextAttributes(), ofSlot: "x") }
    #expect(throws: UnknownSlotError.self) { try price.ranges(ofSlot: "x") }
    #expect(throws: UnknownSlotError.self) { try price.attributes(ofSlot: "x") }
    #expect(try Coded.bytes(price) == Coded.bytes(before))
  }

  @Test func textsWithoutATemplateHaveNoSlots() throws {
    var text: StyledText = "plain"
    text["a"] = "x"
    text.resetSlots()
    #expect(text == "plain" && text["a"] == nil && text.missingSlots.isEmpty && text.unknownSlots.isEmpty)
    #expect(throws: UnknownSlotError.self) { try text.setSlot("a", to: "x") }
  }

  @Test func missingSlotsAreTold() throws {
    var text = StyledText(template: try SlotTemplate("{a} {b} {a}"))
    #expect(text.missingSlots == ["a", "b"] && text.text == "  ")
    text["b"] = ""
    #expect(text.missingSlots == ["a"])
  }

  @Test func translationsReorderLeaveOutAndAdd() throws {
    var price = try price()
    price.template = try SlotTemplate("原价{was}，现价{sale}")
    #expect(price.marked == "原价⟦¥129⟧，现价¥89")
    price.template = try SlotTemplate("only {sale}{new}")
    #expect(price.marked == "only ¥89" && price.missingSlots == ["new"])
    #expect(price.unknownSlots.map(\.name) == ["was"])
    price.template = try SlotTemplate("{sale} {was}")
    #expect(try Coded.bytes(price) == Coded.bytes(self.price()))
  }

  @Test func aTextBecomesTheTextThatFillsItsTemplate() throws {
    var text = StyledText("¥89 ¥129", style: .t14_red_bold)
    text.template = try SlotTemplate("{sale} {was}")
    try text.setAttributes(struck, ofSlot: "was")
    #expect(text.marked == "¥89 ⟦¥129⟧" && text["sale"] == "¥89")
    text["sale"] = "¥79"
    #expect(text.marked == "¥79 ⟦¥129⟧")
  }

  @Test func withoutItsTemplateATextLooksTheSame() throws {
    let price = try price()
    var plain = price
    plain.template = nil
    #expect(plain == price && plain.hashValue == price.hashValue)
    #expect(plain.template == nil && plain["sale"] == nil)
  }

  @Test func namesWithTheSameMeaningAreTheSame() throws {
    var one = StyledText(template: try SlotTemplate("{é}"))
    one["é"] = "1"
    one["e\u{301}"] = "2"
    var other = StyledText(template: try SlotTemplate("{é}"))
    other["e\u{301}"] = "2"
    #expect(one.text == "2")
    #expect(try Coded.bytes(one) == Coded.bytes(other))
  }

  /// Also through edits, an empty text, and the coded form.
  @Test func valuesWaitForATemplate() throws {
    var text: StyledText = "\("loading", attributes: TextAttributes(strikethrough: .single))"
    text["sale"] = "¥99"
    text["was"] = "gone"
    text["was"] = nil
    #expect(text.text == "loading" && text["sale"] == nil && text.unknownSlots.map(\.name) == ["sale"])
    #expect(throws: UnknownSlotError.self) { try text.setSlot("sale", to: "¥89") }
    text.append("…")
    text.text = "Loading"
    text.text = ""
    text = try Coded.text(try Coded.json(text))
    text.template = try SlotTemplate("only {sale}")
    #expect(text.text == "only ¥99" && text["sale"] == "¥99" && text.unknownSlots.isEmpty)
    var other: StyledText = ""
    other["sale"] = "¥99"
    other.resetSlots()
    other.template = try SlotTemplate("only {sale}")
    #expect(other.text == "only " && other.missingSlots == ["sale"])
  }
}
