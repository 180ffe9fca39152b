package import TokenDiagnostics

/// A successor in `migrations.yaml` that no spec has.
package enum UnknownSuccessor: ErrorKind {
  package static let page = ErrorPage(
    "unknown-successor",
    in: .migrations,
    "A successor in `migrations.yaml` that is neither a code nor a token of the specs next to it",
    why: "Uses of the old name would get a name that does not exist either.",
    remedy: """
      Write the name that the specs have now, in full: `color.slate`, not `slate`. `null` says that an old name has no \
      successor. A successor may also be an old name with a line of its own. Names are checked when whole folders are \
      linted.
      """,
    wrong: .files([("brand.yaml", "color: { ink: \"#222222\" }\n"), ("migrations.yaml", "color.text: ⟦color.inc⟧\n")]),
    right: .files([("brand.yaml", "color: { ink: \"#222222\" }\n"), ("migrations.yaml", "color.text: color.ink\n")])
  )
}
