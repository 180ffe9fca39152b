/// Several mistakes of one line, and mappings on one line without braces.
extension SpecMistake {
  static let oneLine = mappingsAfterKeys + entriesOfOneLine + openQuotes + spacedMinus + colorsWithSlips + anyBrackets

  private static func mapping(_ line: String, _ written: String, _ advice: String, fixed: String) -> SpecMistake {
    SpecMistake(line + "⟦yaml-syntax|\(written)⟧", "a mapping on one line needs braces; write `\(advice)`")
      .fixed(line + fixed)
  }

  private static let mappingsAfterKeys: [SpecMistake] = [
    mapping("typography:\n  14: ", "lineHeight: 20", "14: { lineHeight: 20 }", fixed: "{ lineHeight: 20 }"),
    mapping(
      "typography:\n  14: ",
      "lineHeight: 20, letterSpacing: 1",
      "14: { lineHeight: 20, letterSpacing: 1 }",
      fixed: "{ lineHeight: 20, letterSpacing: 1 }"
    ),
    mapping("typography: ", "14: plain", "typography: { 14: plain }", fixed: "{ 14: plain }"),
    mapping("color: ", "ink: \"#222222\"", "color: { ink: \"#222222\" }", fixed: "{ ink: \"#222222\" }"),
    mapping("color: ", "ink: #222222", "color: { ink: \"#222222\" }", fixed: "{ ink: \"#222222\" }"),
    mapping("color: ", "颜色: \"#222222\"", "color: { 颜色: \"#222222\" }", fixed: "{ 颜色: \"#222222\" }"),
    mapping("color: ", "\"ink\": \"#222222\"", "color: { \"ink\": \"#222222\" }", fixed: "{ \"ink\": \"#222222\" }"),
    mapping(
      "color:\n  ink: ",
      "light: \"#222222\", dark: \"#EEEEEE\"",
      "ink: { light: \"#222222\", dark: \"#EEEEEE\" }",
      fixed: "{ light: \"#222222\", dark: \"#EEEEEE\" }"
    ),
    mapping(
      "color: ",
      "ink: light: \"#222222\"",
      "color: { ink: { light: \"#222222\" } }",
      fixed: "{ ink: { light: \"#222222\" } }"
    ),
    mapping("typography:\n  14: ", "lineHeight: 20,", "14: { lineHeight: 20 }", fixed: "{ lineHeight: 20 }"),
    SpecMistake(
      "typography:\n  14: ⟦yaml-syntax|lineHeight: 20⟧ # main",
      "a mapping on one line needs braces; write `14: { lineHeight: 20 } # main`"
    ).fixed("typography:\n  14: { lineHeight: 20 } # main"),
    SpecMistake(
      "typography: { 14: ⟦yaml-syntax|lineHeight: 20⟧ }",
      "a mapping on one line needs braces; write `typography: { 14: { lineHeight: 20 } }`"
    ).fixed("typography: { 14: { lineHeight: 20 } }"),
    SpecMistake(
      "typography:\n  14: ⟦yaml-syntax|lineHeight: 20⟧\n  16: ⟦yaml-syntax|lineHeight: 22⟧",
      "a mapping on one line needs braces; write `14: { lineHeight: 20 }`",
      "a mapping on one line needs braces; write `16: { lineHeight: 22 }`"
    ).fixed("typography:\n  14: { lineHeight: 20 }\n  16: { lineHeight: 22 }"),
    SpecMistake(
      "typography:\n  14: ⟦yaml-syntax|lineHeight: 20⟧\n      letterSpacing: 1",
      "a mapping in several lines starts below its key; put `lineHeight: 20` on its own line"
    ).fixed("typography:\n  14:\n      lineHeight: 20\n      letterSpacing: 1"),
    SpecMistake(
      "typography: { 14: ⟦yaml-syntax|lineHeight: 20⟧, letterSpacing: 1 }",
      "a mapping on one line needs braces around its entries; write `14: { lineHeight: 20, ... }`, or "
        + "`14: { lineHeight: 20 }` if the rest is not a part of it"
    ),
    SpecMistake(
      "color: { gray: \"#888888\", ink: ⟦yaml-syntax|light: \"#222222\"⟧, red: \"#C8102E\" }",
      "a mapping on one line needs braces around its entries; write `ink: { light: \"#222222\", ... }`, or "
        + "`ink: { light: \"#222222\" }` if the rest is not a part of it"
    ),
    // Text may have a colon.
    SpecMistake(
      "styles:\n  title:\n    size: 14\n    color: ink\n    weight: regular\n    "
        + "description: ⟦yaml-syntax|Titles: large⟧",
      "text with `: ` needs quotes: `\"Titles: large\"`"
    ).fixed(
      "styles:\n  title:\n    size: 14\n    color: ink\n    weight: regular\n    description: \"Titles: large\""
    ),
  ]

