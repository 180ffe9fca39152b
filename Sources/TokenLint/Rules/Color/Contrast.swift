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
      Measures every text color against every background that it may be seen on, and reports the worst one of each \
      appearance. A variant that a color does not declare is not judged, because `missing-dark` speaks of those, \
      unless its background changes. Translucent text is judged as it is seen over the background.

      The first of these that is known counts:

      1. `on` of the color in the spec, as in `onDark: { light: "#FFFFFF", on: "{color.night}" }`.
      2. The backgrounds of the most specific pattern that matches the name of the color, as in \
      `"onDark*": "#000000"`. It is the one with the most characters other than `*` and `?`, and then the one with \
      fewer `*`. A pattern may begin with `color.`; that is needed only for a color with the name of an appearance.
      3. The backgrounds of the appearance; high contrast takes those of `light` and `dark`.
      4. White in the light appearance, and black in the dark one.

      A background is a color as in specs, or a token: `"{palette.paper}"` or `palette.paper`. It must be opaque. A \
      token means its variant of the same appearance, and a color is the same in all. With an empty list, nothing \
      is judged. A color that is itself a background of the appearance is a surface, and not judged without `on` or a \
      pattern. A finding is at the color that codes name; a note shows the palette value that it refers to.

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

      Token files on their own do not tell which colors are for text. There, those are checked, as small text, that a \
      pattern of `backgrounds` fits: `backgrounds: { "color.text.*": color.background.default }`.
      """,
    whyIsThisBad: """
      People with low vision, on cheap screens or in the sun cannot read text that hardly differs from its background. \
      WCAG AA is required by law in many countries. Inactive controls and logos are exempt from WCAG: turn the rule \
      off for their colors.
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
        keys: nil
      ),
      summary: "The backgrounds of text: opaque colors or tokens, for an appearance or for a color name pattern",
      names: .backgrounds,
      problem: OptionNames.problem(ofBackground:)
    ),
    RuleOption("level", .choice("AA", of: ["AA", "AAA"]), summary: "The required contrast"),
    RuleOption("method", .choice("wcag", of: ["wcag", "apca"]), summary: "How contrast is measured"),
  ]
  static let example = RuleExample("color: { gray: ⟦\"#777777\"⟧ }\n", fixed: "color: { gray: \"#767676\" }\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let measure = ContrastMeasure(
      method: spec.options.text("method") == "apca" ? .apca : .wcag,
      isStrict: spec.options.text("level") == "AAA"
    )
    let grounds = TextGrounds(spec.options.table("backgrounds"), among: spec.catalog.resolved)
    let uses = uses(of: spec, grounds)
    report(unknown: grounds.unknown, in: spec, into: &findings)
    for appearance in Appearance.allCases {
      var judge = ContrastJudge(spec: spec, appearance: appearance, measure: measure)
      for (color, use) in zip(spec.catalog.colors, uses) {
        guard let use else { continue }
        judge.check(color, on: judged(color, grounds, in: appearance), for: use, into: &findings)
      }
    }
  }

  /// Nil for colors that are not for text, or not known to be.
  private static func uses(of spec: LintedSpec, _ grounds: TextGrounds) -> [TextUse?] {
    switch spec.dialect {
    case .spec: TextUse.ofColors(in: spec.catalog)
    case .designTokens: spec.catalog.colors.map { grounds.named($0) == nil ? nil : .small }
    }
  }

  static func problem(ofTokenFileOptions options: [String: OptionValue]) -> String? {
    if case .table(let table)? = options["backgrounds"],
      table.keys.contains(where: { Appearance(rawValue: $0) == nil })
    {
      return nil
    }
    return
      "`contrast` cannot tell which colors of token files are for text; name them and their backgrounds, as in "
      + "`backgrounds: { \"color.text.*\": color.background.default }`"
  }

  /// The grounds of a color in an appearance. Of a color that looks as in the plainer appearance, those that it was
  /// given and that look different there.
  private static func judged(_ color: ColorToken, _ grounds: TextGrounds, in appearance: Appearance) -> [ColorGround] {
    guard !color.variants.declares(appearance), let plainer = appearance.fallback else {
      return grounds.grounds(of: color, in: appearance)
    }
    let named = grounds.named(color) ?? []
    return named.filter { $0.variants[appearance].value != $0.variants[plainer].value }
  }

  private static func report(
    unknown texts: [(key: String, text: String)],
    in spec: LintedSpec,
    into findings: inout Findings
  ) {
    for (key, text) in texts {
      findings.report(
        "the background `\(text)` of the option `backgrounds.\(key)` is not an opaque color of this spec; "
          + "write `#RRGGBB` or the path of a token such as `palette.paper`",
        at: spec.catalog.name.origin.range
      )
    }
  }
}
