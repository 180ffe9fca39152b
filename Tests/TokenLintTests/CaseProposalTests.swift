import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenResolver

@testable import TokenLint

/// The names that `inconsistent-case` proposes.
struct CaseProposalTests {
  private func messages(_ sections: String) -> [String] {
    let spec = "stylespec: 1\nname: Brand\ntypography: { 14: plain }\n" + sections
    let input = CompilerInput(SourceFile(path: "spec.yaml", text: spec), role: .spec)
    let fixer = LintFixer([input], .init(), unsafe: false) { _ throws(IncludeError) in
      throw IncludeError(problem: "does not exist")
    }
    return fixer.lint().findings.filter { $0.rule.rawValue == "inconsistent-case" }.map(\.message)
  }

  /// Other separators than `-` and `_` stay as they are.
  @Test(arguments: [
    ("Colors & Shades/Primary", "colors & shades/primary"), ("My Brand", "my brand"), ("A/B Test", "a/b test"),
    ("Über (Neu)", "über (neu)"), ("主色/Primary Dark", "主色/primary dark"), ("Semi - Bold", "semi - bold"),
    ("darkGray", "dark-gray"), ("Dark_Gray/light_Gray", "dark-gray/light-gray"),
  ])
  func separatorsAreKept(name: String, proposal: String) {
    let found = messages(
      "palette: { light-gray: \"#AAAAAA\", off-white: \"#EEEEEE\", \"\(name)\": \"#111111\" }\n"
        + "color: { ink: \"#222222\" }\nweight: { bold: 700 }\n"
    )
    #expect(found.map { $0.hasSuffix("are in kebab-case; write `\(proposal)`") } == [true], "\(found)")
  }

  /// A name that another token has, or that makes two readings of a code, is not proposed.
  @Test(arguments: [
    (
      "color: { light_gray: \"#AAAAAA\", off_white: \"#EEEEEE\", darkGray: \"#333333\", dark_gray: \"#343434\" }",
      "bold: 700"
    ),
    (
      "color: { light_gray: \"#AAAAAA\", off_white: \"#EEEEEE\", darkGray: \"#333333\", dark: \"#343434\" }",
      "bold: 700, gray_bold: 800"
    ),
  ])
  func namesThatAreNotReadBackAreNotProposed(color: String, weight: String) {
    let found = messages("\(color)\nweight: { \(weight) }\n")
    #expect(found == ["`darkGray` is in camelCase, but other names in `color` are in snake_case"])
  }

  @Test func namesThatAreReadBackAreProposed() {
    let found = messages(
      "color: { light_gray: \"#AAAAAA\", off_white: \"#EEEEEE\", darkGray: \"#333333\" }\nweight: { bold: 700, gray_bold: 800 }\n"
    )
    #expect(found == ["`darkGray` is in camelCase, but other names in `color` are in snake_case; write `dark_gray`"])
  }
}
