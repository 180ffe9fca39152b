package import TokenDiagnostics

/// The name of a weight in another spelling.
package enum DTCGWeightSpelling: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-weight-spelling",
    in: .designTokens,
    "The name of a weight in another spelling",
    why: "The format has names such as `semi-bold`, in lower case.",
    remedy: "The fix writes the name of the format.",
    wrong: .tokens(#""a": { "$type": "fontWeight", "$value": ⟦"SemiBold"⟧ }"#),
    right: .tokens(#""a": { "$type": "fontWeight", "$value": "semi-bold" }"#)
  )
}
