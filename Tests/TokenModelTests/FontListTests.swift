import Testing
import TokenModel

struct FontListTests {
  @Test(arguments: [
    ("'Segoe UI', Roboto, sans-serif", ["Segoe UI", "Roboto", "sans-serif"]),
    ("Inter,Arial", ["Inter", "Arial"]),
    (" \"PingFang SC\" ,\t'苹方', 宋体 ", ["PingFang SC", "苹方", "宋体"]),
    ("'Foo, Bar', \"It's\"", ["Foo, Bar", "It's"]),
    ("'Segoe UI'", ["Segoe UI"]),
    ("Inter,", ["Inter"]),
    (",, Inter", ["Inter"]),
    ("'', Inter", ["Inter"]),
    ("'Open, Inter", ["'Open, Inter"]),
  ])
  func aTextIsAListAsInCSS(text: String, names: [String]) {
    #expect(FontList.names(in: text) == (names == [text] ? nil : names))
  }

  @Test(arguments: ["Inter", "Segoe UI", "", "汉仪旗黑", "O'Reilly Sans", ",", " , ", "''"])
  func aNameIsNoList(text: String) {
    #expect(FontList.names(in: text) == nil)
  }

  @Test func genericFamiliesAreKnownInAnyCase() {
    #expect(["serif", "Sans-Serif", "ui-monospace", "BlinkMacSystemFont"].allSatisfy(FontList.isGeneric))
    #expect(!["Inter", "sans serif", "system"].contains(where: FontList.isGeneric))
  }
}
