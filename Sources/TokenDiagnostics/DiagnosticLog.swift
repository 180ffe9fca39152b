/// Diagnostics in the order in which they are reported. The passes over an input share one, so that a pass that finds
/// mistakes is not one that changes.
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
