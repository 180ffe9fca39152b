package import TokenDiagnostics

/// References that lead in a circle.
package enum DTCGReferenceCycle: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-reference-cycle",
    in: .designTokens,
    "References that lead in a circle",
    why: "None of the tokens has a value.",
    remedy: "Give one of them a value; notes show the circle.",
    wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"{a}"⟧ }"#),
    right: .tokens(#""a": { "$type": "number", "$value": 1 }"#)
  )
}
