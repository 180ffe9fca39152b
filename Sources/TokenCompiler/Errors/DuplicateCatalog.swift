package import TokenDiagnostics

/// Two specs of one compile have the same name.
package enum DuplicateCatalog: ErrorKind {
  package static let page = ErrorPage(
    "duplicate-catalog",
    in: .severalFiles,
    "Two specs of one compile have one name",
    why: "They would be written to one file, and could not be in one module.",
    remedy: "Rename one of the two; a note shows the first."
  )
}
