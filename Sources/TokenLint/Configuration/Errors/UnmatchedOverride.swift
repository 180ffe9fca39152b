package import TokenDiagnostics

/// A pattern of an override, or of an option, that fits nothing.
package enum UnmatchedOverride: ErrorKind {
  package static let grade = ErrorGrade.warning

  package static let page = ErrorPage(
    "unmatched-override",
    in: .configurations,
    "A pattern of an override, or of an option, that fits nothing",
    why: "It does nothing; usually a file was moved or a token renamed.",
    remedy: """
      Correct the pattern, or remove it. Patterns of files count from the configuration's folder and are compared with \
      all files there; those of tokens are judged when whole folders are linted.
      """,
    wrong: .configuration("overrides: [{ tokens: ⟦colour.*⟧, rules: { contrast: off } }]\n"),
    right: .configuration("overrides: [{ tokens: color.*, rules: { contrast: off } }]\n")
  )
}
