package import TokenDiagnostics

/// A chain of references that is too long.
package enum DTCGReferenceChain: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-reference-chain",
    in: .designTokens,
    "A chain of references that is too long",
    why: "The limit keeps files with mistakes from taking forever, and such a chain is impossible to follow.",
    remedy: "Refer to a token nearer to the value."
  )
}
