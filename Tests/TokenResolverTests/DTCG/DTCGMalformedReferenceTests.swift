import TestSupport
import Testing
import TokenDiagnostics
import TokenYAML

/// Text that is nearly a reference: the messages and fixes are those of specs.
struct DTCGMalformedReferenceTests {
  private static func file(_ value: String) -> String {
    """
    {
      "palette": { "$type": "number", "blue": { "500": { "$value": 1 } } },
      "ink": { "$type": "number", "$value": \(value) }
    }
    """
  }

  /// Each way leads to `palette.blue.500`, and has that as a safe fix.
  @Test(arguments: [
    ("{palette.blue.500", "lacks `}`"), ("{palette.blue.500 ", "lacks `}`"),
    ("{palette.blue.500)", "ends with `)` instead of `}`"), ("palette.blue.500}", "lacks `{`"),
    ("{{palette.blue.500}}", "has more than one pair of braces"),
    ("{palette.blue.500}}", "has more than one pair of braces"),
    ("${palette.blue.500}", "has `$` before its braces"), ("{ palette.blue.500 }", "has spaces in its braces"),
    ("{palette. blue.500}", "has spaces in its braces"), (" {palette.blue.500}", "has spaces before its braces"),
    ("{palette.blue.500} ", "has spaces after its braces"), ("{.palette.blue.500}", "starts with a dot"),
    ("{palette.blue.500.}", "ends with a dot"), ("{palette..blue.500}", "has an empty name between two dots"),
    ("palette.blue.500", "lacks braces"),
  ])
  func aReferenceThatLeadsSomewhereHasASafeFix(written: String, problem: String) throws {
    // The form is right, because names may have spaces.
    let rule = problem == "has spaces in its braces" ? "dtcg-unknown-reference" : "dtcg-invalid-reference"
    let source = MarkedSource(Self.file("⟦\(rule)|\"\(written)\"⟧"))
    let reading = DTCGReading(source.text)
    #expect(reading.errors.map(MarkedSource.Expectation.init) == source.expectations)
    #expect(reading.errors.map(\.message) == ["`\(written)` \(problem); write `\"{palette.blue.500}\"`"])
    let fixIt = try #require(reading.errors.first?.fixIts.first)
    #expect(fixIt.applicability == .safe)
    #expect(fixIt.edits.map(\.replacement) == ["\"{palette.blue.500}\""])
    #expect(DTCGReading(Self.file("\"{palette.blue.500}\"")).errors == [])
  }

  @Test(arguments: [
    ("{}", "`{}` names nothing; write the path of a token, such as `\"{group.token}\"`"),
    ("{ }", "`{ }` names nothing; write the path of a token, such as `\"{group.token}\"`"),
    ("{", "`{` lacks `}`; write the path of a token, such as `\"{group.token}\"`"),
    ("{.a}", "`{.a}` starts with a dot; write `\"{a}\"`"),
    ("{a..b}", "`{a..b}` has an empty name between two dots; write `\"{a.b}\"`"),
    ("{palette.蓝", "`{palette.蓝` lacks `}`; write `\"{palette.蓝}\"`"),
  ])
  func aReferenceThatLeadsNowhereIsNotFixedSafely(written: String, message: String) {
    let rule = written == "{ }" ? "dtcg-unknown-reference" : "dtcg-invalid-reference"
    let source = MarkedSource(Self.file("⟦\(rule)|\"\(written)\"⟧"))
    let errors = DTCGReading(source.text).errors
    #expect(errors.map(MarkedSource.Expectation.init) == source.expectations)
    #expect(errors.map(\.message) == [message])
    #expect(errors.flatMap(\.fixIts).allSatisfy { $0.applicability == .unsafe })
  }

  /// Neither a chain nor brackets without end overflow the stack.
  @Test(
    arguments: [
      "1" + String(repeating: "+1", count: 300_000), String(repeating: "(", count: 300_000) + "1",
      String(repeating: "-", count: 300_000) + "1+1",
    ].map(LongText.init)
  )
  func endlessArithmeticIsOneError(_ text: LongText) {
    #expect(DTCGReading(Self.file("\"\(text.text)\"")).errors.map(\.rule.rawValue) == ["dtcg-wrong-kind"])
  }

  /// An argument that the test runner does not encode.
  struct LongText: Sendable, CustomTestStringConvertible {
    let text: String
    var testDescription: String { "\(text.prefix(3))…" }
  }

  /// Names may have spaces around them.
  @Test func spacesThatBelongToANameStay() {
    let text = """
      {
        " wide ": { "$type": "number", "$value": 1 },
        "ink": { "$type": "number", "$value": "{ wide }" }
      }
      """
    #expect(DTCGReading(text).errors == [])
  }

  @Test func textOfOtherTypesIsNotAReference() {
    let text = """
      {
        "palette": { "$type": "number", "blue": { "$value": 1 } },
        "font": { "$type": "fontFamily", "$value": "Inter.Display" },
        "other": { "$type": "string", "$value": "a {b.c} d" }
      }
      """
    #expect(DTCGReading(text).errors == [])
  }

  @Test(arguments: [
    ("{base", "`{base` lacks `}`; write `\"{base}\"`"),
    ("{ base }", "`{ base }` has spaces in its braces; write `\"{base}\"`"),
    ("{}", "`{}` names nothing; write the path of a group, such as `\"{group}\"`"),
  ])
  func referencesToGroupsAreExplainedInTheSameWay(written: String, message: String) {
    let rule = written == "{ base }" ? "dtcg-unknown-group" : "dtcg-invalid-reference"
    let source = MarkedSource(
      """
      {
        "base": { "gap": { "$type": "number", "$value": 1 } },
        "other": { "$extends": ⟦\(rule)|"\(written)"⟧, "own": { "$type": "number", "$value": 2 } }
      }
      """
    )
    let errors = DTCGReading(source.text).errors
    #expect(errors.map(MarkedSource.Expectation.init) == source.expectations)
    #expect(errors.map(\.message) == [message])
  }
}
