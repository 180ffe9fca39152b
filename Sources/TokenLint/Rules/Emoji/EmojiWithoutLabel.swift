internal import TokenDiagnostics
internal import TokenModel

enum EmojiWithoutLabel: LintRule {
  static let id = "emoji-without-label"
  static let category = RuleCategory.emoji
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Emoji that no screen reader can name",
    whatItDoes: """
      Finds emoji and packs without a `label`, or with an empty one, whose name is not a word either: it has neither a \
      letter nor a Unicode emoji, as in `:)` and `003`. With `always`, it finds all that have no label, as is right \
      when names are not in the language of the readers. Deprecated ones are passed over.
      """,
    whyIsThisBad: """
      Screen readers speak the label, or else the name, instead of the image. People who cannot see it hear \
      `colon, parenthesis`, or nothing.
      """
  )
  static let options = [
    RuleOption("always", .flag(false), summary: "Whether a name that is a word does not do")
  ]
  static let example = RuleExample(
    """
    emoji:
      ⟦1⟧:
        items:
          ⟦":)"⟧: a.png
          ⟦003⟧: { image: b.png, label: "" }
          smile: c.png

    """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let isStrict = spec.options.flag("always")
    for pack in spec.catalog.emoji {
      check(pack.name, label: pack.label, annotations: pack.annotations, isStrict: isStrict, into: &findings)
      for item in pack.items {
        check(item.name, label: item.label, annotations: item.annotations, isStrict: isStrict, into: &findings)
      }
    }
  }

  private static func check(
    _ name: Sourced<String>,
    label: Sourced<String>?,
    annotations: TokenAnnotations,
    isStrict: Bool,
    into findings: inout Findings
  ) {
    guard label?.value.isEmpty ?? true, annotations.deprecation == nil else { return }
    if !isStrict && name.value.unicodeScalars.contains(where: isSpoken) { return }
    let reason = isStrict ? "" : ", and its name is not a word that a screen reader can speak"
    findings.report("`\(name.value)` has no label\(reason); add `label`", at: name.origin.range)
  }

  private static func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.isEmojiPresentation
  }
}
