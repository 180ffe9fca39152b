package import TokenDiagnostics

/// A list with too few or too many entries.
package enum DTCGWrongCount: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-wrong-count",
    in: .designTokens,
    "A list with too few or too many entries",
    why: "Each entry has its meaning by its position.",
    remedy: "The message gives the number of entries.",
    wrong: .tokens(#""a": { "$type": "cubicBezier", "$value": ⟦[0, 0, 1]⟧ }"#),
    right: .tokens(#""a": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] }"#)
  )
}

extension Diagnostic {
  /// A list such as "a color" with another number of entries than "three components".
  static func wrongCount(_ count: Int, in list: String, of wanted: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: DTCGWrongCount.self, message: "\(list) has \(wanted), not \(count)", at: range)
  }

  /// A list such as "a gradient" without "one stop".
  static func emptyList(_ list: String, of least: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: DTCGWrongCount.self, message: "\(list) has at least \(least)", at: range)
  }
}
