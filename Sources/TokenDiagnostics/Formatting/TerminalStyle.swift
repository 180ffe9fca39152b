/// The escape sequences of a report, or none of them.
public struct TerminalStyle: Sendable {
  private let isOn: Bool

  /// Color is for terminals; when it is off, texts stay as they are.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  /// For what is to be read first.
  public func bold(_ text: String) -> String { wrap(text, "1") }
  /// For what most readers pass over.
  public func faint(_ text: String) -> String { wrap(text, "2") }
  /// For what explains.
  public func note(_ text: String) -> String { wrap(text, "1;36") }

  /// By how bad something is.
  public func severity(_ severity: Diagnostic.Severity, _ text: String) -> String {
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
