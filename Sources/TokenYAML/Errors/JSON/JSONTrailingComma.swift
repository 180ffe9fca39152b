package import TokenDiagnostics

/// A comma after the last value. A warning, unless reading is strict.
package enum JSONTrailingComma: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "json-trailing-comma",
    in: .json,
    "A comma after the last value of a list or a mapping",
    why: "JSON does not allow it, and most tools refuse it.",
    remedy: "Remove the comma, as `stylespec lint --fix` does.",
    wrong: .json("{ \"color\": { \"ink\": \"#222222\"⟦,⟧ } }\n"),
    right: .json("{ \"color\": { \"ink\": \"#222222\" } }\n")
  )
}

extension Diagnostic {
  static func trailingComma(at range: SourceRange) -> Diagnostic {
    let message = "JSON does not allow a comma after the last value; remove it"
    let fix = FixIt("remove the comma", .safe, edit: TextEdit(replacing: range, with: ""))
    return Diagnostic(of: JSONTrailingComma.self, message: message, at: range, fixIts: [fix])
  }
}
