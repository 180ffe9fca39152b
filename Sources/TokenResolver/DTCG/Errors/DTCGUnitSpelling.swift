package import TokenDiagnostics

/// A unit in capitals, or a 0 without a unit.
package enum DTCGUnitSpelling: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-unit-spelling",
    in: .designTokens,
    "A unit in capitals, or a 0 without a unit",
    why: "The format has units in lower case, and a 0 also has one.",
    remedy: "The fix writes the unit.",
    wrong: .tokens(#""a": { "$type": "dimension", "$value": { "value": 0, "unit": ⟦""⟧ } }"#),
    right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } }"#)
  )
}
