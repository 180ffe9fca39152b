public import TokenDiagnostics

/// What a report says about a rule.
public struct ReportedRule: Sendable, Hashable {
  /// As diagnostics name it.
  public let id: String
  /// One sentence without a full stop.
  public let summary: String
  /// What it looks at, and why; Markdown.
  public let description: String
  /// All that there is to read about it; Markdown.
  public let help: String
  /// How bad a finding is unless the configuration says otherwise; nil for a rule that is off.
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
