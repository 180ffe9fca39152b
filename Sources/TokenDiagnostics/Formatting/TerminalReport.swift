/// Diagnostics for people: the location, the message, the source line, a caret under the exact characters.
package struct TerminalReport: Sendable {
  private let locator: SourceLocator
  private let style: TerminalStyle

  /// `usesColor` is for terminals; without it the report is plain text.
  package init(_ locator: SourceLocator, usesColor: Bool) {
    self.locator = locator
    self.style = TerminalStyle(isOn: usesColor)
  }

  /// The maximum number of diagnostics on a screen; the last line counts all.
  package static let maximumShown = 1_000

  /// One block for each diagnostic, in the order given, and a last line that counts them. Empty for none.
  ///
  /// - Parameter untriedFixes: The number of diagnostics whose fixes may or may not be safe.
  package func render(_ diagnostics: [Diagnostic], untriedFixes: Int = 0) -> String {
    let hidden = diagnostics.count - Self.maximumShown
    return diagnostics.prefix(Self.maximumShown).map(render).joined()
      + (hidden > 0 ? "… and \(hidden) more\n" : "")
      + summary(of: diagnostics, untriedFixes: untriedFixes)
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    let location = locator.location(of: diagnostic.range)
    let place = style.bold(PlainText.of("\(location):"))
    let severity = style.severity(diagnostic.severity, "\(diagnostic.severity.rawValue):")
    let message = style.bold(PlainText.of(diagnostic.message))
    return "\(place) \(severity) \(message) [\(diagnostic.rule.rawValue)]\n"
      + excerpt(of: diagnostic.range, line: location.line, mark: { style.severity(diagnostic.severity, $0) })
      + diagnostic.notes.map(render).joined()
      + diagnostic.fixIts.map(render).joined()
  }

  private func render(_ note: Note) -> String {
    let location = locator.location(of: note.range)
    return "\(PlainText.of("\(location):")) \(style.note("note:")) \(PlainText.of(note.message))\n"
      + excerpt(of: note.range, line: location.line, mark: style.note)
  }

  private func render(_ fixIt: FixIt) -> String {
    let doubt = fixIt.applicability == .safe ? "" : " (unsafe: review first)"
    return "  \(style.note("fix:")) \(PlainText.of(fixIt.message))\(doubt)\n"
  }

  private func excerpt(of range: SourceRange, line: Int, mark: (String) -> String) -> String {
    let number = "\(line)"
    let margin = String(repeating: " ", count: number.utf8.count)
    let excerpt = SourceExcerpt(locator.excerpt(of: range))
    return "  \(style.faint("\(number) |")) \(excerpt.line)\n"
      + "  \(style.faint("\(margin) |")) \(excerpt.padding)\(mark(excerpt.caret))\n"
  }

  private func summary(of diagnostics: [Diagnostic], untriedFixes: Int) -> String {
    let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = diagnostics.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 || severity == .info ? "" : "s")"
    }
    if counts.isEmpty { return "" }
    let untried = "; fixes of \(untriedFixes) were not tried one by one, so they count as unsafe"
    return counts.joined(separator: ", ") + (untriedFixes > 0 ? untried : "") + "\n"
  }
}
