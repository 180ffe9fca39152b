package import TokenDiagnostics

/// A rule in a report.
package struct ReportedRule: Sendable, Hashable {
  /// As diagnostics name it.
  package let id: String
  /// One sentence without a full stop.
  package let summary: String
  /// The subject and the reason of the rule; Markdown.
  package let description: String
  /// The whole reference of the rule; Markdown.
  package let help: String
  /// The default severity; nil for a rule that is off.
  package let severity: Diagnostic.Severity?

  /// A rule from its parts.
  package init(id: String, summary: String, description: String, help: String, severity: Diagnostic.Severity?) {
    self.id = id
    self.summary = summary
    self.description = description
    self.help = help
    self.severity = severity
  }
}
