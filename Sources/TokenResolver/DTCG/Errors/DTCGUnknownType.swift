package import TokenDiagnostics

/// A `$type` that is not one of the thirteen. The value is kept as it is.
package enum DTCGUnknownType: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-unknown-type",
    in: .designTokens,
    "A `$type` that is not one of the thirteen",
    why: "Its values are kept as they are, and read as a reference to them needs.",
    remedy: "Use a type of the format, such as `dimension` for spacing.",
    wrong: .tokens(#""a": { "$type": ⟦"spacing"⟧, "$value": "16px" }"#),
    right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } }"#)
  )
}
