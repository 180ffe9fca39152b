import Testing

@testable import TokenImport

struct ImportedNamesTests {
  @Test(arguments: [
    ("plain", "plain"), ("1.5", "1_5"), ("a/b", "a/b"), ("with space", "with space"), ("🎨", "🎨"), ("$price", "_price"),
    ("pri$ce", "pri$ce"), ("{x}", "_x_"), ("", "_"), ("é", "é"),
  ])
  func whatTheFormatForbidsIsEscaped(old: String, new: String) {
    #expect(ImportedNames.name(old) == new)
  }

  @Test func pathsThatWouldBecomeOneAreToldApart() {
    let names = ImportedNames(of: [["a", "1.5"], ["a", "1_5"], ["a", "1{5"], ["a", "1.5"]])
    #expect(names.path(of: ["a", "1.5"]) == ["a", "1_5"] && !names.isToldApart(["a", "1.5"]))
    #expect(names.path(of: ["a", "1_5"]) == ["a", "1_5_2"] && names.isToldApart(["a", "1_5"]))
    #expect(names.path(of: ["a", "1{5"]) == ["a", "1_5_3"] && names.isToldApart(["a", "1{5"]))
  }

  @Test func aTokenWithTheNameOfAGroupIsTheGroupsOwn() {
    let names = ImportedNames(of: [["red"], ["red", "500"]])
    #expect(names.path(of: ["red"]) == ["red", "$root"])
    #expect(names.path(of: ["red", "500"]) == ["red", "500"])
  }

  /// Both are `é` on the screen.
  @Test func namesAreComparedByTheirBytes() {
    let names = ImportedNames(of: [["\u{E9}"], ["e\u{301}"]])
    #expect(names.path(of: ["e\u{301}"])[0].utf8.elementsEqual("e\u{301}".utf8))
    #expect(!names.isToldApart(["e\u{301}"]))
  }
}
