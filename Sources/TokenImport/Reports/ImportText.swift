package import TokenDiagnostics

/// A report as people read it in a terminal: counts first, then what is lost and what is changed.
package enum ImportText {
  /// The report. Without color, the style leaves plain text.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of notes.
  package static func render(_ report: ImportReport, _ style: TerminalStyle) -> String {
    var text = PlainText.of(report.recognition) + "\n" + style.bold(report.summary) + "\n"
    for grade in ImportNote.Grade.allCases.reversed() {
      let blocks = report.blocks(grade)
      // What is exact needs no reader.
      if grade == .exact || blocks.isEmpty { continue }
      text += "\n" + heading(grade, style) + "\n"
      for block in blocks { text += lines(of: block, report, style) }
    }
    return text
  }

  private static func heading(_ grade: ImportNote.Grade, _ style: TerminalStyle) -> String {
    style.severity(grade == .lost ? .error : .warning, grade.rawValue)
  }

  /// A note in one line; several with equal reasons below these.
  private static func lines(of block: ImportReport.Block, _ report: ImportReport, _ style: TerminalStyle) -> String {
    let reasons = PlainText.of(block.reasons.joined(separator: "; "))
    if block.notes.count == 1, let note = block.notes.first {
      return "  \(line(note, report, style)): \(reasons)\n"
    }
    let notes = block.notes.map { "    \(line($0, report, style))\n" }
    return "  \(reasons) (\(block.notes.count)):\n" + notes.joined()
  }

  private static func line(_ note: ImportNote, _ report: ImportReport, _ style: TerminalStyle) -> String {
    let result = note.result.map { " → \($0)" } ?? ""
    return style.faint(PlainText.of(report.place(of: note))) + " " + PlainText.of(note.name + result)
  }
}
