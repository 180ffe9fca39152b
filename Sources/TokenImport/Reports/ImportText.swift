package import TokenDiagnostics

/// A report as people read it in a terminal: counts first, then what is lost and what is changed, by reasons.
package enum ImportText {
  /// The notes of a reason that are named; the others are counted.
  private static let shown = 5

  /// The report. Without color, the style leaves plain text.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of notes.
  package static func render(_ report: ImportReport, _ style: TerminalStyle) -> String {
    var text = PlainText.of(report.recognition) + "\n" + style.bold(report.summary) + "\n"
    var isShort = false
    for grade in ImportNote.Grade.allCases.reversed() {
      let blocks = report.blocks(grade)
      // What is exact needs no reader.
      if grade == .exact || blocks.isEmpty { continue }
      text += "\n" + heading(grade, style) + "\n"
      for block in blocks {
        text += lines(of: block, report, style)
        isShort = isShort || block.notes.count > shown
      }
    }
    return isShort ? text + "\n--format json and --format markdown list every token.\n" : text
  }

  private static func heading(_ grade: ImportNote.Grade, _ style: TerminalStyle) -> String {
    style.severity(grade == .lost ? .error : .warning, grade.rawValue)
  }

  /// A reason with its first notes below.
  private static func lines(of block: ImportReport.Block, _ report: ImportReport, _ style: TerminalStyle) -> String {
    let reason = block.reason.isEmpty ? "as before" : PlainText.of(block.reason)
    let count = block.notes.count == 1 ? "" : " (\(block.notes.count))"
    let notes = block.notes.prefix(shown).map { "    \(line($0, report, style))\n" }
    let rest = block.notes.count - shown
    return "  \(reason)\(count)\n" + notes.joined() + (rest > 0 ? "    … and \(rest) more\n" : "")
  }

  private static func line(_ note: ImportNote, _ report: ImportReport, _ style: TerminalStyle) -> String {
    let place = style.faint(PlainText.of(report.place(of: note)))
    guard let result = note.newName else { return PlainText.of(note.name) + "  " + place }
    return PlainText.of("\(note.name) → \(result)") + "  " + place
  }
}
