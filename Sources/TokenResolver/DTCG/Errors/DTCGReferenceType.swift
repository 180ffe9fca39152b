package import TokenDiagnostics
internal import TokenModel

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

extension Diagnostic {
  /// A reference to a token of an unknown type, whose value is not of the wanted kind.
  static func unknownType(of path: TokenPath, wanted: String, at range: SourceRange, token: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DTCGReferenceType.self,
      message: "`\(path)` has a type that the format does not have, and its value is not \(wanted)",
      at: range,
      notes: [Note("`\(path)`", at: token)]
    )
  }

  /// A reference to a token with a value of another kind than is wanted.
  static func referenceType(
    _ reference: String,
    found: String,
    wanted: String,
    at range: SourceRange,
    to path: TokenPath,
    token: SourceRange
  ) -> Diagnostic {
    // Other tools use numbers for lengths and weights.
    let advice =
      switch (found, wanted) {
      case ("a number", "a dimension"): "; give it the type `dimension`, and its value a unit"
      case ("a number", "a font weight"): "; give it the type `fontWeight`"
      default: ""
      }
    return Diagnostic(
      of: DTCGReferenceType.self,
      message: "`\(reference)` is \(found), where \(wanted) is needed\(advice)",
      at: range,
      notes: [Note("`\(path)`", at: token)]
    )
  }
}
