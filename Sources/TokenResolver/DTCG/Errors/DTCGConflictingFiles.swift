package import TokenDiagnostics

/// Files of a folder that give one token different values.
package enum DTCGConflictingFiles: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-conflicting-files",
    in: .designTokens,
    "Files of a folder that give one token different values",
    why: """
      All token files of a folder are read together. Two values of one token usually belong to two themes, and one \
      of them would be lost. Files that are named one by one, and those under `tokens` of a spec, have an order: the \
      later one counts.
      """,
    remedy: "Write the resolver document from the message next to the files. It decides which values apply when."
  )
}
