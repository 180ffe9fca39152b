import Testing

@testable import TokenEmit

struct NameStyleTests {
  @Test func conventionsJoinWords() {
    let words = NameWords.words(of: "text.primary_13-5 x")
    #expect(words == ["text", "primary", "13", "5", "x"])
    let names = NameStyle.allCases.map { $0.name(of: words) }
    let expected = [
      "text-primary-13-5-x", "text_primary_13_5_x", "textPrimary13_5X", "TextPrimary13_5X", "TEXT_PRIMARY_13_5_X",
    ]
    #expect(names == expected)
    #expect(NameWords.words(of: "__") == ["_"])
    #expect(NameStyle.kebab.name(of: NameWords.words(of: "国_é")) == "国-é")
  }

  @Test(arguments: ["", "_", "a", "a-b", "__a..b__", "14_gray2_bold", "国_é", "a\u{3000}b", "a \t\n b", "é_", "🎉"])
  func namesWithHyphensAreTheSameHoweverTheyAreMade(text: String) {
    #expect(NameWords.kebab(text) == NameStyle.kebab.name(of: NameWords.words(of: text)))
  }

  @Test func takenNamesAreNumberedInOrder() {
    var names = UniqueNames(reserved: ["a"])
    #expect(names.make("a") == "a_2" && names.make("a") == "a_3" && names.make("b") == "b")
    #expect(names.make("c-size") == "c-size")
    #expect(names.make("c", with: ["-size"]) == "c_2", "one of its further names is taken")
    #expect(names.make("c_2-size") == "c_2-size_2")
  }
}
