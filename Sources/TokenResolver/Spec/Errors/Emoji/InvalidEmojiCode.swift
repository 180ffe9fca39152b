package import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// A text that cannot be an emoji code, or a template without a placeholder for the name.
package enum InvalidEmojiCode: ErrorKind {
  package static let page = ErrorPage(
    "invalid-emoji-code",
    in: .emoji,
    "A text that cannot be an emoji code, or a pack without a placeholder for names in its codes",
    why: """
      A code is found in plain text, byte by byte. Line breaks and outer white space are lost on the way, `@` starts a \
      mention, and a text that is not in Unicode's composed form (NFC) looks like another one that has other bytes.
      """,
    remedy: """
      The message names the mistake. A code has 2 to 64 bytes of UTF-8. The key `code` of a pack has `{name}` once, \
      and everything else in it is plain text.
      """,
    wrong: .spec("emoji: { classic: { items: { smile: { image: smile.png, aliases: [⟦\"@smile\"⟧] } } } }\n"),
    right: .spec("emoji: { classic: { items: { smile: { image: smile.png, aliases: [\"(smile)\"] } } } }\n")
  )
}

extension Diagnostic {
  static func invalidEmojiCode(_ code: String, because problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: InvalidEmojiCode.self,
      message: "`\(code)` cannot be the code of an emoji: \(problem)",
      at: range
    )
  }

  /// A template without exactly one placeholder for the name; `misspelled` is what it has instead.
  static func invalidEmojiTemplate(
    _ template: String,
    places: Int,
    misspelled: String?,
    at range: SourceRange
  ) -> Diagnostic {
    let placeholder = EmojiCode.placeholder
    if places > 1 {
      let message = "\(shown(template)) has `\(placeholder)` \(places) times; write it once, for the name of the emoji"
      return Diagnostic(of: InvalidEmojiCode.self, message: message, at: range)
    }
    let advice =
      misspelled.map { NearestNames.question(about: "`\(template.replacing($0, with: placeholder))`") }
      ?? "write, for instance, `\"[\(placeholder)]\"`"
    return Diagnostic(
      of: InvalidEmojiCode.self,
      message: "\(shown(template)) has no placeholder for the name of an emoji; \(advice)",
      at: range,
      fixIts: misspelled.map { fixIts(replacing: $0, in: template, at: range) } ?? []
    )
  }

  /// None for a template that needs escapes.
  private static func fixIts(replacing misspelled: String, in template: String, at range: SourceRange) -> [FixIt] {
    let fixed = template.replacing(misspelled, with: EmojiCode.placeholder)
    guard !fixed.unicodeScalars.contains(where: { $0.isControl || "\"\\".unicodeScalars.contains($0) })
    else {
      return []
    }
    return [FixIt(writing: fixed, spelled: "\"\(fixed)\"", .unsafe, replacing: range)]
  }
}
