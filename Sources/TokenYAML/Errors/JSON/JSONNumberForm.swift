package import TokenDiagnostics

/// A number in a form that JSON does not have.
package enum JSONNumberForm: ErrorKind {
  package static let page = ErrorPage(
    "json-number",
    in: .json,
    "A number in a form that JSON does not have",
    why: "`010` is ten for some readers and eight for others; `NaN` is not a number at all.",
    remedy: "Write decimal digits, without a leading zero, `+` or unit. The message shows the same number in JSON.",
    wrong: .json("{ \"weight\": { \"regular\": ⟦0400⟧ } }\n"),
    right: .json("{ \"weight\": { \"regular\": 400 } }\n")
  )
}
