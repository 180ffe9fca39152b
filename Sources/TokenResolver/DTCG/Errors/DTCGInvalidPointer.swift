package import TokenDiagnostics

/// A `$ref` that is not a JSON Pointer in this file.
package enum DTCGInvalidPointer: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-invalid-pointer",
    in: .designTokens,
    "A `$ref` that is not a JSON Pointer in this file",
    why: "Pointers start with `#/`, and their parts are separated by `/` (RFC 6901). Other files cannot be named.",
    remedy: "Write `#/`, the names of the groups, and `$value`.",
    wrong: .tokens(#""a": { "$type": "number", "$ref": ⟦"b/$value"⟧ }, "b": { "$type": "number", "$value": 1 }"#),
    right: .tokens(##""a": { "$type": "number", "$ref": "#/b/$value" }, "b": { "$type": "number", "$value": 1 }"##)
  )
}
