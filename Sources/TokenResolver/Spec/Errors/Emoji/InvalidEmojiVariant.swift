package import TokenDiagnostics

/// An emoji that cannot be a variant of another one.
package enum InvalidEmojiVariant: ErrorKind {
  package static let page = ErrorPage(
    "invalid-emoji-variant",
    in: .emoji,
    "An emoji that cannot be a variant of another one",
    why: """
      A long press on a key offers only the emoji of the key and its variants. So a variant belongs to one \
      emoji, and does not have variants.
      """,
    remedy: "List each variant once, under the emoji that has the key.",
    wrong: .spec(
      "emoji: { a: { items: { wave: { image: a.png, variants: [dark, ⟦dark⟧] }, dark: b.png } } }\n"
    ),
    right: .spec("emoji: { a: { items: { wave: { image: a.png, variants: [dark] }, dark: b.png } } }\n")
  )
}

extension Diagnostic {
  static func variantOfItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: InvalidEmojiVariant.self,
      message: "`\(name)` cannot be a variant of itself; remove it from its `variants`, which it comes before",
      at: range
    )
  }

  /// `base` is the emoji that has the variant already, maybe the same one.
  static func repeatedVariant(
    _ name: String,
    of emoji: String,
    and base: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      of: InvalidEmojiVariant.self,
      message: "`\(name)` is already a variant of `\(base)`; "
        + (base == emoji ? "list it once" : "remove it there or from the `variants` of `\(emoji)`"),
      at: range,
      notes: [Note("the first `\(name)`", at: first)]
    )
  }

  static func variantWithVariants(
    _ name: String,
    of emoji: String,
    at range: SourceRange,
    inner: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      of: InvalidEmojiVariant.self,
      message:
        "`\(name)` cannot be a variant of `\(emoji)`: it has `variants` itself; list all of them under `\(emoji)`",
      at: range,
      notes: [Note("a variant of `\(name)`", at: inner)]
    )
  }
}