  private static let entriesOfOneLine: [SpecMistake] = [
    SpecMistake(
      "typography:\n  14: plain⟦yaml-syntax|,⟧ 16: plain",
      "entries on one line need braces; write `{ 14: plain, 16: plain }`"
    ).fixed("typography:\n  { 14: plain, 16: plain }"),
    SpecMistake(
      "typography:\n  14:\n    lineHeight: 20⟦yaml-syntax|,⟧ letterSpacing: 1\n  16: plain",
      "entries on one line need braces; write `{ lineHeight: 20, letterSpacing: 1 }`"
    ).fixed("typography:\n  14:\n    { lineHeight: 20, letterSpacing: 1 }\n  16: plain"),
    SpecMistake(
      "color:\n  ink:\n    light: \"#222222\"⟦yaml-syntax|,⟧ dark: \"#EEEEEE\"",
      "entries on one line need braces; write `{ light: \"#222222\", dark: \"#EEEEEE\" }`"
    ).fixed("color:\n  ink:\n    { light: \"#222222\", dark: \"#EEEEEE\" }"),
    SpecMistake(
      "color:\n  ink: \"#222222\"⟦yaml-syntax|,⟧ gray: \"#333333\"\n  red: \"#C8102E\"",
      "an entry outside of braces ends with its line; write `ink: \"#222222\"`, and `gray: \"#333333\"` on its own line"
    ).fixed("color:\n  ink: \"#222222\"\n  gray: \"#333333\"\n  red: \"#C8102E\""),
  ]

  private static let openQuotes: [SpecMistake] = [
    SpecMistake(
      "color:\n  ink:\n    light: ⟦yaml-syntax|\"⟧#B3391B, dark: \"#FF9474\"",
      "this quote is never closed; write `{ light: \"#B3391B\", dark: \"#FF9474\" }`"
    ).fixed("color:\n  ink:\n    { light: \"#B3391B\", dark: \"#FF9474\" }"),
    SpecMistake(
      "color:\n  ink:\n    light: ⟦yaml-syntax|'⟧#B3391B, dark: '#FF9474' # note\n  gray: \"#888888\"",
      "this quote is never closed; write `{ light: '#B3391B', dark: '#FF9474' } # note`"
    ).fixed("color:\n  ink:\n    { light: '#B3391B', dark: '#FF9474' } # note\n  gray: \"#888888\""),
    SpecMistake(
      "color:\n  ink: ⟦yaml-syntax|\"⟧#B3391B, 灰: \"#FF9474\"\n  red: \"#C8102E\"",
      "this quote is never closed; write `ink: \"#B3391B\"`, and `灰: \"#FF9474\"` on its own line"
    ).fixed("color:\n  ink: \"#B3391B\"\n  灰: \"#FF9474\"\n  red: \"#C8102E\""),
  ]

  private static let spacedMinus: [SpecMistake] = [
    SpecMistake(
      "typography: { 14: { lineHeight: 20, letterSpacing: ⟦yaml-syntax|- ⟧0.2 } }",
      "a minus has no space after it; write `typography: { 14: { lineHeight: 20, letterSpacing: -0.2 } }`"
    ).fixed("typography: { 14: { lineHeight: 20, letterSpacing: -0.2 } }"),
    SpecMistake(
      "typography:\n  14:\n    lineHeight: 20\n    letterSpacing: ⟦yaml-syntax|- ⟧1",
      "a minus has no space after it; write `letterSpacing: -1`"
    ).fixed("typography:\n  14:\n    lineHeight: 20\n    letterSpacing: -1"),
    SpecMistake(
      "typography:\n  14:\n    letterSpacing: ⟦yaml-syntax|-  ⟧.5 # note\n    lineHeight: 20",
      "a minus has no space after it; write `letterSpacing: -.5 # note`"
    ),
    SpecMistake(
      "typography: { 14: { lineHeight: 20, letterSpacing: ⟦invalid-number|− 0.2⟧ } }",
      "`− 0.2` is not a number for `letterSpacing`; write `-0.2`, without a space after the sign"
    ).fixed("typography: { 14: { lineHeight: 20, letterSpacing: -0.2 } }"),
    SpecMistake(
      "typography: { 14: { lineHeight: 20, letterSpacing: ⟦invalid-number|\"- 0.2\"⟧ } }",
      "`- 0.2` is not a number for `letterSpacing`; write `-0.2`, without a space after the sign"
    ).fixed("typography: { 14: { lineHeight: 20, letterSpacing: -0.2 } }"),
    SpecMistake(
      "typography: { 14: { lineHeight: ⟦invalid-number|+ 20⟧ } }",
      "`+ 20` is not a number for `lineHeight`; write `20`, without a space after the sign"
    ).fixed("typography: { 14: { lineHeight: 20 } }"),
  ]

