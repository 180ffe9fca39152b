import StyleSpec
import Testing

@testable import Storefront

struct TerminalTextTests {
  private let price: StyledText

  init() throws {
    price = try ProductCard(Product(name: "", price: "¥89", oldPrice: "¥129")).price
  }

  @Test(arguments: [
    (Appearance.light, TerminalLook.trueColor, "␛[1;38;2;196;35;26m¥89 ␛[0m␛[9;38;2;102;102;102m¥129␛[0m"),
    (.dark, .trueColor, "␛[1;38;2;255;122;112m¥89 ␛[0m␛[9;38;2;163;163;163m¥129␛[0m"),
    (.light, .palette, "␛[1;38;5;160m¥89 ␛[0m␛[9;38;5;241m¥129␛[0m"),
    (.dark, .palette, "␛[1;38;5;209m¥89 ␛[0m␛[9;38;5;247m¥129␛[0m"),
    (.dark, .monochrome, "␛[1m¥89 ␛[0m␛[9m¥129␛[0m"), (.dark, .plain, "¥89 ¥129"),
  ])
  func colorWeightAndStrike(appearance: Appearance, look: TerminalLook, expected: String) {
    let resolved = price.resolved(in: StyleContext(appearance: appearance))
    #expect(resolved.terminalText(look).replacing("\u{1B}", with: "␛") == expected)
  }

  @Test func weightsFrom600AreBoldAndLinksUnderlined() throws {
    var text = StyledText("一二三四五")
    try text.merge(TextAttributes(weight: 599), in: 0..<1)
    try text.merge(TextAttributes(weight: 600), in: 1..<2)
    try text.merge(TextAttributes(link: "shop://"), in: 2..<3)
    try text.merge(TextAttributes(underline: .single, strikethrough: .single), in: 3..<4)
    let shown = text.resolved(in: StyleContext()).terminalText(.trueColor)
    #expect(shown == "一\u{1B}[1m二\u{1B}[0m\u{1B}[4m三\u{1B}[0m\u{1B}[4;9m四\u{1B}[0m五")
  }

  @Test func aPartOfATextIsShownByItself() {
    let resolved = price.resolved(in: StyleContext())
    #expect(resolved.terminalText(.monochrome, utf8Range: 2..<8) == "\u{1B}[1m89 \u{1B}[0m\u{1B}[9m¥1\u{1B}[0m")
    #expect(resolved.terminalText(.monochrome, utf8Range: 5..<5) == "")
    #expect(resolved.terminalText(.plain, utf8Range: 0..<9) == "¥89 ¥12")
  }

  @Test func controlCharactersReachNoTerminal() {
    let text = StyledText("a\u{1B}[31mb\u{07}\u{9B}c\r\n\tdé👩‍👩‍👧")
    for look in TerminalLook.allCases {
      let shown = text.resolved(in: StyleContext()).terminalText(look)
      #expect(shown == "a\u{FFFD}[31mb\u{FFFD}\u{FFFD}c\u{FFFD}\n\u{FFFD}dé👩‍👩‍👧")
    }
  }
}
