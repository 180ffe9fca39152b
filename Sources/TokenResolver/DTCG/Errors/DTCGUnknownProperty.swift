package import TokenDiagnostics

/// A key that its object does not have.
package enum DTCGUnknownProperty: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-unknown-property",
    in: .designTokens,
    "A key that its object does not have",
    why: "It is ignored, and a misspelled key is easily missed.",
    remedy: "Correct the key, or move it into `$extensions`.",
    wrong: .tokens(#""a": { "$type": "number", "$value": 1, ⟦"note"⟧: "x" }"#),
    right: .tokens(#""a": { "$type": "number", "$value": 1, "$extensions": { "com.example": { "note": "x" } } }"#)
  )
}
