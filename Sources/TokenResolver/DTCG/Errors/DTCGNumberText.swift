package import TokenDiagnostics

/// A number in quotes.
package enum DTCGNumberText: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-number-text",
    in: .designTokens,
    "A number in quotes",
    why: "The format has a number there, not a text.",
    remedy: "Remove the quotes.",
    wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"1.5"⟧ }"#),
    right: .tokens(#""a": { "$type": "number", "$value": 1.5 }"#)
  )
}

extension Diagnostic {
  static func numberText(_ digits: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DTCGNumberText.self,
      message: "a number has no quotes; write `\(digits)`",
      at: range,
      fixIts: [FixIt(writing: digits, .safe, replacing: range)]
    )
  }
}
