import Testing

@testable import Storefront

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("价格", 4), ("¥89", 3), ("，", 2), ("가격", 4), ("かカ", 4), ("ｶ", 1), ("ＡＢ", 4), ("e\u{301}", 1),
    ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇨🇳", 2), ("☕", 2), ("☀", 1), ("☀️", 2), ("قهوة", 4), ("نُّ", 1), ("𠮷", 2),
    ("\u{200B}", 0), ("䷀", 1), ("1️⃣", 2),
  ])
  func columns(text: String, expected: Int) {
    #expect(text.displayWidth == expected)
  }
}
