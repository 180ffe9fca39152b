/// Mistakes that make other parts of a spec look wrong: each gives one error.
extension SpecMistake {
  static let cascades = misspelledSections + missingSections + unindented + listsOfNames

  private static let styles = """
    modes: { read: { typography: { 14: plain } } }
    styles:
      title: { size: 14, color: ink, weight: regular, mode: read }
      body: { size: 14, color: "{color.ink}", weight: "{weight.regular}" }

    """

  /// The minimal spec with styles, and with another text in place of the name of a section.
  private static func misspelled(_ section: String, as written: String) -> SpecMistake {
    SpecMistake(
      whole: (minimalSpec + styles).replacing("\n\(section):", with: "\n⟦unknown-key|\(written)⟧:"),
      "`\(written)` is not a key of a spec; did you mean `\(section)`?"
    ).fixed(whole: minimalSpec + styles)
  }

  private static let misspelledSections = [
    misspelled("color", as: "colour"), misspelled("color", as: "colors"), misspelled("weight", as: "wieght"),
    misspelled("weight", as: "weights"), misspelled("typography", as: "typograhy"),
    misspelled("typography", as: "Typography"), misspelled("modes", as: "mode"),
    misspelled("offsetHost", as: "offsethost"),
    SpecMistake(
      whole: minimalSpec.replacing("\"#222222\"", with: "\"{palette.gray}\"")
        + "⟦unknown-key|pallete⟧: { gray: \"#888888\" }\n",
      "`pallete` is not a key of a spec; did you mean `palette`?"
    ).fixed(
      whole: minimalSpec.replacing("\"#222222\"", with: "\"{palette.gray}\"") + "palette: { gray: \"#888888\" }\n"
    ),
    SpecMistake(
      whole: minimalSpec
        + "modes: { read: { ⟦unknown-key|typograpy⟧: { 14: plain } }, dim: { typography: { 14: \"{modes.read.typography.14}\" } } }\n",
      "`typograpy` is not a key of a mode; did you mean `typography`?"
    ),
    // The name before a missing space is known.
    SpecMistake(
      whole: minimalSpec.replacing("regular: 400", with: "regular⟦unknown-key|:⟧400") + styles,
      "a space is missing after `:`; write `regular: 400`"
    ).fixed(whole: minimalSpec + styles),
    // A size with a unit is known, too.
    SpecMistake(
      whole: minimalSpec.replacing("14:", with: "⟦invalid-number|14px⟧:") + styles,
      "`14px` is not a number for a size; write `14`: numbers have no unit, and lengths are in points"
    ).fixed(whole: minimalSpec + styles),
  ]

  /// The minimal spec with styles, but without a section.
  private static func missing(_ section: String, example: String) -> SpecMistake {
    let lines = (minimalSpec + styles).split(separator: "\n", omittingEmptySubsequences: false)
    return SpecMistake(
      whole: lines.filter { !$0.hasPrefix("\(section):") }.joined(separator: "\n"),
      "a spec needs the key `\(section)`, for instance `\(example)`"
    )
  }

  private static let missingSections = [
    missing("color", example: "color: { ink: \"#222222\" }"),
    missing("weight", example: "weight: { regular: 400 }"),
    missing("typography", example: "typography: { 14: plain }"),
    SpecMistake(
      "color: { a: ⟦unknown-reference|\"{palette.a}\"⟧, b: \"{palette.b}\", c: { light: \"{palette.c}\" } }",
      "`{palette.a}` leads nowhere: the spec has no `palette`"
    ),
    SpecMistake(
      """
      styles:
        a: { size: 14, color: ink, weight: regular, mode: ⟦unknown-token|read⟧ }
        b: { size: 14, color: ink, weight: regular, mode: read }
        c: { size: 14, color: ink, weight: regular, mode: dim }
      """,
      "there is no mode `read` in `modes`, which has none"
    ),
    SpecMistake(
      """
      styles:
        a: { size: 14, color: ink, weight: regular, family: ⟦unknown-token|ui⟧ }
        b: { size: 14, color: ink, weight: regular, family: ui }
      """,
      "there is no family `ui` in `family`, which has `system`"
    ),
    SpecMistake(
      whole: minimalSpec.replacing("{ regular: 400 }", with: "⟦wrong-kind|[400]⟧") + styles,
      "`weight` is a mapping, not a list"
    ),
    SpecMistake(
      whole: minimalSpec.replacing(" { ink: \"#222222\" }", with: "⟦wrong-kind|⟧") + styles,
      "`color` is empty; write its entries below it, indented by two spaces"
    ),
  ]

