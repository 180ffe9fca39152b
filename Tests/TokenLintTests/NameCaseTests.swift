import Testing

@testable import TokenLint

struct NameCaseTests {
  @Test(arguments: [
    ("ink", NameCases.all), ("gray2", .all), ("汉字", .all), ("13_5", .all), ("2-1", .all), ("", .all),
    ("darkGray", NameCases(.camel)), ("dark_gray", NameCases(.snake)), ("gray_2", NameCases(.snake)),
    ("dark-gray", NameCases(.kebab)), ("DarkGray", NameCases(.pascal)), ("XS", NameCases(.pascal, .upper)),
    ("DARK_GRAY", NameCases(.upper)), ("Dark_Gray", NameCases(.capitalSnake)), ("Gray_2", NameCases(.capitalSnake)),
    ("G_2", NameCases(.upper, .capitalSnake)), ("Dark-Gray", NameCases(.train)), ("dark_Gray", NameCases()),
    ("a-b_c", NameCases()),
    ("straßeGroß", NameCases(.camel)), ("Élan", NameCases(.pascal)), ("темныйСерый", NameCases(.camel)),
  ])
  func casesOfNames(name: String, cases: NameCases) {
    #expect(NameCases(of: name) == cases)
  }

  /// A rewritten name is in the case that it was rewritten to, and rewriting it once more changes nothing.
  @Test(
    arguments: NameCase.allCases,
    ["darkGray2", "dark_gray_2", "DARK-GRAY", "darkGRAYLight", "mid-Gray_x", "_aa__bb-"]
  )
  func rewrittenNamesFit(name: NameCase, text: String) {
    let rewritten = name.rewritten(text)
    #expect(NameCases(of: rewritten).contains(name), "\(rewritten)")
    #expect(name.rewritten(rewritten) == rewritten)
  }

  @Test func wordsAreKept() {
    let rewritten = NameCase.allCases.map { $0.rewritten("darkGray-2") }
    #expect(
      rewritten == [
        "darkGray2", "dark_gray_2", "dark-gray-2", "DarkGray2", "DARK_GRAY_2", "Dark_Gray_2", "Dark-Gray-2",
      ]
    )
  }

  @Test(arguments: [
    ("O0", "OO"), ("1lI|", "llll"), ("ｇｒａｙ０", "grayO"), ("\u{441}\u{443}\u{430}n", "cyan"), ("a\u{200B}b", "ab"),
    ("e\u{301}", "\u{E9}"), ("a\u{2011}b", "a-b"), ("gray", "gray"), ("ΑΒΕ", "ABE"),
  ])
  func skeletons(text: String, skeleton: String) {
    #expect(LookAlikes.skeleton(text) == skeleton)
    #expect(LookAlikes.extent(text) == LookAlikes.extent(skeleton))
  }
}
