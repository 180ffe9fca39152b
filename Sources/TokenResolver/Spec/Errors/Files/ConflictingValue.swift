package import TokenDiagnostics

/// Two files give a key of one mode or pack different values.
package enum ConflictingValue: ErrorKind {
  package static let page = ErrorPage(
    "conflicting-value",
    in: .severalFiles,
    "A key of a mode or a pack of emoji that two files give different values",
    why: "A mode or a pack in two files is one, and which value counts would depend on the order of reading.",
    remedy: "Write the same value in both, or only in one of them; a note shows the first.",
    wrong: .files([
      ("brand.yaml", "include: a.yaml\nemoji: { faces: { label: ⟦Faces⟧, items: { smile: smile.png } } }\n"),
      ("a.yaml", "emoji: { faces: { label: Smileys, items: { sad: sad.png } } }\n"),
    ]),
    right: .files([
      ("brand.yaml", "include: a.yaml\nemoji: { faces: { label: Faces, items: { smile: smile.png } } }\n"),
      ("a.yaml", "emoji: { faces: { items: { sad: sad.png } } }\n"),
    ])
  )
}

extension Diagnostic {
  /// A key of a mode or a pack with different values in two files.
  static func conflictingValue(_ key: String, of path: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      of: ConflictingValue.self,
      message: "another file gives `\(key)` of `\(path)` another value; write the same one, or remove one of the two",
      at: range,
      notes: [Note("the first `\(key)`", at: first)]
    )
  }
}
