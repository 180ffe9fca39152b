import Testing

@testable import Storefront

struct LineFolderTests {
  @Test(arguments: [
    ("", 10, [""]), ("one two three", 7, ["one two", "three"]), ("one two", 7, ["one two"]),
    ("one  two", 4, ["one", "two"]),
    ("壶嘴出水很稳", 5, ["壶嘴", "出水", "很稳"]), ("很稳，新手", 4, ["很", "稳，", "新手"]), ("新（旧）价", 6, ["新", "（旧）", "价"]),
    ("价格ab", 5, ["价格", "ab"]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("a\nb\r\n\nc", 9, ["a", "b", "", "c"]),
    ("a\n", 9, ["a", ""]), ("👍🏽👍🏽👍🏽", 4, ["👍🏽👍🏽", "👍🏽"]), ("ok @店主 hi", 8, ["ok @店主", "hi"]), ("ok @店主", 6, ["ok @店", "主"]),
    ("价", 0, ["价"]),
  ])
  func lines(text: String, width: Int, expected: [String]) {
    let utf8 = Array(text.utf8)
    let lines = LineFolder.lines(of: text, width: width).map { String(decoding: utf8[$0], as: UTF8.self) }
    #expect(lines == expected)
  }

  @Test func nothingIsLostAndNoLineIsTooLong() {
    let text = "The beans 咖啡豆，（很香）arrived 👩‍👩‍👧 within\u{300} two قهوة يمنية days; unbreakablylongword 리넨 앞치마。"
    let utf8 = Array(text.utf8)
    for width in 2...60 {
      let lines = LineFolder.lines(of: text, width: width).map { String(decoding: utf8[$0], as: UTF8.self) }
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      #expect(lines.allSatisfy { $0.displayWidth <= width })
    }
  }
}
