internal import TokenDiagnostics
internal import TokenModel
internal import TokenPerception

enum Contrast: LintRule {
  static let id = "contrast"
  static let category = RuleCategory.color
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "Text that is hard to read on its background",
    whatItDoes: """
      Measures every text color against every background that you declare for an appearance, and reports the worst \
      one of each appearance. A variant that a color does not declare is not judged; `missing-dark` speaks of those. \
      Translucent text is judged as it is seen over the background.

      A background is `#RRGGBB` or the path of a token, such as `palette.paper`, which stands for its variant of the \
      same appearance. It must be opaque. Without a setting, text is judged on white in the light appearance and on \
      black in the dark one; high contrast takes the backgrounds of `light` and `dark`. An empty list turns an \
      appearance off.

      | `method` | `level` | small text | large text |
      |---|---|---|---|
      | `wcag` | `AA` | 4.5 | 3 |
      | `wcag` | `AAA` | 7 | 4.5 |
      | `apca` | `AA` | Lc 75 | Lc 60 |
      | `apca` | `AAA` | Lc 90 | Lc 75 |

      WCAG 2.2 sets the first two (success criteria 1.4.3 and 1.4.6). The third is the minimum for body text and for \
      large text in the Bronze Simple Mode of the APCA Readability Criterion; the fourth is 15 more. Large text is 24 \
      points, or 18.66 points at weight 700 or above, because a point on a screen is what WCAG calls a pixel (18 and \
      14 point on paper). A color is judged as large text only if every code that has it, after `only` and `except` \
      and with `styles`, is large. A code that leaves its color open counts for every text color, because text in it \
      can have any. Each color is judged once, whatever the number of its codes, and not at all without a code.
      """,
    whyIsThisBad: """
      People with low vision, on cheap screens or in the sun cannot read text that hardly differs from what is behind \
      it. WCAG AA is what the law asks for in many countries. Inactive controls and logos are exempt from WCAG: turn \
      the rule off for their colors.
      """,
    fixSafety: """
      Unsafe: it writes the nearest darker or lighter shade of the same hue (in OKLab) that passes on all backgrounds, \
      and a designer should look at it. There is a fix only for an opaque color that is written where it is used; \
      after a reference, the change would reach other tokens.
      """
  )
  static let options = [
    RuleOption(
      "backgrounds",
      .table(
        ["light": [Appearance.light.usualBackground.hex], "dark": [Appearance.dark.usualBackground.hex]],
        keys: Appearance.allCases.map(\.rawValue)
      ),
      summary: "What text is seen on in each appearance: opaque colors, or paths of tokens",
      names: .backgrounds,
      problem: OptionNames.problem(ofBackground:)
    ),
    RuleOption("level", .choice("AA", of: ["AA", "AAA"]), summary: "How much contrast is asked for"),
    RuleOption("method", .choice("wcag", of: ["wcag", "apca"]), summary: "How contrast is measured"),
  ]
  static let example = RuleExample("color: { gray: ⟦\"#777777\"⟧ }\n", fixed: "color: { gray: \"#767676\" }\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let measure = ContrastMeasure(
      method: spec.options.text("method") == "apca" ? .apca : .wcag,
      isStrict: spec.options.text("level") == "AAA"
    )
    let uses = TextUse.ofColors(in: spec.catalog)
    for appearance in Appearance.allCases {
      let names = backgroundNames(appearance, spec.options)
      let backgrounds = ContrastBackgrounds(names, in: appearance, of: spec.outline, measure)
      if names == spec.options.table("backgrounds")[appearance.rawValue] {
        report(unknown: backgrounds.unknown, appearance, in: spec, into: &findings)
      }
      let judge = ContrastJudge(spec: spec, appearance: appearance, backgrounds: backgrounds, measure: measure)
      for (color, use) in zip(spec.catalog.colors, uses) {
        if let use, color.variants.declares(appearance) { judge.check(color, for: use, into: &findings) }
      }
    }
  }

  /// What is said of an appearance, or of the one that it falls back to, or the default.
  private static func backgroundNames(_ appearance: Appearance, _ options: RuleOptions) -> [String] {
    let table = options.table("backgrounds")
    if let names = table[appearance.rawValue] { return names }
    switch appearance {
    case .light, .dark: return [appearance.usualBackground.hex]
    case .highContrastLight: return backgroundNames(.light, options)
    case .highContrastDark: return backgroundNames(.dark, options)
    }
  }

  private static func report(
    unknown names: [String],
    _ appearance: Appearance,
    in spec: LintedSpec,
    into findings: inout Findings
  ) {
    for name in names {
      findings.report(
        "the background `\(name)` of the option `backgrounds.\(appearance.rawValue)` is not an opaque color of this spec; "
          + "write `#RRGGBB` or the path of a token such as `palette.paper`",
        at: spec.catalog.name.origin.range
      )
    }
  }
}
