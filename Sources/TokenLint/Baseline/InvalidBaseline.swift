package import TokenDiagnostics

/// A file that is not a baseline, or one of another version.
package enum InvalidBaseline: ErrorKind {
  package static let page = ErrorPage(
    "invalid-baseline",
    in: .baselines,
    "The file of `--baseline` is not a baseline, or has another version",
    why: "Findings could not be told from accepted ones.",
    remedy: "Make a new one with `stylespec lint --write-baseline FILE`."
  )
}
