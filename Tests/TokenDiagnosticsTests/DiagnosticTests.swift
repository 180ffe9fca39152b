import Testing
import TokenDiagnostics

struct DiagnosticTests {
  @Test(arguments: [
    ("lineHieght", "lineHeight"), ("colour", "color"), ("grey2", "gray2"), ("typografy", "typography"),
    ("baseline", nil), ("x", nil), ("", nil),
  ])
  func nearestNames(misspelt: String, expected: String?) {
    let names = ["lineHeight", "lineSpacing", "color", "gray1", "gray2", "typography", "a"]
    #expect(NearestNames.nearest(to: misspelt, among: names).first == expected)
  }

  @Test func equallyNearNamesKeepTheirOrder() {
    #expect(
      NearestNames.nearest(to: "gray", among: ["gray2", "gray1", "gray3", "gray4"]) == ["gray2", "gray1", "gray3"]
    )
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
