package import TokenDiagnostics
internal import TokenModel

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

extension Diagnostic {
  /// A token without a type that refers to a part of a type; `start` is the place for it in the token's object.
  static func untypedAlias(
    _ token: String,
    of type: TokenType,
    start: SourceRange?,
    at range: SourceRange
  ) -> Diagnostic {
    let property = "\"$type\": \"\(type.rawValue)\""
    return Diagnostic(
      of: DTCGUntypedAlias.self,
      message: "`\(token)` has no type; it refers to \(type.inMessages), so write `\(property)`",
      at: range,
      fixIts: start.map {
        [FixIt("add `$type`", .safe, edit: TextEdit(replacing: $0, with: " \(property),"))]
      } ?? []
    )
  }

  static func untypedTarget(of token: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(token)` has no type, and neither does its target"
    return Diagnostic(of: DTCGUntypedAlias.self, message: message, at: range)
  }
}
