internal import TokenDiagnostics
internal import TokenModel

enum EmojiCodePrefix: LintRule {
  static let id = "emoji-code-prefix"
  static let category = RuleCategory.emoji
  static let severity: Diagnostic.Severity? = .info
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Codes of emoji that are the start of another code",
    whatItDoes: """
      Finds codes and aliases that another code or alias of any pack begins with: `:)` and `:))`. Where both fit, the \
      longer one is read.
      """,
    whyIsThisBad: """
      People write the shorter one, and the text after it turns it into the longer one: in `(hello :))` the last \
      bracket was not meant to laugh. Codes with their own end, such as `[smile]`, cannot run into the text after \
      them. The specs of many chats need such codes all the same, so this is for information.
      """
  )
  static let example = RuleExample(
    """
    emoji:
      faces:
        items:
          smile: { image: a.png, aliases: [⟦":)"⟧, ":-)"] }
          laugh: { image: b.png, aliases: [⟦":))"⟧] }
      more:
        code: "/{name}"
        items: { ⟦ok⟧: c.png, okay: d.png, laugh: { image: e.png, aliases: ":)))" } }

    """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let codes = spec.catalog.emoji.flatMap(\.items).flatMap(\.placedCodes).sorted {
      $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
    }
    for (index, code) in codes.enumerated() {
      // The text that a code begins is right after it. A code with a further mark on its last character is another one.
      let longer = codes[(index + 1)...].prefix { $0.text.utf8.starts(with: code.text.utf8) }
        .filter { $0.text.hasPrefix(code.text) && !$0.text.utf8.elementsEqual(code.text.utf8) }
      guard let first = longer.first else { continue }
      let others = longer.count > 1 ? " and \(longer.count - 1) more" : ""
      findings.report(
        "`\(code.text)` is the start of `\(first.text)`\(others): where the text continues so, the longer one is read",
        at: code.place,
        notes: [Note("the longer one", at: first.place)]
      )
    }
  }
}
