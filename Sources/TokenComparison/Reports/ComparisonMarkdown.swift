/// A comparison as a comment on a pull request, in GitHub Flavored Markdown.
package struct ComparisonMarkdown: Sendable {
  /// GitHub refuses comments of more than 65,536 characters, some of which are for what a workflow adds. A text never
  /// has more characters than bytes.
  package static let maximumBytes = 65_000

  private let report: ComparisonReport
  private var text = ""
  private var isFull = false
  /// The number of findings of a class that are not folded.
  private static let openRows = 12
  /// Reserved for the end of the page: the note about findings that are left out, and closing tags.
  private static let reserve = 256

  /// A heading, a table for each class, and at most ``maximumBytes`` bytes: the findings that come last are left out,
  /// with a note. The first line is a comment that lets a later run find the text of this one.
  package static func render(_ report: ComparisonReport) -> String {
    var page = ComparisonMarkdown(report)
    page.write()
    return page.text
  }

  private init(_ report: ComparisonReport) {
    self.report = report
  }

  private mutating func write() {
    let title = report.findings.isEmpty ? ComparisonReport.nothing : report.summary
    text = "<!-- stylespec diff -->\n### Styles: \(title)\n\n"
    text += "\(MarkdownText.of(name: report.old)) → \(MarkdownText.of(name: report.new))\n"
    var written = 0
    for (changeClass, findings) in report.classes where !isFull {
      written += writeTable(changeClass, findings)
    }
    let left = report.findings.count - written
    if left > 0 { text += "\n… and \(left) more; `stylespec diff` lists all of them.\n" }
  }

  /// The number of findings that fit. Invisible changes are folded, and so are those after the first ones of a class.
  private mutating func writeTable(_ changeClass: ChangeClass, _ findings: [Finding]) -> Int {
    let open = changeClass == .invisible ? 0 : findings.count <= Self.openRows + 1 ? findings.count : Self.openRows
    var count = 0
    if open > 0 { count = writeRows(changeClass, findings.prefix(open)) }
    isFull = count < open
    if isFull || open == findings.count { return count }
    let rest = findings.dropFirst(open)
    let title = open == 0 ? "\(changeClass.rawValue): \(rest.count)" : "\(rest.count) more \(changeClass.rawValue)"
    text += "\n<details><summary>\(title)</summary>\n"
    count += writeRows(changeClass, rest)
    isFull = count < findings.count
    text += "\n</details>\n"
    return count
  }

  private mutating func writeRows(_ changeClass: ChangeClass, _ findings: ArraySlice<Finding>) -> Int {
    text += "\n| \(changeClass.rawValue) | names |\n|---|---|\n"
    return findings.prefix { writeRow($0) }.count
  }

  /// With many names of codes, or with few; false if neither fits.
  private mutating func writeRow(_ finding: Finding) -> Bool {
    for limit in [20, 3] {
      let row = row(finding, limit: limit)
      guard text.utf8.count + row.utf8.count + Self.reserve <= Self.maximumBytes else { continue }
      text += row
      return true
    }
    return false
  }

  private func row(_ finding: Finding, limit: Int) -> String {
    let head = MarkdownText.of(report.head(of: finding))
    let effects = finding.effects.map(MarkdownText.of)
    let what =
      effects.count < 2
      ? ([head] + effects).joined(separator: ": ") : head + ":<br>" + effects.joined(separator: "<br>")
    return "| \(what) | \(codes(of: finding, limit: limit)) |\n"
  }

  private func codes(of finding: Finding, limit: Int) -> String {
    let names = finding.codeWords(limit: limit).map(MarkdownText.of)
    let count = finding.codes.count
    let list = names.joined(separator: ", ") + (count > limit ? " and \(count - limit) more" : "")
    if names.isEmpty { return outputNames(of: finding) }
    return count <= 3 ? list : "<details><summary>\(count)</summary>\(list)</details>"
  }

  private func outputNames(of finding: Finding) -> String {
    let names = finding.outputWords.map(MarkdownText.of).joined(separator: "<br>")
    let others = finding.tokens.count - 1
    return names.isEmpty || others == 0 ? names : "\(names)<br>and those of \(others) more"
  }
}
