import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics

/// Which edits are applied together, and what they leave.
struct FixApplierTests {
  private static let text = "0123456789"
  private static let file = SourceFileID(index: 0)

  private static func edit(_ bytes: Range<Int>, _ replacement: String) -> TextEdit {
    TextEdit(replacing: SourceRange(file: file, bytes: bytes), with: replacement)
  }

  private static func finding(_ edit: TextEdit, _ more: TextEdit..., rule: String = "rule") -> Diagnostic {
    let fixIt = more.first.map { FixIt("fix", .safe, edit: edit, more: $0) } ?? FixIt("fix", .safe, edit: edit)
    return Diagnostic(.warning, rule: RuleID(rawValue: rule), message: "wrong", at: edit.range, fixIts: [fixIt])
  }

  private static func apply(_ findings: [Diagnostic], to text: String = text) -> (text: String, count: Int) {
    let result = FixApplier.apply(findings, to: [SourceFile(path: "a", text: text)], unsafe: false)
    return (String(decoding: result.files[0].bytes, as: UTF8.self), result.applied.count)
  }

  /// Findings, and what is left of the digits when they are applied.
  struct Case: Sendable, CustomTestStringConvertible {
    let findings: [Diagnostic]
    let text: String
    let count: Int

    init(_ findings: [Diagnostic], _ text: String, _ count: Int) {
      (self.findings, self.text, self.count) = (findings, text, count)
    }

    var testDescription: String {
      let edits = findings.flatMap(\.fixIts).flatMap(\.edits).map { "\($0.range.bytes) \($0.replacement)" }
      return edits.joined(separator: ", ")
    }
  }

  static let cases = [
    Case([finding(edit(1..<3, "a")), finding(edit(2..<4, "b"))], "0a3456789", 1),
    Case([finding(edit(1..<3, "a")), finding(edit(3..<4, "b"))], "0ab456789", 2),
    Case([finding(edit(1..<9, "a")), finding(edit(2..<4, "b"))], "0a9", 1),
    // The same change for two reasons is one change.
    Case([finding(edit(1..<3, "a")), finding(edit(1..<3, "a"), rule: "other")], "0a3456789", 2),
    Case([finding(edit(1..<3, "b")), finding(edit(1..<3, "a"), rule: "other")], "0a3456789", 1),
    // An insertion at an end of another edit could be meant for either side.
    Case([finding(edit(2..<2, "a")), finding(edit(2..<2, "b"), rule: "rule2")], "01a23456789", 1),
    Case([finding(edit(2..<2, "a")), finding(edit(2..<4, "b"))], "01a23456789", 1),
    Case([finding(edit(2..<4, "a")), finding(edit(4..<4, "b"))], "01a456789", 1),
    Case([finding(edit(2..<4, "a")), finding(edit(3..<3, "b"))], "01a456789", 1),
    Case([finding(edit(0..<0, "a")), finding(edit(10..<10, "b"))], "a0123456789b", 2),
    // All edits of a fix, or none.
    Case([finding(edit(1..<2, "a"), edit(8..<9, "b")), finding(edit(5..<6, "c"), edit(8..<10, "d"))], "0a234567b9", 1),
    Case([finding(edit(1..<2, "a"), edit(5..<6, "b")), finding(edit(3..<4, "c"), edit(8..<9, "d"))], "0a2c4b67d9", 2),
    // Beyond the end there is nothing to replace.
    Case([finding(edit(9..<99, "a"))], "012345678a", 1),
    Case([finding(edit(50..<99, "a"))], "0123456789a", 1),
  ]

  @Test(arguments: cases)
  func editsThatOverlapWait(_ test: Case) {
    for order in [test.findings, test.findings.reversed()] {
      let result = Self.apply(order)
      #expect(result == (test.text, test.count))
    }
  }

  /// Random edits, most of which overlap others, in any order: the result is that of comparing each with all.
  @Test func theOrderOfFindingsIsOfNoMatter() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2_000 {
      let findings = (0..<Int.random(in: 1...8, using: &generator)).map { index in
        Self.finding(Self.randomEdit(using: &generator), rule: "rule\(index)")
      }
      let expected = Self.slowly(findings)
      for _ in 0..<3 {
        let result = Self.apply(findings.shuffled(using: &generator))
        #expect(result == expected, "seed \(seed), round \(round)")
      }
    }
  }

  private static func randomEdit(using generator: inout SeededGenerator) -> TextEdit {
    let start = Int.random(in: 0...10, using: &generator)
    let end = Int.random(in: start...min(start + 3, 10), using: &generator)
    return edit(start..<end, ["", "a", "bc"].randomElement(using: &generator) ?? "")
  }

  private static func slowly(_ findings: [Diagnostic]) -> (text: String, count: Int) {
    var (edits, count): ([TextEdit], Int) = ([], 0)
    let sorted = findings.sorted { ($0.range, $0.rule.rawValue) < ($1.range, $1.rule.rawValue) }
    for edit in sorted.flatMap(\.fixIts).flatMap(\.edits) {
      guard !edits.contains(edit) else {
        count += 1
        continue
      }
      let (lower, upper) = (edit.range.lower, edit.range.upper)
      let isClear = edits.allSatisfy { other in
        let isEmpty = lower == upper || other.range.lower == other.range.upper
        return isEmpty
          ? upper < other.range.lower || other.range.upper < lower
          : upper <= other.range.lower || other.range.upper <= lower
      }
      guard isClear else { continue }
      edits.append(edit)
      count += 1
    }
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
    }
    return (String(decoding: bytes, as: UTF8.self), count)
  }

  @Test func thousandsOfFixesAreAppliedAtOnce() {
    let findings = (0..<50_000).map { Self.finding(Self.edit($0 * 2..<$0 * 2 + 1, "bb")) }
    let result = Self.apply(findings, to: String(repeating: "ab", count: 50_000))
    #expect(result == (String(repeating: "bbb", count: 50_000), 50_000))
  }
}
