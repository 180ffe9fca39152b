internal import TokenDiagnostics
internal import TokenYAML

/// Messages about packs of emoji.
extension Diagnostic {
  static func invalidEmojiCode(_ code: String, because problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.invalidEmojiCode.id,
      message: "`\(code)` cannot be the code of an emoji: \(problem)",
      at: range
    )
  }

  /// A template whose number of places for the name is not one; `misspelled` is what it has instead.
  static func invalidEmojiTemplate(
    _ template: String,
    places: Int,
    misspelled: String?,
    at range: SourceRange
  ) -> Diagnostic {
    let placeholder = EmojiCode.placeholder
    if places > 1 {
      let message = "\(shown(template)) has `\(placeholder)` \(places) times; write it once, for the name of the emoji"
      return Diagnostic(rule: SpecRule.invalidEmojiCode.id, message: message, at: range)
    }
    let advice =
      misspelled.map { NearestNames.question(about: "`\(template.replacing($0, with: placeholder))`") }
      ?? "write, for instance, `\"[\(placeholder)]\"`"
    return Diagnostic(
      rule: SpecRule.invalidEmojiCode.id,
      message: "\(shown(template)) has no place for the name of an emoji; \(advice)",
      at: range,
      fixIts: misspelled.map { fixIts(replacing: $0, in: template, at: range) } ?? []
    )
  }

  /// None for a template that needs escapes.
  private static func fixIts(replacing misspelled: String, in template: String, at range: SourceRange) -> [FixIt] {
    let fixed = template.replacing(misspelled, with: EmojiCode.placeholder)
    guard !fixed.unicodeScalars.contains(where: { TokenName.isControl($0) || "\"\\".unicodeScalars.contains($0) })
    else {
      return []
    }
    return [FixIt(writing: fixed, spelled: "\"\(fixed)\"", .unsafe, replacing: range)]
  }

  static func duplicateEmojiCode(_ code: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.duplicateEmojiCode.id,
      message: "`\(code)` is already a code; change one of the two, so that it is read as one emoji",
      at: range,
      notes: [Note("the first `\(code)`", at: first)]
    )
  }

  static func emptyEmojiName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.invalidName.id,
      message: "the name of an emoji is empty; write the text of its code",
      at: range
    )
  }

  static func emptyEmojiText(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(rule: SpecRule.unknownValue.id, message: "one of the \(key) is empty; remove it", at: range)
  }

  /// `written` is the path with its quotes.
  static func invalidImagePath(
    _ path: String,
    because problem: String,
    written: some Collection<UInt8>,
    at range: SourceRange
  ) -> Diagnostic {
    // In double quotes, `\` starts an escape.
    let fixed = path.replacing("\\", with: "/")
    let canFix = fixed != path && written.first != UInt8(ascii: "\"")
    let spelling = String(decoding: written, as: UTF8.self).replacing("\\", with: "/")
    return Diagnostic(
      rule: SpecRule.invalidImagePath.id,
      message: "\(shown(path)) is not a path in the spec's folder: \(problem)",
      at: range,
      fixIts: canFix ? [FixIt(writing: fixed, spelled: spelling, .unsafe, replacing: range)] : []
    )
  }

  /// `what` are the things in plural: "packs of emoji".
  static func tooManyEmoji(
    _ what: String,
    of owner: String = "a spec",
    maximum: Int,
    at range: SourceRange
  ) -> Diagnostic {
    let message = "\(owner) has at most \(maximum) \(what); this is one more"
    return Diagnostic(rule: SpecRule.tooManyEmoji.id, message: message, at: range)
  }
}
