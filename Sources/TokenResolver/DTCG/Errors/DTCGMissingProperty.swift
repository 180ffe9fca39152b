package import TokenDiagnostics

/// A value lacks a required property.
package enum DTCGMissingProperty: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-missing-property",
    in: .designTokens,
    "A value lacks a required property",
    why: "A default would be a guess: the format has none.",
    remedy: "Add the property; the message names it.",
    wrong: .tokens(#""a": { "$type": "dimension", "$value": ⟦{ "value": 1 }⟧ }"#),
    right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }"#)
  )
}
