package import TokenDiagnostics

/// A comment, which JSON does not have. A warning, unless reading is strict.
package enum JSONComment: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "json-comment",
    in: .json,
    "A comment in JSON",
    why: """
      JSON does not have comments, and most tools refuse a file with one. Token files have them all the same.
      """,
    remedy: "Remove it, or write the text as a `description`. `stylespec lint --fix` removes comments.",
    wrong: .json("{ \"color\": { \"ink\": \"#222222\" } ⟦// for text⟧\n}\n"),
    right: .json("{ \"color\": { \"ink\": { \"light\": \"#222222\", \"description\": \"for text\" } } }\n")
  )
}

extension Diagnostic {
  static func comment(at range: SourceRange, fix: FixIt) -> Diagnostic {
    let message = "JSON does not have comments, and other tools refuse them; remove it"
    return Diagnostic(of: JSONComment.self, message: message, at: range, fixIts: [fix])
  }
}
