package import TokenDiagnostics

/// A finding of a baseline that is gone.
package enum StaleBaseline: ErrorKind {
  package static let grade = ErrorGrade.information

  package static let page = ErrorPage(
    "stale-baseline",
    in: .baselines,
    "A baseline lists a finding that no longer exists",
    why: "A finding like it may come back unseen.",
    remedy: "Write the baseline again, with the same arguments."
  )
}
