package import TokenDiagnostics

/// An output that is not what its spec compiles to.
package enum OutputDrift: ErrorKind {
  package static let page = ErrorPage(
    "drift",
    in: .baselines,
    "An output is not what its spec compiles to",
    why: "`stylespec compile --check` compares what is committed with what the specs say.",
    remedy: "Run `stylespec compile`, and commit what it writes."
  )
}
