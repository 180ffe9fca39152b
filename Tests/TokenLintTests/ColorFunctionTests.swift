import TestSupport
import Testing
import TokenDiagnostics

@testable import TokenLint

/// Colors that are written as functions of CSS are colors for rules, too.
struct ColorFunctionTests {
  private func messages(_ rule: any LintRule.Type, _ yaml: String, _ options: [String: OptionValue] = [:]) throws
    -> [String]
  {
    let example = RuleExample(yaml, options: options)
    let linted = try RuleExampleSpec.lint(rule, example, yaml: RuleExampleSpec.whole(yaml), swift: nil)
    return linted.diagnostics.map(\.message)
  }

  @Test(arguments: ["#000000", "rgb(0 0 0)", "oklch(0 0 0)", "color(display-p3 0 0 0)"])
  func backgroundsMayBeFunctions(paper: String) throws {
    let yaml = "palette: { paper: \"\(paper)\" }\ncolor: { gray: \"#333333\" }\n"
    let found = try messages(Contrast.self, yaml, ["backgrounds": .table(["light": ["palette.paper"]])])
    #expect(found.count == 1 && found.allSatisfy { $0.contains("on `palette.paper` (#000000)") }, "\(found)")
  }

  @Test(arguments: [
    ("#666666", "rgb(102 102 102)"), ("rgb(102 102 102)", "#666"), ("rgb(40% 40% 40%)", "rgb(102 102 102)"),
  ])
  func repeatedValuesMayBeFunctions(palette: String, color: String) throws {
    let yaml = "palette: { a: \"\(palette)\" }\ncolor: { ink: \"\(color)\" }\n"
    #expect(try messages(RepeatedValue.self, yaml).count == 1)
  }
}
