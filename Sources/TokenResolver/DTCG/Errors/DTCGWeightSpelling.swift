package import TokenDiagnostics

/// The name of a weight in another spelling.
package enum DTCGWeightSpelling: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-weight-spelling",
    in: .designTokens,
    "The name of a weight in another spelling",
    why: "The format has names such as `semi-bold`, in lower case.",
    remedy: "The fix writes the name of the format.",
    wrong: .tokens(#""a": { "$type": "fontWeight", "$value": ⟦"SemiBold"⟧ }"#),
    right: .tokens(#""a": { "$type": "fontWeight", "$value": "semi-bold" }"#)
  )
}

extension Diagnostic {
  /// A weight and a slant in one text; `weight` is the name of the weight, nil for a slant alone.
  static func weightAndSlant(_ text: String, weight: String?, at range: SourceRange) -> Diagnostic {
    let message = """
      `\(text)` is a weight and a slant, which the format does not support and which is ignored; \
      write `\(weight ?? "normal")`
      """
    return Diagnostic(
      of: DTCGWeightSpelling.self,
      message: message,
      at: range,
      // A single word would look like a misspelled weight.
      fixIts: weight.map { [FixIt(quoting: $0, .unsafe, replacing: range)] } ?? []
    )
  }
}
