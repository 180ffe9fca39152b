package import TokenDiagnostics

/// A timing function as CSS writes it.
package enum DTCGCSSTiming: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-css-timing",
    in: .designTokens,
    "A timing function as CSS writes it",
    why: "The format has the four numbers of a cubic Bézier curve.",
    remedy: "The fix writes the numbers.",
    wrong: .tokens(#""a": { "$type": "cubicBezier", "$value": ⟦"ease-in"⟧ }"#),
    right: .tokens(#""a": { "$type": "cubicBezier", "$value": [0.42, 0, 1, 1] }"#)
  )
}

extension Diagnostic {
  /// A curve as CSS writes it; `array` is the same one as the format does.
  static func cssTiming(array: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DTCGCSSTiming.self,
      message: "a timing function is a list of four numbers; write `\(array)`",
      at: range,
      fixIts: [FixIt(writing: array, .safe, replacing: range)]
    )
  }
}
