package import TokenDiagnostics

/// References that form a cycle, or a chain that is too long.
package enum ReferenceCycle: ErrorKind {
  package static let page = ErrorPage(
    "reference-cycle",
    in: .references,
    "References that lead in a circle, or more than 32 in a row",
    why: "A circle has no value at its end.",
    remedy: """
      Give one of them a value, or refer to the value itself. The message and its notes show the chain, once for all \
      of its members.
      """,
    wrong: .spec("color: { ink: ⟦\"{color.ink}\"⟧ }\n"),
    right: .spec("color: { ink: \"#222222\" }\n")
  )
}
