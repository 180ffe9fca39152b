import TestSupport
import Testing
import TokenComparison

/// Each row of the tables in `Documentation/Diff.md` is a case.
struct ChangeTableTests {
  /// The cells of the rows below a head.
  private static func rows(below head: String) throws -> [[String]] {
    let lines = try Repository.read("Documentation/Diff.md").split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix(head) })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingPrefix(" ").reversed().trimmingPrefix(" ").reversed() }.map {
        String($0)
      }
    }
  }

  @Test func everyChangeHasARowAndACase() throws {
    let rows = try Self.rows(below: "| change | class |")
    #expect(rows.map(\.[0]) == Change.allCases.map { "`\($0.rawValue)`" })
    #expect(rows.map(\.[1]) == Change.allCases.map(\.changeClass.rawValue))
    let cases = try ChangeCase.all()
    #expect(Set(cases.map(\.change)) == Set(Change.allCases))
    #expect(cases.count == Change.allCases.count)
  }

  @Test(arguments: try ChangeCase.all())
  func theExampleIsWhatIsSaid(of example: ChangeCase) throws {
    let row = try #require(Self.rows(below: "| change | class |").first { $0[0] == "`\(example.change.rawValue)`" })
    let findings = CatalogComparison.compare(try compared(example.old), try compared(example.new))
    let finding = try #require(findings.first { $0.change == example.change }, "\(findings.map(\.change))")
    #expect(row.count == 4 && row[3] == finding.summary)
    #expect(finding.changeClass.rawValue == row[1])
    // A case shows one change: what else it says belongs to it, as a Swift name that another code takes.
    let isAboutSwift = example.change == .swiftNameShifted || example.change == .swiftNameReused
    #expect(findings.count == 1 || isAboutSwift, "\(findings.map(\.summary))")
    #expect(CatalogComparison.compare(try compared(example.new), try compared(example.new)).isEmpty)
  }

  /// By the first cell of their rows.
  private static func unchanged() throws -> [String: (old: String, new: String)] {
    let mid = "{palette.gray.mid}"
    let weights = ("weight: { regular: 400, bold: 700 }", "weight: { bold: 700, regular: 400 }")
    let code = "  13_ink_bold: { size: 13, color: ink, weight: bold }\n"
    return [
      "comments and blank lines": (wholeSpec, try changed(("color:\n", "# Text.\n\ncolor: # more\n"))),
      "the order of tokens": (wholeSpec, try changed(weights)),
      "a value instead of a reference to it": (wholeSpec, try changed((mid, "#666666"))),
      "the same value spelled otherwise": (
        wholeSpec, try changed(("\"#222222\"", "'#222f'"), ("14: {", "14.0: { letterSpacing: 0, "))
      ),
      "tokens that move to another file": (
        wholeSpec, try changed((weights.0, "include: weights.yaml"))
      ),
      "descriptions": (wholeSpec, try changed(("ink: {", "ink: { description: Text on white,"))),
      "sizes, weights and families that neither a code nor an output has": (
        try changed(("13_old_*", "13_*")),
        try changed(("13_old_*", "12_*"), ("13: plain", "12: { lineHeight: 14 }"))
      ),
      "a code that becomes a style with its name and values": (
        wholeSpec, try changed(("\"13_old_*\"", "[\"13_old_*\", 13_ink_bold]"), ("styles:\n", "styles:\n" + code))
      ),
      "ascent and descent of a font without line metrics": (
        try changed(("title: { size: 14", "title: { size: 13")),
        try changed(("title: { size: 14", "title: { size: 13"), ("1.06", "1.1"))
      ),
    ]
  }

  @Test func theRowsOfWhatIsNotToldAreCases() throws {
    #expect(try Set(Self.rows(below: "| change | why |").map(\.[0])) == Set(Self.unchanged().keys))
  }

  @Test func whatChangesNothingIsNotTold() throws {
    let files = ["weights.yaml": "weight: { regular: 400, bold: 700 }\n"]
    for (what, (old, new)) in try Self.unchanged() {
      #expect(old != new)
      for (one, other) in [(old, new), (new, old)] {
        let (one, other) = (try compared([one], including: files), try compared([other], including: files))
        #expect(CatalogComparison.compare(one, other).map(\.summary) == [], "\(what)")
      }
    }
  }
}
