package import TokenDiagnostics

/// Text where a number belongs.
package enum InvalidNumber: ErrorKind {
  package static let page = ErrorPage(
    "invalid-number",
    in: .values,
    "Text where a number belongs, a weight with a fraction, or a line height that is a factor",
    why:
      "Units, exponents and leading zeros mean different numbers to different readers, and all lengths are points.",
    remedy: """
      Write plain digits, with at most four decimals: `14`, `0.5`. For factors, percentages and digits of design \
      tools, the message has the number: a line height of 1.4 at size 17 is 23.8.
      """,
    wrong: .spec("weight: { regular: ⟦+400⟧ }\n"),
    right: .spec("weight: { regular: 400 }\n")
  )
}

extension Diagnostic {
  /// Text where a number belongs; `advice` is a phrase such as "drop the leading zero".
  package static func invalidNumber(
    _ text: String,
    for what: String,
    advice: String,
    at range: SourceRange,
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    let message = "\(shown(text)) is not a number for \(what); \(advice)"
    return Diagnostic(of: InvalidNumber.self, message: message, at: range, fixIts: fixIts)
  }
}
