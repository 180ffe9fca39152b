package import TokenDiagnostics

/// Arithmetic in a text, which other tools compute.
package enum DTCGArithmetic: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-arithmetic",
    in: .designTokens,
    "Arithmetic in a text",
    why: "The format has none: other tools would read the text as a name or as nothing.",
    remedy: "Write the value itself. The message has it where all parts are known.",
    wrong: .tokens(#""a": { "$type": "number", "$value": 4 }, "b": { "$type": "number", "$value": ⟦"{a} * 2"⟧ }"#),
    right: .tokens(#""a": { "$type": "number", "$value": 4 }, "b": { "$type": "number", "$value": 8 }"#)
  )
}
