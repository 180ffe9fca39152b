package import TokenDiagnostics

/// Braces inside the value of a type that is not composite.
package enum DTCGReferenceInValue: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-reference-in-value",
    in: .designTokens,
    "Braces inside of a value that is not composite",
    why: "References in braces name whole tokens, and a part of a dimension is not a token.",
    remedy: "Use a `$ref` with a JSON Pointer to the part.",
    wrong: .tokens(
      #""a": { "$type": "number", "$value": 1 }, "b": { "$type": "dimension", "$value": { "value": ⟦"{a}"⟧, "unit": "px" } }"#
    ),
    right: .tokens(
      ##""a": { "$type": "number", "$value": 1 }, "b": { "$type": "dimension", "$value": { "value": { "$ref": "#/a/$value" }, "unit": "px" } }"##
    )
  )
}

extension Diagnostic {
  /// A path in braces where only pointers are allowed; `pointer` leads to the same value, if the path is right.
  static func referenceInValue(_ text: String, pointer: String?, at range: SourceRange) -> Diagnostic {
    let right = "{ \"$ref\": \"\(pointer ?? "#/group/token/$value")\" }"
    let message = "`\(text)` cannot be inside of this value; write `\(right)`"
    return Diagnostic(of: DTCGReferenceInValue.self, message: message, at: range)
  }
}
