package import TokenDiagnostics

/// The outputs of two specs have names that are equal on some file systems.
package enum DuplicateOutput: ErrorKind {
  package static let page = ErrorPage(
    "duplicate-output",
    in: .severalFiles,
    "Two specs of one compile would be written to files that some file systems take for one",
    why: "`Brand.swift` and `BRAND.swift` are one file on macOS and Windows: a checkout there would lose one.",
    remedy: "Rename one of the two catalogs so that more than case tells them apart; a note shows the other."
  )
}
