package import TokenDiagnostics

/// A name with a dot.
package enum DTCGDottedName: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-dotted-name",
    in: .designTokens,
    "A name with a dot",
    why: "Dots separate the names of a path. The token is read, and a reference with the whole spelling finds it.",
    remedy: "Rename the token, such as `0-5`.",
    wrong: .tokens(#"⟦"0.5"⟧: { "$type": "number", "$value": 1 }"#),
    right: .tokens(#""0-5": { "$type": "number", "$value": 1 }"#)
  )
}

extension Diagnostic {
  static func dottedName(_ name: String, at range: SourceRange) -> Diagnostic {
    let plain = String(name.map { $0 == "." ? "_" : $0 })
    let message = "`\(name)` has a dot, which separates the names of a reference; write `\(plain)`"
    return Diagnostic(of: DTCGDottedName.self, message: message, at: range)
  }
}
