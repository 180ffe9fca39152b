import StyleTables
import StyledText
import TestSupport
import YanxuanStyles

/// Texts of every kind, made by random edits.
enum RandomStyledText {
  static let keys: [any TextAttributeKey.Type] = [ReviewKey.self, ScoreKey.self, TokenKey.self]
  static let words = [
    "", "a", "¥89", "¥129", "汉字", "e\u{301}", "é", "👍🏽", "👩‍👩‍👧", "مرحبا", "one two", "x\ny", "{brace}", "}{", "🇩🇪🇯🇵",
    "\u{FFFC}",
    "\r\n", "ไทย", "a b c d", "…", "۱۲۳", "\u{301}", "𠮷",
  ]
  static let codes: [StyleCode] = [.t14_gray2_bold, .t9_red_medium, .t14_link_regular_read, .t13_red_medium]
  static let templates = [
    "{sale} {was}", "{was}: {sale}", "{sale}{was}", "¥{sale}, was ¥{was}. {sale}!", "{{{only}}}", "no slots", "",
    "{a}{b}{a}", "現価{sale}元", "{a}\n{was}", "{价}{é}", "{sale}[ ({was})]", "[{a}: ]{sale}[[x]][{b}]",
    "[{a}[-{b}]{}]{sale}", "[{价}\n]{é}[, {was}]",
    "<[{a}{b}]>{a}",
  ]
  static let slots = ["sale", "was", "a", "b", "only", "价", "é", "unknown"]

  static func make(using generator: inout SeededGenerator) -> StyledText {
    var text = StyledText(word(using: &generator))
    for _ in 0..<Int.random(in: 0...10, using: &generator) { edit(&text, using: &generator) }
    return text
  }

  static func word(using generator: inout SeededGenerator) -> String {
    if Int.random(in: 0..<6, using: &generator) == 0 { return RandomText.make(using: &generator) }
    let count = Int.random(in: 0...3, using: &generator)
    return (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: count > 2 ? " " : "")
  }

  /// Any edit at all; one that is refused changes nothing.
  static func edit(_ text: inout StyledText, using generator: inout SeededGenerator) {
    let range = range(in: text, using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: text.text = word(using: &generator)
    case 1 where Bool.random(using: &generator): text.showPlaceholder(word(using: &generator))
    case 1: text.style = Bool.random(using: &generator) ? nil : codes.randomElement(using: &generator)
    case 2: text.attributes = attributes(using: &generator)
    case 3:
      let codes = codes + [OpenCodes.title]
      text.explicitStyle = Bool.random(using: &generator) ? nil : codes.randomElement(using: &generator)?.resolved
    case 4...6: try? text.merge(attributes(using: &generator), in: range)
    case 7: try? text.remove(\.strikethrough, in: range)
    case 8: try? text.apply(styleCode: codes.randomElement(using: &generator) ?? codes[0], in: range)
    case 9: _ = try? text.replaceSubrange(range, with: word(using: &generator))
    case 10: _ = try? text.removeSubrange(range)
    case 11: text.template = template(using: &generator)
    case 12, 13: text[slots.randomElement(using: &generator) ?? ""] = value(using: &generator)
    case 14:
      try? text.setAttributes(attributes(using: &generator), ofSlot: slots.randomElement(using: &generator) ?? "")
    default:
      text.replaceText(
        word(using: &generator),
        policy: ReplacementPolicy.allCases.randomElement(using: &generator) ?? .uniform
      )
    }
  }

  static func value(using generator: inout SeededGenerator) -> String? {
    Int.random(in: 0..<4, using: &generator) == 0 ? nil : word(using: &generator)
  }

  static func template(using generator: inout SeededGenerator) -> SlotTemplate? {
    guard Int.random(in: 0..<4, using: &generator) > 0 else { return nil }
    return templates.randomElement(using: &generator).flatMap { try? SlotTemplate($0) }
  }

  static func range(in text: StyledText, using generator: inout SeededGenerator) -> Range<Int> {
    let ends = (0..<2).map { _ in Int.random(in: 0...text.utf16Length, using: &generator) }.sorted()
    return ends[0]..<ends[1]
  }

  static func attributes(using generator: inout SeededGenerator) -> TextAttributes {
    var attributes = TextAttributes()
    for _ in 0..<Int.random(in: 0...3, using: &generator) { add(to: &attributes, using: &generator) }
    return attributes
  }

  private static func add(to attributes: inout TextAttributes, using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<15, using: &generator) {
    case 0: attributes.strikethrough = .single
    case 1:
      attributes.underline = LineDecoration(
        .dotted,
        width: 0.5,
        color: StyleColor(light: .init(red: 1, green: 2, blue: 3))
      )
    case 2: attributes.link = TextLink("item/7", parameter: "p")
    case 3: attributes.style = codes.randomElement(using: &generator)
    case 4:
      let styles = [StyleCode.t14_gray2_bold.resolved, OpenCodes.title.resolved, OpenCodes.red.resolved]
      attributes.explicitStyle = styles.randomElement(using: &generator)
    case 5: attributes.color = StyleColor(light: .init(red: 255, green: 0, blue: 0, alpha: 7))
    case 6: attributes.size = 17.25
    case 7: attributes.alignment = .center
    case 8: attributes.mention = TextMention("user/1", text: "a")
    case 9: attributes.attachment = TextAttachment("smile", width: 1, ascent: 2, plainText: "[s]")
    case 10: attributes[ReviewKey.self] = "open"
    case 11: attributes[ScoreKey.self] = ScoreKey.Value(points: [1, 2], note: nil)
    case 12: attributes.pressed = .standard
    case 13: attributes.keepTogether = "unit"
    default: attributes[TokenKey.self] = 7
    }
  }
}
