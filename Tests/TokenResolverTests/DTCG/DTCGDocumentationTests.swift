import Testing
import TestSupport
import TokenDiagnostics
import TokenLint
import TokenResolver

/// Documentation/DTCG.md has a row for each rule, and its examples are true.
struct DTCGDocumentationTests {
  struct Row {
    let rule: String
    let grade: String
    let examples: [MarkedSource]
  }

  static func rows(_ text: String) -> [Row] {
    text.matches(of: #/(?m)^\| `([a-z-]+)` \| (error|deviation|warning) \| [^|]+ \| (.+) \|$/#).map { match in
      let (_, rule, grade, cell) = match.output
      let spans = cell.split(separator: "`").filter { $0.contains("\"") }
      return Row(
        rule: String(rule),
        grade: String(grade),
        // The marks of this page name no rule: theirs is that of the row.
        examples: spans.map { MarkedSource("{ \($0.replacing("⟦", with: "⟦\(rule)|")) }") }
      )
    }
  }

  /// What is wrong with a page; empty if all is right.
  static func problems(_ text: String) -> [String] {
    let rows = rows(text)
    var problems: [String] = []
    let kinds = ErrorRegistry.kinds.filter { $0.page.group == .designTokens }
    let grades = Dictionary(uniqueKeysWithValues: kinds.map { ($0.page.id, $0.grade.rawValue) })
    let rules = Set(grades.keys)
    for rule in rules.subtracting(rows.map(\.rule)) { problems.append("no row for \(rule)") }
    for rule in Set(rows.map(\.rule)).subtracting(rules) { problems.append("no rule \(rule)") }
    if Set(rows.map(\.rule)).count != rows.count { problems.append("a rule has two rows") }
    for row in rows {
      let grade = grades[row.rule]
      if grade != row.grade { problems.append("\(row.rule) is graded \(grade ?? "not at all")") }
      if row.examples.isEmpty {
        if !["dtcg-limit", "dtcg-reference-chain"].contains(row.rule) {
          problems.append("no example of \(row.rule)")
        }
        continue
      }
      let files = row.examples.enumerated().map { SourceFile(path: "\($0).tokens.json", text: $1.text) }
      let lenient = DTCGReading(files)
      let found = lenient.diagnostics.filter { $0.rule.rawValue == row.rule }.map { MarkedSource.Expectation($0) }
      let expected = row.examples.flatMap(\.expectations)
      if found != expected || expected.isEmpty {
        problems.append("\(row.rule): \(lenient.diagnostics.map { "\($0.rule.rawValue) \($0.message)" })")
      }
      if (lenient.tokens == nil) != (row.grade == "error") { problems.append("\(row.rule) has the other grade") }
      let isAccepted = DTCGReading(files, isStrict: true).tokens != nil
      if isAccepted != (row.grade == "warning") {
        problems.append("\(row.rule) is \(isAccepted ? "accepted" : "refused") with --strict")
      }
    }
    return problems
  }

  @Test func everyRuleHasARowAndATrueExample() throws {
    #expect(Self.problems(try Repository.read("Documentation/DTCG.md")) == [])
  }

  /// Faults put in on purpose: a missing row, a row too many, another grade, another example.
  @Test func faultsOfThePageAreFound() throws {
    let page = try Repository.read("Documentation/DTCG.md")
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains(#/^\| `[a-z-]+` \| (error|deviation|warning) \|/#) {
      var without = lines
      without.remove(at: index)
      #expect(!Self.problems(without.joined(separator: "\n")).isEmpty)
      var regraded = lines
      let grade = line.replacing(#/\| (error|deviation|warning) \|/#) {
        $0.output.1 == "error" ? "| deviation |" : "| error |"
      }
      regraded[index] = grade[...]
      #expect(!Self.problems(regraded.joined(separator: "\n")).isEmpty)
      guard line.contains("⟦") else { continue }
      var unmarked = lines
      unmarked[index] = line.filter { $0 != "⟦" && $0 != "⟧" }[...]
      #expect(!Self.problems(unmarked.joined(separator: "\n")).isEmpty)
    }
    #expect(!Self.problems(page + "\n| `dtcg-nothing` | error | x | – |\n").isEmpty)
  }
}
