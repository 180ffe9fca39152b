package import TokenDiagnostics

/// A key that its object does not have.
package enum DTCGUnknownProperty: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-unknown-property",
    in: .designTokens,
    "A key that its object does not have",
    why: "It is ignored, and a misspelled key is easily missed.",
    remedy: "Correct the key, or move it into `$extensions`.",
    wrong: .tokens(#""a": { "$type": "number", "$value": 1, ⟦"note"⟧: "x" }"#),
    right: .tokens(#""a": { "$type": "number", "$value": 1, "$extensions": { "com.example": { "note": "x" } } }"#)
  )
}

extension Diagnostic {
  /// A key that is not one of the properties of an object: "a shadow".
  static func unknownProperty(
    _ key: String,
    of what: String,
    among names: [StaticString] = [],
    at range: SourceRange
  ) -> Diagnostic {
    misspelled(
      key,
      "is not a property of \(what)",
      among: names.map { "\($0)" },
      otherwise: "it is ignored",
      of: DTCGUnknownProperty.self,
      at: range
    )
  }

  static func keyBesideRef(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: DTCGUnknownProperty.self, message: "`\(key)` next to `$ref` has no effect", at: range)
  }

  /// The type of a shadow inside of a shape, as design tools write it.
  static func innerShadow(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DTCGUnknownProperty.self,
      message: "a shadow inside of a shape has `\"inset\": true`, not a type",
      at: range,
      fixIts: [FixIt(writing: "\"inset\": true", .safe, replacing: range)]
    )
  }
}
