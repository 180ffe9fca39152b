package import TokenDiagnostics
internal import TokenModel

/// A number outside its range.
package enum DTCGOutOfRange: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-out-of-range",
    in: .designTokens,
    "A number outside its range",
    why: "No platform could show it.",
    remedy: "The message gives the range.",
    wrong: .tokens(#""a": { "$type": "fontWeight", "$value": ⟦1001⟧ }"#),
    right: .tokens(#""a": { "$type": "fontWeight", "$value": 1000 }"#)
  )
}

extension Diagnostic {
  /// A number outside its range; `rule` gives the range.
  static func outOfRange(_ number: TokenNumber, _ rule: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: DTCGOutOfRange.self, message: "\(number.digits) is out of range: \(rule)", at: range)
  }

  static func infiniteNumber(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: DTCGOutOfRange.self, message: "\(text) is out of range; a number is finite", at: range)
  }
}
