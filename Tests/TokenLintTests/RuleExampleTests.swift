import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics

@testable import TokenLint

/// All examples of rules: those that documentation prints, and those in the folder `Rules`.
struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any LintRule.Type
    let example: RuleExample
    let isTriggering: Bool

    var testDescription: String { "\(rule.id): \(example.yaml.prefix(60))" }
  }

  static let cases = RuleRegistry.rules.flatMap { rule in
    let examples = RuleExamples.of(rule)
    return (examples?.passing ?? []).map { Case(rule: rule, example: $0, isTriggering: false) }
      + ([rule.example] + (examples?.triggering ?? [])).map { Case(rule: rule, example: $0, isTriggering: true) }
  }

  /// As it is, after a line of wide characters, and with CRLF.
  private static let forms: [@Sendable (String) -> String] = [
    { $0 }, { "# 汉字 é e\u{301} 👩‍👩‍👧‍👦 عربي\n" + $0 }, { String($0.map { $0 == "\n" ? "\r\n" : $0 }) },
  ]

  @Test(arguments: cases)
  func findingsPointAtTheMarks(_ test: Case) throws {
    for form in Self.forms {
      let (yaml, places) = MarkedSource.unmarked(form(RuleExampleSpec.whole(test.example.yaml)))
      let swift = test.example.swift.map { MarkedSource.unmarked($0) }
      let linted = try RuleExampleSpec.lint(test.rule, test.example, yaml: yaml, swift: swift?.text)
      let found = linted.diagnostics.map { Place(file: $0.range.file.index, range: $0.range.bytes) }
      // A spec has Swift sources or a resolver document beside it.
      let resolver = test.example.resolver.map { MarkedSource.unmarked($0) }
      let others = (swift?.ranges ?? []) + (resolver?.ranges ?? [])
      let expected = places.map { Place(file: 0, range: $0) } + others.map { Place(file: 1, range: $0) }
      #expect(found == expected, "\(linted.diagnostics.map(\.message))")
      #expect(test.isTriggering != expected.isEmpty)
    }
  }

  @Test(arguments: cases.filter { $0.isTriggering })
  func fixesGiveWhatTheExampleShows(_ test: Case) throws {
    for form in Self.forms {
      let yaml = MarkedSource.unmarked(form(RuleExampleSpec.whole(test.example.yaml))).text
      let swift = test.example.swift.map { MarkedSource.unmarked($0).text }
      let linted = try RuleExampleSpec.lint(test.rule, test.example, yaml: yaml, swift: swift)
      let fixed = FixApplier.apply(linted.diagnostics, to: linted.files, unsafe: true)
      let text = String(decoding: fixed.files[0].bytes, as: UTF8.self)
      #expect(text == test.example.fixed.map { form(RuleExampleSpec.whole($0)) } ?? yaml)
      #expect(fixed.applied.isEmpty || test.rule.documentation.fixSafety != nil, "say how safe the fix is")
      // A fix removes the finding that it was made for.
      guard !fixed.applied.isEmpty, test.example.fixed != nil else { continue }
      let again = try RuleExampleSpec.lint(test.rule, test.example, yaml: text, swift: swift)
      #expect(again.diagnostics.count == linted.diagnostics.count - fixed.applied.count)
    }
  }

  @Test(arguments: RuleRegistry.rules.map { Named(rule: $0) })
  func everyRuleHasExamplesAndWords(_ named: Named) {
    let rule = named.rule
    let passing = RuleExamples.of(rule)?.passing ?? []
    #expect(
      !passing.isEmpty,
      "add `extension \(rule): RuleWithExamples` with an example in which the rule finds nothing"
    )
    #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
    #expect(!rule.documentation.summary.hasSuffix("."))
    for section in [rule.documentation.whatItDoes, rule.documentation.whyIsThisBad] {
      #expect(section.hasSuffix(".") && section.first?.isUppercase ?? false)
    }
    #expect(Set(rule.options.map(\.name)).count == rule.options.count)
  }

  @Test func idsAreUnique() {
    #expect(Set(RuleRegistry.rules.map { $0.id }).count == RuleRegistry.rules.count)
  }

  struct Named: Sendable, CustomTestStringConvertible {
    let rule: any LintRule.Type
    var testDescription: String { rule.id }
  }

  private struct Place: Hashable {
    let file: Int
    let range: Range<Int>
  }
}
