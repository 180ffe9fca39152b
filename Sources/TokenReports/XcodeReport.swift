package import TokenDiagnostics

/// Diagnostics as a build phase of Xcode prints them: `path:line:column: warning: message [rule]`.
///
/// Xcode has errors, warnings and notes. An info becomes a note, which only the build log shows.
package struct XcodeReport: Sendable {
  private let locator: SourceLocator
  private let folder: String

  /// Xcode opens absolute paths only. So relative paths get the prefix `folder`, which ends in a slash or is empty.
  package init(_ locator: SourceLocator, folder: String = "") {
    self.locator = locator
    self.folder = folder
  }

  /// A line for each diagnostic, in the order given, and for each of its notes. Empty for none.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(render).joined()
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity == .info ? "note" : diagnostic.severity.rawValue
    return line(
      at: diagnostic.range,
      severity: severity,
      message: "\(diagnostic.message) [\(diagnostic.rule.rawValue)]"
    )
      + diagnostic.notes.map { line(at: $0.range, severity: "note", message: $0.message) }.joined()
  }

  private func line(at range: SourceRange, severity: String, message: String) -> String {
    let location = locator.location(of: range)
    let place = location.path.hasPrefix("/") ? "\(location)" : "\(folder)\(location)"
    return PlainText.of("\(place): \(severity): \(message)") + "\n"
  }
}
