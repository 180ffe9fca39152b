package import TokenDiagnostics

/// A key that is not a scalar.
package enum YAMLComplexKey: ErrorKind {
  package static let page = ErrorPage(
    "yaml-complex-key",
    in: .files,
    "A key that is a list or a mapping",
    why: "Keys are names and sizes.",
    remedy: "Write a single value; put it into quotes if the brackets are meant as text.",
    wrong: .spec("color: { ⟦[ink, text]⟧: \"#222222\" }\n"),
    right: .spec("color: { ink: \"#222222\", text: \"{color.ink}\" }\n")
  )
}

extension Diagnostic {
  static func complexKey(at range: SourceRange) -> Diagnostic {
    let message = "a key must be a single value; write `\"{…}\"` with quotes if this is meant as text"
    return Diagnostic(of: YAMLComplexKey.self, message: message, at: range)
  }
}
