package import TokenDiagnostics

/// Two emoji with the same code.
package enum DuplicateEmojiCode: ErrorKind {
  package static let page = ErrorPage(
    "duplicate-emoji-code",
    in: .emoji,
    "Two emoji with one code",
    why: "A text with the code could be read as either. Aliases are also codes, and packs share one table.",
    remedy: "Change one of the two; a note shows the first.",
    wrong: .spec("emoji: { a: { items: { smile: a.png } }, b: { items: { ⟦smile⟧: b.png } } }\n"),
    right: .spec("emoji: { a: { items: { smile: a.png } }, b: { code: \"({name})\", items: { smile: b.png } } }\n")
  )
}

extension Diagnostic {
  static func duplicateEmojiCode(_ code: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DuplicateEmojiCode.self,
      message: "`\(code)` is already a code; change one of the two, so that it is read as one emoji",
      at: range,
      notes: [Note("the first `\(code)`", at: first)]
    )
  }
}
