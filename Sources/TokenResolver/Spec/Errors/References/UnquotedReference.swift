package import TokenDiagnostics

/// A reference without quotes.
package enum UnquotedReference: ErrorKind {
  package static let page = ErrorPage(
    "unquoted-reference",
    in: .references,
    "A reference without quotes",
    why: "YAML reads braces as a mapping.",
    remedy: "Put it into quotes. `stylespec lint --fix` does that.",
    wrong: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: ⟦{palette.gray}⟧ }\n"),
    right: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: \"{palette.gray}\" }\n")
  )
}

extension Diagnostic {
  static func unquotedReference(_ text: String, at range: SourceRange) -> Diagnostic {
    let problem = "a reference needs quotes, or YAML reads a mapping; write"
    return unquoted(text, as: UnquotedReference.self, problem, at: range)
  }
}
