package import TokenDiagnostics

/// More emoji, or more texts of an emoji, than a spec may have.
package enum TooManyEmoji: ErrorKind {
  package static let page = ErrorPage(
    "too-many-emoji",
    in: .emoji,
    "More packs, emoji, aliases, keywords or variants than allowed",
    why: """
      A spec has at most 64 packs with 10,000 emoji together, and an emoji has at most 16 aliases, 32 keywords and 32 \
      variants.
      """,
    remedy: "Remove unused entries, or split the spec."
  )
}

extension Diagnostic {
  /// `what` are the things in plural: "packs of emoji".
  static func tooManyEmoji(
    _ what: String,
    of owner: String = "a spec",
    maximum: Int,
    at range: SourceRange
  ) -> Diagnostic {
    let message = "\(owner) has at most \(maximum) \(what); this is one more"
    return Diagnostic(of: TooManyEmoji.self, message: message, at: range)
  }
}
