package import TokenDiagnostics

/// A text that is not one of the allowed keywords.
package enum DTCGUnknownValue: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-unknown-value",
    in: .designTokens,
    "A text that is not one of the allowed keywords",
    why: "Each property has a fixed list of keywords.",
    remedy: "The message lists the keywords.",
    wrong: .tokens(#""a": { "$type": "strokeStyle", "$value": ⟦"wavy"⟧ }"#),
    right: .tokens(#""a": { "$type": "strokeStyle", "$value": "dotted" }"#)
  )
}

extension Diagnostic {
  /// A text that is not one of the allowed ones, such as "a font weight".
  static func unknownValue(_ text: String, of what: String, allowed: [String], at range: SourceRange) -> Diagnostic {
    misspelled(
      text,
      "is not \(what)",
      among: allowed,
      otherwise: "write one of \(list(allowed))",
      of: DTCGUnknownValue.self,
      at: range
    )
  }

  /// A text as a component of a color; `rule` says what would be right.
  static func unknownComponent(_ text: String, _ rule: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(text)` is not a component: \(rule), or `none`"
    return Diagnostic(of: DTCGUnknownValue.self, message: message, at: range)
  }
}
