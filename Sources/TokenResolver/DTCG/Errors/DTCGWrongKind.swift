package import TokenDiagnostics

/// A JSON value of the wrong kind.
package enum DTCGWrongKind: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-wrong-kind",
    in: .designTokens,
    "A JSON value of the wrong kind",
    why: "A number instead of a text, or a list instead of an object, has no meaning in the format.",
    remedy: "The message names the kind that belongs there.",
    wrong: .tokens(#""a": { "$type": "number", "$value": ⟦true⟧ }"#),
    right: .tokens(#""a": { "$type": "number", "$value": 1 }"#)
  )
}

extension Diagnostic {
  /// A value of the wrong kind; `rule` says what would be right, and `found` is the kind with its article.
  static func wrongKind(_ rule: String, found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: DTCGWrongKind.self, message: "\(rule); found \(found)", at: range)
  }

  /// A color with an opacity in a function; `object` is the same color as the format writes it.
  static func translucentColor(_ text: String, object: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DTCGWrongKind.self,
      message: "`\(text)` is not a color: the format has no functions; write `\(object)`",
      at: range,
      fixIts: [FixIt(writing: object, .unsafe, replacing: range)]
    )
  }
}
