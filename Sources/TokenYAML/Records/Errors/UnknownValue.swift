package import TokenDiagnostics

/// A value that is not one of the few that are allowed.
package enum UnknownValue: ErrorKind {
  package static let page = ErrorPage(
    "unknown-value",
    in: .values,
    "A value that is not one of those that are allowed",
    why: "A misspelled word would mean something else, or nothing.",
    remedy: """
      The message suggests the nearest word, or lists all. In a configuration, it is also a background that is not an \
      opaque color, and a token that no spec has.
      """,
    wrong: .spec("offsetHost: ⟦uikit_legacy⟧\n"),
    right: .spec("offsetHost: uikit-legacy\n")
  )
}

extension Diagnostic {
  /// A value that is not one of the few allowed, with the nearest ones that are.
  package static func unknownValue(
    _ text: String,
    for what: String,
    allowed: [String],
    at range: SourceRange
  ) -> Diagnostic {
    let nearest = NearestNames(to: text, among: allowed)
    let known = allowed.count > maximumListed ? list(allowed, nearestTo: text) : list(allowed)
    let advice = didYouMean(nearest, otherwise: ", which takes \(known)")
    return Diagnostic(
      of: UnknownValue.self,
      message: "\(shown(text)) is not a value of \(what)\(advice)",
      at: range,
      fixIts: nearest.fixIts(replacing: range)
    )
  }
}
