import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenLint

/// A finding is recognized whatever happens around it. What rules find may depend on more than one place, so these
/// tests put a finding at each name and each value.
struct FingerprintTests {
  private static let header = ["stylespec: 1", "name: Brand", "offsetHost: uikit-legacy"]

  /// The lines of each section; those of each token begin with two blanks.
  private static let sections = [
    ["palette:", "  gray:", "    1: \"#333333\"", "    2: \"#333333\"", "  link: \"#39639E\""],
    [
      "color:", "  ink: { light: \"{palette.gray.1}\", dark: \"#333333\" }",
      "  red: { light: \"#C81\", dark: \"#C81\" }",
    ],
    ["weight:", "  regular: 400", "  bold: 700"],
    [
      "typography:", "  12: { lineHeight: 18, lineSpacing: 2, baselineOffset: 2 }",
      "  14: { lineHeight: 20, lineSpacing: 2, baselineOffset: 1 }",
    ],
    ["modes:", "  read:", "    typography:", "      14: { lineHeight: 20, lineSpacing: 2, baselineOffset: 1 }"],
  ]

  private static func spec(_ sections: [[String]]) -> String {
    (header + sections.joined()).joined(separator: "\n") + "\n"
  }

  @Test func everyFindingHasItsOwn() throws {
    let fingerprints = try fingerprints(of: Self.spec(Self.sections))
    let names = 10
    let values = 3 + 4 + 2 + 6 + 3
    #expect(fingerprints.count >= names + values)
    #expect(fingerprints.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test(arguments: 0..<50)
  func findingsAreKnownAfterEditsElsewhere(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let before = try fingerprints(of: Self.spec(Self.sections))
    let after = try fingerprints(of: Self.edited(&generator))
    #expect(before.subtracting(after).isEmpty, "seed \(seed)")
  }

  /// Comments, blank lines, blanks and other tokens; sections in another order; other line ends.
  private static func edited(_ generator: inout SeededGenerator) -> String {
    let sections = sections.shuffled(using: &generator).map { section in
      section.enumerated().flatMap { index, line -> [String] in
        var lines = [line]
        if Bool.random(using: &generator) { lines[0] = line.replacing(", ", with: " ,   ") }
        if Bool.random(using: &generator) { lines.insert("# 汉字 \(Int.random(in: 0..<100, using: &generator))", at: 0) }
        if Bool.random(using: &generator) { lines.append("") }
        if index == 0, Bool.random(using: &generator) { lines += added(to: line) }
        return lines
      }
    }
    let text = spec(sections)
    return Bool.random(using: &generator) ? String(text.map { $0 == "\n" ? "\r\n" : $0 }) : text
  }

  private static func added(to section: String) -> [String] {
    switch section {
    case "palette:": ["  other: \"#333333\""]
    case "color:": ["  other: { light: \"#333333\", dark: \"#333333\" }"]
    case "weight:": ["  medium: 500"]
    case "typography:": ["  9: { lineHeight: 18, lineSpacing: 2, baselineOffset: 1 }"]
    default: []
    }
  }

  @Test func otherTextIsAnotherFinding() throws {
    let before = try fingerprints(of: Self.spec(Self.sections))
    let after = try fingerprints(of: Self.spec(Self.sections).replacing("700", with: "750"))
    #expect(before.subtracting(after).count == 1)
  }

  @Test func equalFindingsAreNumbered() {
    let file = SourceFile(path: "./tokens/a.yaml", text: "x x x")
    let found = [0, 2, 4].map { finding(at: $0..<$0 + 1) }
    let all = Fingerprints(files: [file], outlines: []).of(found)
    #expect(Set(all.values).count == 3)
    // The order in which they are given does not count, nor how often.
    #expect(Fingerprints(files: [file], outlines: []).of(found.reversed() + found) == all)
    // The third goes when one of them is fixed.
    let fewer = Fingerprints(files: [file], outlines: []).of(Array(found.prefix(2)))
    #expect(Set(fewer.values).isSubset(of: all.values))
  }

  @Test(arguments: ["a.yaml", "./a.yaml", "/work/tokens/a.yaml"])
  func pathsCountFromTheFolder(_ path: String) {
    let fingerprints = Fingerprints(
      files: [SourceFile(path: path, text: "x")],
      outlines: [],
      relativeTo: path.hasPrefix("/") ? "/work/tokens/" : ""
    )
    #expect(fingerprints.path(of: finding(at: 0..<1).range) == "a.yaml")
    // So must it stay: baselines of earlier releases hold it.
    #expect(Array(fingerprints.of([finding(at: 0..<1)]).values) == ["4cf9145f1bd64871"])
  }

  @Test func placesThatAreNotThereDoNoHarm() {
    let nowhere = Diagnostic(
      rule: RuleID(rawValue: "rule"),
      message: "",
      at: SourceRange(file: SourceFileID(index: 7), bytes: 5..<9)
    )
    let fingerprints = Fingerprints(files: [SourceFile(path: "a", text: "x")], outlines: [])
    #expect(fingerprints.of([nowhere, finding(at: 90..<99)]).count == 2)
  }

  private func finding(at bytes: Range<Int>) -> Diagnostic {
    let range = SourceRange(file: SourceFileID(index: 0), bytes: bytes)
    return Diagnostic(rule: RuleID(rawValue: "rule"), message: "", at: range)
  }

  private func fingerprints(of spec: String) throws -> Set<String> {
    let result = compileInMemory(spec, wantsOutlines: true)
    let outline = try #require(result.specs.first?.outline, "\(result.diagnostics.map(\.message))")
    let places = outline.tokens.flatMap { [$0.nameRange] + $0.values.map(\.range) }
    let findings = places.map { Diagnostic(rule: RuleID(rawValue: "rule"), message: "", at: $0) }
    let fingerprints = Fingerprints(files: result.files, outlines: [outline]).of(findings)
    #expect(fingerprints.count == Set(findings).count)
    return Set(fingerprints.values)
  }
}
