package import TokenDiagnostics

/// Values for modes in `$extensions`.
package enum DTCGExtensionModes: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-extension-modes",
    in: .designTokens,
    "Values for modes in `$extensions`",
    why: """
      Plugins of Figma and other tools write the values of modes into `mode`, `modes` or `org.primer.overrides`. They \
      are read as contexts of a modifier. In the format, extensions decide no values: other tools read `$value` alone.
      """,
    remedy: "Write a file for each mode, and a resolver document that decides which one applies when.",
    wrong: .tokens(
      ##"""
      "a": { "$type": "number", "$value": 1, "$extensions": { ⟦"mode"⟧: { "Compact": 1, "Wide": 2 } } }
      """##
    ),
    right: .tokens(##""a": { "$type": "number", "$value": 1 }"##)
  )
}
