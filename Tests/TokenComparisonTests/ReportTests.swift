import TestSupport
import Testing
import TokenReports

@testable import TokenComparison
@testable import TokenDiagnostics

struct ReportTests {
  private func report(_ old: [String], _ new: [String]) throws -> ComparisonReport {
    let findings = CatalogComparison.compare(try compared(old), try compared(new))
    return ComparisonReport(old: "HEAD~1:tokens", new: "tokens", findings: findings)
  }

  /// Something of each class, in two catalogs, with names that mean something elsewhere.
  private func manyChanges() throws -> ComparisonReport {
    let other = try changed(("name: Brand", "name: Other\nswift: { scope: catalog }"))
    let hard = try changed(
      ("  gray: {", "  '|`@x`| <b>#1\\': {"),
      ("bold: 700", "bold: 600"),
      ("title:", "'汉字 👩‍👩‍👧 e\u{301}':"),
      ("color:\n", "color:\n  teal: \"#0F766E80\"\n"),
      ("use {color.ink}", "ask @design about #12 | or <them>")
    )
    let open = try changed(("Songti SC", "'*Noto*'"), (" color: ink,", ""), in: other)
    return try report([wholeSpec, other], [hard, open])
  }

  @Test func textIsForPeople() throws {
    try expectGolden(ComparisonText(TerminalStyle(isOn: false)).render(manyChanges()), "Tests/Golden/Comparison.txt")
    try expectGolden(
      ComparisonText(TerminalStyle(isOn: true)).render(manyChanges()),
      "Tests/Golden/Comparison.color.txt"
    )
  }

  @Test func jsonIsForPrograms() throws {
    try expectGolden(ComparisonJSON.render(manyChanges()), "Tests/Golden/Comparison.json")
  }

  /// The schema and the output agree: nothing is missing from either.
  @Test func theSchemaFits() throws {
    let text = try Repository.read("Documentation/diff.schema.json")
    let colors = try report([wholeSpec], [changed(("#666666", "#777777"))])
    let reports = try [manyChanges(), changesOfEmoji(), colors].map {
      try JSONValue(parsing: ComparisonJSON.render($0))
    }
    let schema = try JSONSchema(parsing: text)
    for report in reports { #expect(schema.problems(of: report) == []) }
    // The check finds faults in the schema.
    for (line, fault) in [("\"names\"", "\"name\""), ("\"deltaE\"", "\"delta\""), ("\"weight\",", "")] {
      let faulty = try JSONSchema(parsing: text.replacing(line, with: fault))
      #expect(reports.contains { !faulty.problems(of: $0).isEmpty }, "\(fault)")
    }
  }

  @Test func markdownIsForComments() throws {
    try expectGolden(ComparisonMarkdown.render(manyChanges()), "Tests/Golden/Comparison.md")
  }

  /// Packs and emoji that come, go and change, alone and together.
  private func changesOfEmoji() throws -> ComparisonReport {
    let new = try changed(
      ("赞: 003.png", "\"a|b\": 003.png\n      赞: { image: 1.png, label: good }"),
      ("  faces:", "  smileys:"),
      ("      旧: { image: old.png, deprecated: \"use {emoji.classic.赞}\" }\n", ""),
      ("\"[高兴]\"", "\"`@x` *\""),
      ("name: Brand", "name: Brand\nswift: { emoji: names }"),
      ("scale: 1.2", "deprecated: \"ask @design\""),
      in: emojiSpec
    )
    return try report([emojiSpec], [new])
  }

  @Test func reportsTellOfEmoji() throws {
    let report = try changesOfEmoji()
    try expectGolden(
      ComparisonText(TerminalStyle(isOn: false)).render(report),
      "Tests/Golden/EmojiComparison.txt"
    )
    try expectGolden(ComparisonJSON.render(report), "Tests/Golden/EmojiComparison.json")
    try expectGolden(ComparisonMarkdown.render(report), "Tests/Golden/EmojiComparison.md")
  }

  @Test func nothingIsSaidAsSuch() throws {
    let report = try report([wholeSpec], [wholeSpec])
    #expect(
      ComparisonText(TerminalStyle(isOn: true)).render(report) == "no difference in meaning: HEAD~1:tokens → tokens\n"
    )
    #expect(ComparisonMarkdown.render(report).contains("### Styles: no difference in meaning\n"))
    #expect(try JSONValue(parsing: ComparisonJSON.render(report))["findings"] == .list([]))
  }

  @Test(arguments: [
    ("14_gray2_bold", "`14_gray2_bold`"), ("@x #1 <b> *", "`@x #1 <b> *`"), ("a`b", "<code>a&#96;b</code>"),
    ("a|b\\", "<code>a&#124;b&#92;</code>"), (" a", "<code>&#32;a</code>"), ("汉字|", "<code>汉字&#124;</code>"),
    ("a\u{202E}b", "<code>a&#92;u&#123;202E&#125;b</code>"), ("a\nb", "<code>a&#92;u&#123;A&#125;b</code>"),
    ("", "<code></code>"),
  ])
  func namesMeanNothingInMarkdown(name: String, expected: String) {
    #expect(MarkdownText.of(name: name) == expected)
  }

  /// Names as long as they may be, each byte of which takes five in HTML.
  @Test func markdownFitsIntoAComment() throws {
    let names = (0..<400).map { String(repeating: "|", count: 190) + "\($0)" }
    let spec = { (colors: [String]) in
      "stylespec: 1\nname: Big\ncolor:\n" + colors.joined()
        + "weight: { r: 400, b: 700 }\ntypography: { 14: plain, 15: plain }\n"
    }
    let old = names.map { "  '\($0)': \"#000000\"\n" }
    let new = names.map { "  '\($0)': { light: \"#000000\", dark: \"#FFFFFF\" }\n" }
    let report = try report([spec(old)], [spec(new)])
    #expect(report.findings.count == 400)
    let text = ComparisonMarkdown.render(report)
    #expect(text.utf8.count <= 65_000 && text.utf8.count > 60_000)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("| color") }
    #expect(shown > 5 && text.hasSuffix("\n… and \(400 - shown) more; `stylespec diff` lists all of them.\n"))
    // Whatever is opened is closed.
    #expect(text.split(separator: "<details>").count == text.split(separator: "</details>").count)
  }
}
