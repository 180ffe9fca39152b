package import TokenDiagnostics

/// What is wrong in a project, in its files and in those of its configuration.
package struct ProjectReport: Sendable {
  /// In source order.
  package let diagnostics: [Diagnostic]
  /// The files that ranges refer to.
  package let files: [SourceFile]

  /// Nothing.
  static let empty = ProjectReport(diagnostics: [], files: [])
}
