package import TokenDiagnostics

/// An output that differs from what its spec compiles to.
package enum OutputDrift: ErrorKind {
  package static let page = ErrorPage(
    "drift",
    in: .baselines,
    "An output differs from what its spec compiles to",
    why: "`stylespec compile --check` compares the committed outputs with the specs.",
    remedy: "Run `stylespec compile`, and commit its outputs."
  )
}
