package import TokenDiagnostics

/// A reference to a value of a type that is not accepted there.
package enum DTCGReferenceType: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-reference-type",
    in: .designTokens,
    "A reference to a value of the wrong type",
    why: "A number is not a color, whatever it is called.",
    remedy: "Refer to a token of the type that the message names.",
    wrong: .tokens(
      #""a": { "$type": "number", "$value": 1 }, "b": { "$type": "color", "$value": ⟦"{a}"⟧ }"#
    ),
    right: .tokens(#""a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{a}" }"#)
  )
}
