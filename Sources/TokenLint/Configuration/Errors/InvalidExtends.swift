package import TokenDiagnostics

/// `extends` names a file that cannot be read.
package enum InvalidExtends: ErrorKind {
  package static let page = ErrorPage(
    "invalid-extends",
    in: .configurations,
    "`extends` names a file that cannot be read",
    why: "Without it, specs would be linted by other rules than the project wants.",
    remedy: "Paths count from the folder of the file that contains them.",
    wrong: .configuration("extends: ⟦../missing.stylespec.yaml⟧\n"),
    right: .configuration("rules: { off-grid: off }\n")
  )
}
