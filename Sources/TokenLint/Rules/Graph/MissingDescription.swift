internal import TokenDiagnostics
internal import TokenModel

enum MissingDescription: LintRule {
  static let id = "missing-description"
  static let category = RuleCategory.graph
  static let severity: Diagnostic.Severity? = nil
  static let documentation = RuleDocumentation(
    summary: "Tokens without a description",
    whatItDoes: """
      Finds tokens without a `description`, or with an empty one, in the sections that `sections` lists; of `emoji`, \
      only packs. A token that is a single value, such as `ink: "#222222"`, can have one as a mapping: \
      `ink: { light: "#222222", description: … }`. The rule is off unless it is given a severity.
      """,
    whyIsThisBad: """
      A name seldom tells when to use a token. Without guidance, people choose colors by their appearance, and the next \
      change of the token hits uses that it was never meant for.
      """
  )
  static let options = [
    RuleOption(
      "sections",
      .words(["color", "modes", "styles"], of: TokenDeclaration.Section.allCases.map(\.rawValue)),
      summary: "Whose tokens need descriptions"
    )
  ]
  static let example = RuleExample(
    """
    color: { ⟦ink⟧: "#222222", ⟦"gray"⟧: { light: "#666666", description: "" } }
    modes: { ⟦read⟧: { typography: { 14: plain } } }
    styles: { ⟦title⟧: { size: 14, color: ink, weight: regular } }

    """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let sections = Set(spec.options.texts("sections").compactMap(TokenDeclaration.Section.init))
    for token in spec.outline.tokens where sections.contains(token.section) {
      // Modes and packs need a description; rows and emoji do not.
      if token.section == .modes && token.isRow || token.isEmoji { continue }
      guard token.description.map({ $0.text.isEmpty }) ?? true else { continue }
      findings.report("`\(token.path)` has no `description`; describe its purpose", at: token.nameRange)
    }
  }
}
