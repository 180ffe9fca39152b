internal import TokenDiagnostics
internal import TokenModel

enum ConfusableEmojiCodes: LintRule {
  static let id = "confusable-emoji-codes"
  static let category = RuleCategory.emoji
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Codes of two emoji that look alike",
    whatItDoes: """
      Finds codes and aliases of two emoji, in one pack or in two, that differ only in capitals or in characters that \
      look alike, as in `confusable-names`: `[OK]` and `[ok]`, `[赞]` and `［赞］`. Codes of one emoji may look alike: \
      such an alias reads what people type by mistake.
      """,
    whyIsThisBad: "People type the one, and readers see the other."
  )
  static let example = RuleExample(
    """
    emoji:
      faces:
        items:
          赞: a.png
          OK: b.png
          ⟦ok⟧: c.png
      more:
        code: "/{name}"
        items: { like: { image: d.png, aliases: [/yes, ⟦［赞］⟧] } }

    """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    var known: [Form: Seen] = [:]
    for item in spec.catalog.emoji.flatMap(\.items) {
      for code in item.placedCodes {
        let forms = [Form.shape(LookAlikes.skeleton(code.text)), .small(LookAlikes.caseless(code.text))]
        if let other = forms.lazy.compactMap({ known[$0] }).first(where: { $0.item != item.name }) {
          findings.report(
            NameDifference.message(code.text, other.code),
            at: code.place,
            notes: [Note("the other one", at: other.place)]
          )
        }
        let seen = Seen(code: code.text, place: code.place, item: item.name)
        for form in forms where known[form] == nil { known[form] = seen }
      }
    }
  }

  /// A key that is equal for codes that look alike.
  private enum Form: Hashable {
    case shape(String), small(String)
  }

  private struct Seen {
    let code: String
    let place: SourceRange
    let item: Sourced<String>
  }
}
