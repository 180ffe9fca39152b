public import TokenDiagnostics

/// A rule in a report.
public struct ReportedRule: Sendable, Hashable {
  /// As diagnostics name it.
  public let id: String
  /// One sentence without a full stop.
  public let summary: String
  /// The subject and the reason of the rule; Markdown.
  public let description: String
  /// The whole reference of the rule; Markdown.
  public let help: String
  /// The default severity; nil for a rule that is off.
  public let severity: Diagnostic.Severity?

  /// A rule from its parts.
  public init(id: String, summary: String, description: String, help: String, severity: Diagnostic.Severity?) {
    self.id = id
    self.summary = summary
    self.description = description
    self.help = help
    self.severity = severity
  }
}