  /// One error for each line.
  private static let colorsWithSlips: [SpecMistake] = [
    SpecMistake(
      "color: { ink⟦invalid-name|：⟧\"#222222\"，red: \"#C8102E\" }",
      "`：` (full-width colon, U+FF1A) is not the `:` of YAML; write `ink: \"#222222\", red: \"#C8102E\"`"
    ).fixed("color: { ink: \"#222222\", red: \"#C8102E\" }"),
    SpecMistake(
      "color: { ink: ⟦yaml-syntax|#222222⟧; }",
      "`#` starts a comment here, so there is no value; write `color: { ink: \"#222222\" }`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "color: { ink: ⟦yaml-syntax|#222222⟧; red: #C8102E; }",
      "`#` starts a comment here, so there is no value; write `color: { ink: \"#222222\", red: \"#C8102E\" }`"
    ).fixed("color: { ink: \"#222222\", red: \"#C8102E\" }"),
    SpecMistake(
      "color: { ink: ⟦yaml-syntax|#222222⟧； red： #C8102E }",
      "`#` starts a comment here, so there is no value; write `color: { ink: \"#222222\", red: \"#C8102E\" }`"
    ).fixed("color: { ink: \"#222222\", red: \"#C8102E\" }"),
    SpecMistake(
      "color: { ink⟦yaml-syntax| = ⟧#222222; red = #C8102E }",
      "a key is followed by `:`, not `=`; write `color: { ink: \"#222222\", red: \"#C8102E\" }`"
    ).fixed("color: { ink: \"#222222\", red: \"#C8102E\" }"),
    SpecMistake(
      "color: {\n  ink: ⟦yaml-syntax|#222222⟧;\n  red: ⟦yaml-syntax|#C8102E⟧;\n}",
      "`#` starts a comment here, so there is no value; write `ink: \"#222222\",`",
      "`#` starts a comment here, so there is no value; write `red: \"#C8102E\",`"
    ).fixed("color: {\n  ink: \"#222222\",\n  red: \"#C8102E\",\n}"),
    // Colors without other slips have an error each.
    SpecMistake(
      "color: { ink: ⟦yaml-syntax|#222222⟧, red: ⟦yaml-syntax|#C8102E⟧ }",
      "`#` starts a comment here, so there is no value; put the color in quotes: `\"#222222\"`",
      "`#` starts a comment here, so there is no value; put the color in quotes: `\"#C8102E\"`"
    ).fixed("color: { ink: \"#222222\", red: \"#C8102E\" }"),
  ]

  /// Brackets of Chinese text, in place of braces and of brackets.
  private static let anyBrackets: [SpecMistake] = [
    SpecMistake(
      "color: ⟦yaml-syntax|【⟧ ink: \"#222222\" 】",
      "`【` (left black bracket, U+3010) is not the `{` of YAML; write `color: { ink: \"#222222\" }`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "typography:\n  14: ⟦yaml-syntax|【⟧ lineHeight: 20， letterSpacing: 1 】",
      "`【` (left black bracket, U+3010) is not the `{` of YAML; write `14: { lineHeight: 20, letterSpacing: 1 }`"
    ).fixed("typography:\n  14: { lineHeight: 20, letterSpacing: 1 }"),
    SpecMistake(
      "color: { ink: \"#222222\" ⟦yaml-syntax|】⟧",
      "`】` (right black bracket, U+3011) is not the `}` of YAML; write `color: { ink: \"#222222\" }`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "codes: { only: ⟦unmatched-pattern|【⟧\"14_*\"】 }",
      "`【` (left black bracket, U+3010) is not the `[` of YAML; write `only: [\"14_*\"]`"
    ).fixed("codes: { only: [\"14_*\"] }"),
    SpecMistake(
      "codes: { only: ⟦unmatched-pattern|［⟧\"14_*\"］ }",
      "`［` (full-width left bracket, U+FF3B) is not the `[` of YAML; write `only: [\"14_*\"]`"
    ).fixed("codes: { only: [\"14_*\"] }"),
  ]
}
