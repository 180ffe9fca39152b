package import TokenDiagnostics

/// A token without a type that only refers to a value.
package enum DTCGUntypedAlias: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-untyped-alias",
    in: .designTokens,
    "A token without a type that refers to a part of a value",
    why: "The format requires a type, which the part makes clear.",
    remedy: "Add `$type`.",
    wrong: .tokens(
      ##""a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }, "b": { "$ref": ⟦"#/a/$value/value"⟧ }"##
    ),
    right: .tokens(
      ##""a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }, "b": { "$type": "number", "$ref": "#/a/$value/value" }"##
    )
  )
}
