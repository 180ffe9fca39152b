package import TokenDiagnostics

/// A text that is meant as a reference, but is not written as one.
package enum InvalidReference: ErrorKind {
  package static let page = ErrorPage(
    "invalid-reference",
    in: .references,
    "A text that is meant as a reference, but is not written as one",
    why: "Without both braces it is text like any other, and spaces and dots are parts of names.",
    remedy: """
      The message has the reference that was probably meant. `stylespec lint --fix` writes it where it leads to a token.
      """,
    wrong: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: ⟦\"{palette.gray\"⟧ }\n"),
    right: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: \"{palette.gray}\" }\n")
  )
}
