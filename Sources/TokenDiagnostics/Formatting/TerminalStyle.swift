/// The escape sequences of a report, or none of them.
package struct TerminalStyle: Sendable {
  private let isOn: Bool

  /// A style for a terminal, or one that leaves text unchanged.
  package init(isOn: Bool) {
    self.isOn = isOn
  }

  /// For the main part of a line.
  package func bold(_ text: String) -> String { wrap(text, "1") }
  /// For secondary text.
  package func faint(_ text: String) -> String { wrap(text, "2") }
  /// For explanations.
  package func note(_ text: String) -> String { wrap(text, "1;36") }

  /// For text of a severity.
  package func severity(_ severity: Diagnostic.Severity, _ text: String) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .info: wrap(text, "1;34")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
