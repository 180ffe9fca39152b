internal import TokenDiagnostics

extension Diagnostic {
  static func limit(_ message: String, _ language: SourceLanguage, at range: SourceRange) -> Diagnostic {
    Diagnostic(rule: language == .yaml ? YAMLLimit.id : JSONLimit.id, message: message, at: range)
  }

  static func encoding(_ message: String, _ language: SourceLanguage, at range: SourceRange) -> Diagnostic {
    Diagnostic(rule: language == .yaml ? YAMLEncoding.id : JSONEncoding.id, message: message, at: range)
  }
}
