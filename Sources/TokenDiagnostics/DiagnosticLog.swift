/// Diagnostics in the order they are reported. The passes over an input share one log, so that a pass need not be
/// mutable to report mistakes.
package final class DiagnosticLog {
  /// Those so far.
  package var diagnostics: [Diagnostic]

  /// A log that starts with some diagnostics.
  package init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
  }

  /// Adds a diagnostic at the end.
  package func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
