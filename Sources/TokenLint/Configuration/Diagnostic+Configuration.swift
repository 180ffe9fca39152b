internal import TokenDiagnostics
internal import TokenYAML

/// Messages about values of configurations.
extension Diagnostic {
  /// A number or a flag in quotes, which other readers of YAML take for a text.
  static func quoted(_ text: String, _ problem: String, at range: SourceRange) -> Diagnostic {
    let fix = FixIt(writing: text, .safe, replacing: range)
    let message = "`\(text)` in quotes is \(problem); remove the quotes"
    return Diagnostic(of: WrongKind.self, message: message, at: range, fixIts: [fix])
  }
}
