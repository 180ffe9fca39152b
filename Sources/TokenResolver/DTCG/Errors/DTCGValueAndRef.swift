package import TokenDiagnostics

/// A token with both `$value` and `$ref`.
package enum DTCGValueAndRef: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-value-and-ref",
    in: .designTokens,
    "A token with both `$value` and `$ref`",
    why: "Each of them is the whole value.",
    remedy: "Keep one of the two.",
    wrong: .tokens(
      ##""a": { "$type": "number", "$value": 1, ⟦"$ref"⟧: "#/b/$value" }, "b": { "$type": "number", "$value": 1 }"##
    ),
    right: .tokens(##""a": { "$type": "number", "$ref": "#/b/$value" }, "b": { "$type": "number", "$value": 1 }"##)
  )
}

extension Diagnostic {
  static func valueAndRef(at range: SourceRange) -> Diagnostic {
    let message = "a token has `$value` or `$ref`, not both; remove one of them"
    return Diagnostic(of: DTCGValueAndRef.self, message: message, at: range)
  }
}
