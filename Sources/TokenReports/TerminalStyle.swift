internal import TokenDiagnostics

/// The escape sequences of a report, or none of them.
struct TerminalStyle: Sendable {
  let isOn: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func note(_ text: String) -> String { wrap(text, "1;36") }

  func severity(_ severity: Diagnostic.Severity, _ text: String) -> String {
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
