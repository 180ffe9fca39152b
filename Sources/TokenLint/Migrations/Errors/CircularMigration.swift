package import TokenDiagnostics

/// Old names in `migrations.yaml` that lead back to themselves.
package enum CircularMigration: ErrorKind {
  package static let page = ErrorPage(
    "circular-migration",
    in: .migrations,
    "Old names in `migrations.yaml` that lead back to themselves",
    why: "A circle has no name at its end, and a name that stays needs no entry.",
    remedy: """
      Give one of the old names a successor that the specs have, or `null`. Names that the specs still have may swap.
      """,
    wrong: .files([
      ("brand.yaml", "color: { ink: \"#222222\" }\n"), ("migrations.yaml", "color.a: color.b\ncolor.b: ⟦color.a⟧\n"),
    ]),
    right: .files([
      ("brand.yaml", "color: { ink: \"#222222\" }\n"), ("migrations.yaml", "color.a: color.b\ncolor.b: color.ink\n"),
    ])
  )
}
