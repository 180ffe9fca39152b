import Testing
import TokenCompiler
import TokenDiagnostics

@testable import TokenLint

/// What fixes write into Swift sources, and what findings say there.
struct SourceFixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any LintRule.Type
    let spec: String
    let swift: String
    let fixed: String
    let messages: [String]

    var testDescription: String { "\(rule.id) in \(swift)" }
  }

  private static let colors = """
    color:
      ink: "#222222"
      grey: { light: "#666666", deprecated: "use {color.gray} from now on." }
      gray: "#666666"
      slate: { light: "#555555", deprecated: true }
    weight: { regular: 400, bold: 700 }

    """

  static let cases: [Case] = [
    Case(
      rule: UnknownCode.self,
      spec: colors,
      swift: "f(.t14_imk_bold, Brand.code(named: \"14_gray_blod\"), StyleCode.somethingElse)",
      fixed: "f(.t14_ink_bold, Brand.code(named: \"14_gray_bold\"), StyleCode.somethingElse)",
      messages: [
        "`Brand` has no code `t14_imk_bold`; did you mean `t14_ink_bold`?",
        "`Brand` has no code `14_gray_blod`; did you mean `14_gray_bold`?",
        "`Brand` has no code `somethingElse`; it has codes such as `t14_ink_regular`",
      ]
    ),
    Case(
      rule: UnknownCode.self,
      spec: colors + "swift: { names: raw }\n",
      swift: "f(.`14_imk_bold`, StyleCode.ink_bold)",
      fixed: "f(.`14_ink_bold`, StyleCode.`14_ink_bold`)",
      messages: [
        "`Brand` has no code `14_imk_bold`; did you mean `14_ink_bold`?",
        "`Brand` has no code `ink_bold`; did you mean `14_ink_bold`?",
      ]
    ),
    Case(
      rule: UnknownCode.self,
      spec: colors + "codes: { color: open }\n",
      swift: "f(.t14_blod, Brand.code(named: \"14_regulra\"), .t14_ink_bold)",
      fixed: "f(.t14_bold, Brand.code(named: \"14_regular\"), .t14_bold)",
      messages: [
        "`Brand` has no code `t14_blod`; did you mean `t14_bold`?",
        "`Brand` has no code `14_regulra`; did you mean `14_regular`?",
        "`Brand` has no code `t14_ink_bold`; did you mean `t14_bold`?",
      ]
    ),
    Case(
      rule: DeprecatedCode.self,
      spec: "weight: { bold: 700, heavy: { value: 900, deprecated: \"use {weight.bold}\" } }\ncodes: { color: open }\n"
        + "typography: { 14: { deprecated: \"use {typography.16}\", lineHeight: 20, lineSpacing: 0, baselineOffset: 0 }, "
        + "16: plain }\n",
      swift: "f(.t14_bold, .t16_heavy, .t16_bold)",
      fixed: "f(.t16_bold, .t16_bold, .t16_bold)",
      messages: [
        "`t14_bold` has the deprecated size `14`; use `t16_bold`",
        "`t16_heavy` has the deprecated weight `heavy`; use `t16_bold`",
      ]
    ),
    Case(
      rule: DeprecatedCode.self,
      spec: colors,
      swift: "f(.t14_grey_bold, Brand.code(named: \"14_grey_bold\"), .t14_slate_bold)",
      fixed: "f(.t14_gray_bold, Brand.code(named: \"14_gray_bold\"), .t14_slate_bold)",
      messages: [
        "`t14_grey_bold` has the deprecated color `grey`; use `t14_gray_bold`",
        "`14_grey_bold` has the deprecated color `grey`; use `14_gray_bold`",
        "`t14_slate_bold` has the deprecated color `slate`; use another code",
      ]
    ),
    Case(
      rule: DeprecatedCode.self,
      spec: """
        typography:
          14: { lineHeight: 20, lineSpacing: 0, baselineOffset: 1, deprecated: "{typography.15}" }
          15: plain
        modes:
          read:
            typography:
              15: { lineHeight: 20, lineSpacing: 0, baselineOffset: 1, deprecated: Write to the team. }
        styles:
          old: { size: 15, color: ink, weight: regular, deprecated: "use {styles.new}" }
          new: { size: 15, color: ink, weight: regular }

        """,
      swift: "f(.t14_ink_regular, StyleCode.old, .t15_ink_regular_read)",
      fixed: "f(.t15_ink_regular, StyleCode.new, .t15_ink_regular_read)",
      messages: [
        "`t14_ink_regular` has the deprecated size `14`; use `t15_ink_regular`",
        "`old` is deprecated; use `new`",
        "`t15_ink_regular_read` has the deprecated size `15`: Write to the team",
      ]
    ),
  ]

  @Test(arguments: cases)
  func fixesWriteNames(_ test: Case) throws {
    let spec = RuleExampleSpec.whole(test.spec)
    let linted = try RuleExampleSpec.lint(test.rule, RuleExample(test.spec), yaml: spec, swift: test.swift)
    #expect(linted.diagnostics.map(\.message) == test.messages)
    let fixed = FixApplier.apply(linted.diagnostics, to: linted.files, unsafe: true)
    #expect(String(decoding: fixed.files[1].bytes, as: UTF8.self) == test.fixed)
    #expect(FixApplier.apply(linted.diagnostics, to: linted.files, unsafe: false).applied.isEmpty)
  }

  @Test func sourcesThatAreNotNamedAreNotMissed() throws {
    for rule in [UnknownCode.self, DeprecatedCode.self, UnusedCode.self] as [any LintRule.Type] {
      let spec = RuleExampleSpec.whole("weight: { regular: 400 }\n")
      #expect(try RuleExampleSpec.lint(rule, RuleExample(""), yaml: spec, swift: nil).diagnostics.isEmpty)
    }
  }

  @Test func manyMistakesGetSuggestions() throws {
    let swift = (0..<200).map { "f(.t14_imk\($0)_regular)\n" }.joined()
    let spec = RuleExampleSpec.whole("weight: { regular: 400 }\n")
    let found = try RuleExampleSpec.lint(UnknownCode.self, RuleExample(""), yaml: spec, swift: swift).diagnostics
    #expect(found.count == 200 && found.allSatisfy { !$0.fixIts.isEmpty })
  }
}
