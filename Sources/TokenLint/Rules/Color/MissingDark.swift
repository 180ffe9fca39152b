internal import TokenDiagnostics
internal import TokenModel
internal import TokenPerception

enum MissingDark: LintRule {
  static let id = "missing-dark"
  static let category = RuleCategory.color
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "A text color that was not thought of in the dark",
    whatItDoes: """
      Finds text colors without a `dark` variant in specs where another text color has one; with `always`, in all \
      specs. A color that refers to another one has the variants of that one. A color that is meant to be the same \
      in both appearances has an equal `dark`.
      """,
    whyIsThisBad: """
      Without a variant, the light color is also shown in the dark appearance. Dark text is then shown on a dark \
      background, which is noticed late, and only in the dark appearance.
      """
  )
  static let options = [
    RuleOption("always", .flag(false), summary: "Whether specs without any `dark` variant are also checked")
  ]
  static let example = RuleExample("color:\n  ink: { light: \"#222222\", dark: \"#F2F2F2\" }\n  ⟦red⟧: \"#C8102E\"\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let colors = spec.catalog.colors
    guard spec.options.flag("always") || colors.contains(where: { $0.variants.declares(.dark) }) else { return }
    for color in colors where !color.variants.declares(.dark) {
      let light = color.variants.light
      findings.report(
        "color `\(color.name.value)` has no dark variant, so text is also \(light.value.hex) on dark backgrounds; "
          + "give `dark`, an equal one if that is meant",
        at: color.name.origin.range,
        notes: light.origin.references.isEmpty ? [] : [Note("its only color is declared here", at: light.origin.range)]
      )
    }
  }
}
