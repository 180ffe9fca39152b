internal import TokenComparison

/// A report as a page or a comment, in GitHub Flavored Markdown.
package enum ImportMarkdown {
  /// The report.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of notes.
  package static func render(_ report: ImportReport) -> String {
    var text = "### Import: \(report.summary)\n\n\(MarkdownText.of(name: report.recognition))\n"
    for grade in ImportNote.Grade.allCases.reversed() {
      let notes = report.notes(grade)
      if notes.isEmpty { continue }
      let table = table(notes, report)
      text +=
        grade == .exact
        ? "\n<details><summary>exact: \(notes.count)</summary>\n\(table)\n</details>\n"
        : "\n#### \(grade.rawValue)\n\(table)"
    }
    return text
  }

  private static func table(_ notes: [ImportNote], _ report: ImportReport) -> String {
    let rows = notes.map { note in
      let result = note.result.map { MarkdownText.of(name: $0) } ?? ""
      let reasons = note.reasons.map { MarkdownText.of(name: $0.replacing("`", with: "")) }.joined(separator: "; ")
      return "| \(MarkdownText.of(name: note.name)) | \(result) | \(reasons) | "
        + "\(MarkdownText.of(name: report.place(of: note))) |\n"
    }
    return "\n| source | result | why | where |\n|---|---|---|---|\n" + rows.joined()
  }
}
