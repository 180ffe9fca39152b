package import TokenDiagnostics

/// A keyword or a type in capitals, or with other marks between its words.
package enum DTCGKeywordSpelling: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-keyword-spelling",
    in: .designTokens,
    "A keyword or a type in another spelling",
    why: "The format has keywords such as `display-p3` and types such as `fontFamily`, in these letters.",
    remedy: "The fix writes the keyword of the format.",
    wrong: .tokens(#""a": { "$type": "strokeStyle", "$value": ⟦"Dashed"⟧ }"#),
    right: .tokens(#""a": { "$type": "strokeStyle", "$value": "dashed" }"#)
  )
}

extension Diagnostic {
  /// A keyword in another spelling than `right`.
  static func keywordSpelling(
    _ text: String,
    right: String,
    as kind: any ErrorKind.Type = DTCGKeywordSpelling.self,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      of: kind,
      message: "`\(text)` is spelled `\(right)`",
      at: range,
      fixIts: [FixIt(quoting: right, .safe, replacing: range)]
    )
  }
}