  private static let unindented = [
    SpecMistake(
      whole: minimalSpec.replacing(" { ink: \"#222222\" }", with: "⟦wrong-kind|⟧\nink: \"#222222\"") + styles,
      "`color` is empty, because its entry `ink` is not below it; indent it by two spaces"
    ).fixed(whole: minimalSpec.replacing(" { ink: \"#222222\" }", with: "\n  ink: \"#222222\"") + styles),
    SpecMistake(
      whole: minimalSpec.replacing("weight: { regular: 400 }\n", with: "")
        + "weight:⟦wrong-kind|⟧\nregular: 400\n中: 500\nbold: 700\nheavy: 800\nblack: 900\n",
      "`weight` is empty, because its entries `regular`, `中`, `bold`, `heavy`, `black` are not below it; "
        + "indent them by two spaces"
    ).fixed(
      whole: minimalSpec.replacing("weight: { regular: 400 }\n", with: "")
        + "weight:\n  regular: 400\n  中: 500\n  bold: 700\n  heavy: 800\n  black: 900\n"
    ),
    SpecMistake(
      whole: minimalSpec.replacing(
        " { ink: \"#222222\" }",
        with: "⟦wrong-kind|⟧\n"
          + "ink: { light: \"#222222\",\n dark: \"#EEEEEE\" }\n# grays\ngray: \"#888888\""
      ),
      "`color` is empty, because its entries `ink`, `gray` are not below it; indent them by two spaces"
    ).fixed(
      whole: minimalSpec.replacing(
        " { ink: \"#222222\" }",
        with: "\n  ink: { light: \"#222222\",\n   dark: \"#EEEEEE\" }\n  # grays\n  gray: \"#888888\""
      )
    ),
    SpecMistake(
      "typography:\n  14:⟦wrong-kind|⟧\n  lineHeight: 20\n  lineSpacing: 3\n  16: plain",
      "`14` is empty, because its entries `lineHeight`, `lineSpacing` are not below it; indent them by two spaces"
    ).fixed("typography:\n  14:\n    lineHeight: 20\n    lineSpacing: 3\n  16: plain"),
    SpecMistake(
      "color:\n  ink:⟦wrong-kind|⟧\n  light: \"#222222\"\n  dark: \"#EEEEEE\"",
      "`ink` is empty, because its entries `light`, `dark` are not below it; indent them by two spaces"
    ).fixed("color:\n  ink:\n    light: \"#222222\"\n    dark: \"#EEEEEE\""),
    SpecMistake(
      "styles:\n  title:⟦wrong-kind|⟧\n  size: 14\n  color: ink\n  weight: regular\n  body:\n    size: 14\n    weight: regular",
      "`title` is empty, because its entries `size`, `color`, `weight` are not below it; indent them by two spaces"
    ).fixed(
      "styles:\n  title:\n    size: 14\n    color: ink\n    weight: regular\n  body:\n    size: 14\n    weight: regular"
    ),
    SpecMistake(
      "weight:\n  regular: 400\n  bold:⟦wrong-kind|⟧\n  value: 700",
      "`bold` is empty, because its entry `value` is not below it; indent it by two spaces"
    ).fixed("weight:\n  regular: 400\n  bold:\n    value: 700"),
    SpecMistake(
      "modes:\n  read:⟦wrong-kind|⟧\n  typography:\n    14: plain",
      "`read` is empty, because its entry `typography` is not below it; indent it by two spaces"
    ).fixed("modes:\n  read:\n    typography:\n      14: plain"),
  ]

  private static let listsOfNames = [
    SpecMistake(
      """
      typography: { 10: plain, 12: plain, 13.5: plain, 14: plain, 15: plain, 17: plain, 20: plain, 24: plain, 32: plain, 40: plain }
      styles: { a: { size: ⟦unknown-token|19⟧, weight: regular } }
      """,
      "`typography` has no size 19; it has `20`, `17`, `15`, `14`, `24`, `13.5`, `12`, `10` and 2 more"
    ),
    SpecMistake(
      """
      color: { c1: "#111", c2: "#111", c3: "#111", c4: "#111", c5: "#111", c6: "#111", c7: "#111", c8: "#111", nightfall: "#111" }
      styles: { a: { size: 14, color: ⟦unknown-token|midnight⟧, weight: regular } }
      """,
      "there is no color `midnight` in `color`, which has `nightfall`, `c1`, `c2`, `c3`, `c4`, `c5`, `c6`, `c7` and 1 more"
    ),
    SpecMistake(
      """
      typography: { 10: plain, 12: plain, 14: plain, 16: plain, 18: plain, 20: plain, 22: plain, 24: plain, 26: plain }
      modes: { read: { typography: { ⟦unknown-size|21⟧: plain } } }
      """,
      "mode `read` sets size 21, which `typography` does not have; "
        + "it has `20`, `22`, `18`, `24`, `16`, `26`, `14`, `12` and 1 more"
    ),
  ]
}
