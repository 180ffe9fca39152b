package import TokenDiagnostics

/// Diagnostics as annotations of a GitHub pull request: a workflow command on each line.
///
/// <https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands>. GitHub shows ten errors, ten
/// warnings and ten notices of a step; the others are in its log only.
package struct GitHubReport: Sendable {
  private let locator: SourceLocator

  /// A report on files that the locator knows.
  package init(_ locator: SourceLocator) {
    self.locator = locator
  }

  /// One line for each diagnostic, in the order given. Empty for none.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(render).joined()
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    let properties = properties(of: diagnostic).map { "\($0)=\(Self.escaped(PlainText.of($1), in: .property))" }
    let lines = [PlainText.of(diagnostic.message)] + diagnostic.notes.map(render)
    let message = Self.escaped(lines.joined(separator: "\n"), in: .message)
    return "::\(Self.command(diagnostic.severity)) \(properties.joined(separator: ","))::\(message)\n"
  }

  private func render(_ note: Note) -> String {
    PlainText.of("\(locator.location(of: note.range)): \(note.message)")
  }

  /// GitHub accepts columns only for a range on one line.
  private func properties(of diagnostic: Diagnostic) -> [(name: String, value: String)] {
    let place = SourceRegion(diagnostic.range, locator)
    let columns = [("col", "\(place.column)"), ("endColumn", "\(place.endColumn)")]
    return [("file", place.file), ("line", "\(place.line)"), ("endLine", "\(place.endLine)")]
      + (place.line == place.endLine ? columns : []) + [("title", diagnostic.rule.rawValue)]
  }

  private static func command(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private enum Position {
    case property, message
  }

  /// By scalars: a carriage return and a line feed make one character.
  private static func escaped(_ text: String, in position: Position) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where position == .property: result += "%3A"
      case "," where position == .property: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
