import Testing
import TokenDiagnostics

struct DiagnosticTests {
  @Test(arguments: [
    ("lineHieght", "lineHeight"), ("colour", "color"), ("grey2", "gray2"), ("typografy", "typography"),
    ("baseline", nil), ("x", nil), ("", nil),
  ])
  func nearestNames(misspelled: String, expected: String?) {
    let names = ["lineHeight", "lineSpacing", "color", "gray1", "gray2", "typography", "a"]
    #expect(NearestNames(to: misspelled, among: names).first == expected)
  }

  @Test func equallyNearNamesKeepTheirOrder() {
    #expect(
      NearestNames(to: "gray", among: ["gray2", "gray1", "gray3", "gray4"]).names == ["gray2", "gray1", "gray3"]
    )
  }

  @Test func theNearestNameIsAskedForAndAllAreOffered() {
    let range = SourceRange(file: SourceFileID(index: 0), bytes: 2..<6)
    let near = NearestNames(to: "grey", among: ["ink", "gray", "grey2"])
    #expect(near.question == "did you mean `grey2`?")
    #expect(near.fixIts(replacing: range).map(\.message) == ["write `grey2`", "write `gray`"])
    #expect(near.fixIts(replacing: range).allSatisfy { $0.applicability == .unsafe && $0.edits[0].range == range })
    #expect(NearestNames.none.question == nil && NearestNames.none.fixIts(replacing: range).isEmpty)
    #expect(NearestNames(to: "highContrastDark", among: ["highContrastLight"]) == .none)
  }

  @Test func aFixItMayShowATextWithoutItsQuotes() {
    let range = SourceRange(file: SourceFileID(index: 0), bytes: 2..<6)
    let fix = FixIt(writing: "{color.ink}", spelled: "\"{color.ink}\"", .safe, replacing: range)
    #expect(fix == FixIt("write `{color.ink}`", .safe, edit: TextEdit(replacing: range, with: "\"{color.ink}\"")))
  }

  @Test func filesAreFoundByTheirIDs() {
    let files = [SourceFile(path: "a", text: "ink"), SourceFile(path: "b", text: "gray")]
    let (second, other) = (SourceFileID(index: 1), SourceFileID(index: 2))
    #expect(files[second]?.path == "b" && files[other] == nil && files[SourceFileID(index: -1)] == nil)
    #expect(files.text(of: SourceRange(file: second, bytes: 1..<3)) == "ra")
    #expect(files.text(of: SourceRange(file: second, bytes: 2..<90)) == "ay")
    #expect(files.text(of: SourceRange(file: second, bytes: 80..<90)) == "")
    #expect(files.text(of: SourceRange(file: other, bytes: 0..<1)) == "")
  }

  @Test func sourceOrderIsByFileThenPlace() {
    let place = { (file: Int, start: Int) in SourceRange(file: SourceFileID(index: file), bytes: start..<start + 1) }
    let rule = RuleID(rawValue: "rule")
    let places = [place(1, 0), place(0, 9), place(0, 2), place(0, 9)]
    let diagnostics = places.enumerated().map { Diagnostic(rule: rule, message: "\($0.offset)", at: $0.element) }
    #expect(diagnostics.inSourceOrder().map(\.message) == ["2", "1", "3", "0"])
  }

  @Test func onlyErrorsAreErrors() {
    let range = SourceRange.start(of: SourceFileID(index: 0))
    let diagnostic = { Diagnostic($0, rule: RuleID(rawValue: "rule"), message: "m", at: range) }
    #expect(![diagnostic(.warning), diagnostic(.info)].hasErrors)
    #expect([diagnostic(.warning), diagnostic(.error)].hasErrors)
  }

  @Test func rangesAreClamped() {
    let range = SourceRange(file: SourceFileID(index: 0), bytes: -5 ..< .max)
    #expect(range.bytes == 0..<Int(UInt32.max))
  }
}
