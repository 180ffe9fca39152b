package import TokenDiagnostics
internal import TokenModel

/// A `$type` that is not one of the thirteen. The value is kept as it is.
package enum DTCGUnknownType: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-unknown-type",
    in: .designTokens,
    "A `$type` that is not one of the thirteen",
    why: "Its values are kept as they are, and read as a reference to them needs.",
    remedy: "Use a type of the format, such as `dimension` for spacing.",
    wrong: .tokens(#""a": { "$type": ⟦"spacing"⟧, "$value": "16px" }"#),
    right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } }"#)
  )
}

extension Diagnostic {
  static func unknownType(_ name: String, at range: SourceRange) -> Diagnostic {
    let nearest = NearestNames(to: name, among: TokenType.allCases.map(\.rawValue))
    let isInner = name.lowercased() == "innershadow"
    return Diagnostic(
      of: DTCGUnknownType.self,
      message: "`\(name)` is not a type of the format; the values of its tokens are kept as they are"
        + (isInner ? "; write `shadow`, with `\"inset\": true` in the value" : didYouMean(nearest)),
      at: range,
      fixIts: nearest.fixIts(replacing: range)
    )
  }

  /// A reference to a token of an unknown type; `what` is the kind of value that it is read as.
  static func unknownType(
    of path: TokenPath,
    readAs what: String,
    at range: SourceRange,
    token: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      of: DTCGUnknownType.self,
      message: "`\(path)` has a type that the format does not have; it is read as \(what)",
      at: range,
      notes: [Note("`\(path)`", at: token)]
    )
  }
}
