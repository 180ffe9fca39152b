import Testing

/// A wrong spec with its marks, and the messages that it must give.
struct SpecMistake: Sendable, CustomTestStringConvertible {
  let source: String
  let messages: [String]
  /// The spec after the first fix of each message; nil for a mistake without fixes.
  var fixed: String?

  /// The minimal spec with one line replaced or, if no line starts with the same key, added.
  init(_ line: String, _ messages: String...) {
    let key = line.prefix { $0 != ":" }
    let lines = minimalSpec.split(separator: "\n").filter { !$0.hasPrefix(key + ":") }
    source = (lines + [line[...]]).joined(separator: "\n") + "\n"
    self.messages = messages
  }

  /// The same mistake with the line after its fixes.
  func fixed(_ line: String) -> SpecMistake {
    var mistake = self
    mistake.fixed = SpecMistake(line).source
    return mistake
  }

  func fixed(whole source: String) -> SpecMistake {
    var mistake = self
    mistake.fixed = source
    return mistake
  }

  init(whole source: String, _ messages: String...) {
    self.init(whole: source, messages: messages)
  }

  init(whole source: String, messages: [String]) {
    self.source = source
    self.messages = messages
  }

  var testDescription: String { messages.joined(separator: "; ") }

  static let all =
    files + header + tokens + families + typography + references + malformedReferences + circles + templates + styles
    + annotations + emoji + cascades + firstMistakes

  private static let files = [
    SpecMistake(whole: "# nothing\n", "the file is empty; a spec starts with `stylespec: 1`"),
    SpecMistake(whole: "⟦wrong-kind|[1, 2]⟧\n", "a spec is a mapping, not a list"),
    SpecMistake(whole: "⟦wrong-kind|hello⟧\n", "`hello` is a key without a colon; write `hello: …`"),
    SpecMistake(
      whole: minimalSpec.replacing("stylespec: 1\n", with: ""),
      "the key `stylespec` is missing; a spec starts with `stylespec: 1`"
    ),
    SpecMistake(
      "stylespec: ⟦unsupported-version|2⟧",
      "format version `2` is not supported; this tool supports version 1"
    ),
  ]

  private static let header = [
    SpecMistake(
      "name: ⟦invalid-name|my brand⟧",
      "`my brand` cannot name a catalog: it becomes a Swift type; write letters A-Z, digits and `_`, and a capital first"
    ),
    SpecMistake(
      "name: ⟦invalid-name|Type⟧",
      "`Type` cannot name a catalog: Swift code uses this name itself; add a word to it"
    ),
    SpecMistake(
      "offsetHost: ⟦unknown-value|uikit_legacy⟧",
      "`uikit_legacy` is not a value of `offsetHost`; did you mean `uikit-legacy`?"
    ),
    SpecMistake(
      "swift: { ⟦unknown-key|name⟧: raw }",
      "`name` is not a key of `swift`; did you mean `names`?"
    ),
    SpecMistake(
      "swift: { names: ⟦unknown-value|camelcase⟧, access: ⟦unknown-value|open⟧ }",
      "`camelcase` is not a value of `names`; did you mean `camelCase`?",
      "`open` is not a value of `access`, which takes `public`, `package`, `internal`"
    ),
    SpecMistake(
      "swift: { tokens: ⟦unknown-value|all⟧ }",
      "`all` is not a value of `tokens`, which takes `true`, `false`"
    ),
    SpecMistake(
      "swift: { prefix: ⟦invalid-name|1_⟧ }",
      "`1_` cannot name a prefix: it starts Swift names; write letters A-Z, digits and `_`, and a letter first"
    ),
    SpecMistake(
      "⟦unknown-key|weights⟧: { bold: 700 }",
      "`weights` is not a key of a spec; did you mean `weight`?"
    ),
    SpecMistake(
      "⟦unknown-key|spacing⟧: { s: 4 }",
      "`spacing` is not a key of a spec, which has `swift`, `name`, `weight`, `family`, `stylespec`, `include`, `palette`, "
        + "`color` and 9 more"
    ),
    SpecMistake(
      whole: minimalSpec.replacing("color:", with: "⟦unknown-key|colour⟧:"),
      "`colour` is not a key of a spec; did you mean `color`?"
    ),
    SpecMistake(
      whole: "stylespec: 1\n",
      "a spec needs the key `name`, for instance `name: Brand`",
      "a spec needs the key `color`, for instance `color: { ink: \"#222222\" }`",
      "a spec needs the key `weight`, for instance `weight: { regular: 400 }`",
      "a spec needs the key `typography`, for instance `typography: { 14: plain }`"
    ),
  ]

  private static let tokens = [
    SpecMistake(
      "color: { ink: ⟦invalid-color|red⟧ }",
      "`red` is not a color; write `\"#FF0000\"`, in quotes because `#` starts a comment"
    ),
    SpecMistake(
      "color: { ink: ⟦invalid-color|reddish⟧ }",
      "`reddish` is not a color; write `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, in quotes because `#` starts a comment"
    ),
    SpecMistake(
      "color: { ink: ⟦invalid-color|\"#39639\"⟧ }",
      "`#39639` has 5 hex digits, not 3, 4, 6 or 8; write `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, "
        + "in quotes because `#` starts a comment"
    ),
    SpecMistake(
      "color: { ink: ⟦invalid-color|⟧}",
      "an empty value is not a color; write `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, in quotes because `#` starts a comment"
    ),
    SpecMistake(
      "color: { ⟦invalid-name|<<⟧: \"#222\" }",
      "`<<` cannot name a color: merge keys are not supported; refer to each value instead"
    ),
    SpecMistake(
      "color: { ink: ⟦missing-key|{ dark: \"#222\" }⟧ }",
      "a color needs the key `light`, for instance `light: \"#222222\"`"
    ),
    SpecMistake("color: { ink: ⟦wrong-kind|[\"#222\"]⟧ }", "a color is a single value, not a list"),
    SpecMistake(
      whole: minimalSpec.replacing("\"#222222\"", with: "⟦wrong-kind|\"{palette.gray}\"⟧")
        + "palette: { gray: { light: \"#999\", dark: \"#222\", mid: \"#555\" } }\n",
      "this leads to a group of colors; name a color in it"
    ),
    SpecMistake(
      "color: { ink: { light: \"#222\", ⟦unknown-key|drak⟧: \"#EEE\" } }",
      "`drak` is not a key of a color; did you mean `dark`?"
    ),
    SpecMistake("color: ⟦wrong-kind|\"#222\"⟧", "`color` is a mapping, not a single value"),
    SpecMistake("modes:\n  read:\n    ⟦wrong-kind|typo⟧ # a key\n", "`typo` is a key without a colon; write `typo: …`"),
    SpecMistake(
      "color: { ⟦invalid-name|\"\"⟧: \"#222\" }",
      "an empty text cannot name a color: a name has at least one character"
    ),
    SpecMistake("color: { ⟦invalid-name|a.b⟧: \"#222\" }", "`a.b` cannot name a color: names must not contain `.`"),
    SpecMistake("color: { ⟦invalid-name|$a⟧: \"#222\" }", "`$a` cannot name a color: names must not start with `$`"),
    SpecMistake(
      "color: { ⟦invalid-name|\"a\\nb\"⟧: \"#222\" }",
      "`a\nb` cannot name a color: names must not contain control characters"
    ),
    SpecMistake(
      "palette: { gray: { mid: ⟦invalid-color|\"#12\"⟧ } }",
      "`#12` is not a color; write `\"#121212\"`, in quotes because `#` starts a comment"
    ),
    SpecMistake("weight: { bold: ⟦out-of-range|0⟧ }", "0 is out of range; a weight is from 1 to 1000"),
    SpecMistake("weight: { bold: ⟦invalid-number|450.5⟧ }", "a weight is a whole number, not 450.5"),
    SpecMistake(
      "weight: { bold: ⟦invalid-number|bold⟧ }",
      "`bold` is not a number for a weight; write `700`, its number in CSS"
    ).fixed("weight: { bold: 700 }"),
    SpecMistake(
      "weight: { bold: ⟦invalid-number|heaviest⟧ }",
      "`heaviest` is not a number for a weight; write plain digits such as `14` or `0.5`, "
        + "without unit, exponent or sign `+`"
    ),
  ]

  private static let families = [
    SpecMistake(
      "family: { ui: ⟦invalid-name|\"\"⟧ }",
      "an empty text cannot name a font: a name has at least one character"
    ),
    SpecMistake("family: { ui: ⟦wrong-kind|[]⟧ }", "a family is a single value, not an empty list"),
    SpecMistake("family: { ui: [a, ⟦wrong-kind|[b]⟧] }", "a font is a single value, not a list"),
    SpecMistake(
      "family: { ui: [a, ⟦invalid-name|\"\"⟧] }",
      "an empty text cannot name a font: a name has at least one character"
    ),
    SpecMistake(
      "family: { ui: ⟦missing-key|{ metrics: { ascent: 1, descent: 0.2 } }⟧ }",
      "a family needs the key `name`, for instance `name: \"PingFang SC\"`"
    ),
    SpecMistake(
      "family: { ui: { name: Inter, metrics: { ascent: ⟦out-of-range|96.8⟧, descent: 0.2 } } }",
      "96.8 is out of range; `ascent` is from 0 to 4"
    ),
    SpecMistake(
      "family: { ui: { name: Inter, metrics: ⟦missing-key|{ ascent: 0.9 }⟧ } }",
      "`metrics` needs the key `descent`, for instance `descent: 0.241`"
    ),
  ]

  private static let typography = [
    SpecMistake(
      "typography: { 14: ⟦unknown-value|plane⟧ }",
      "`plane` is not the metrics of a size; did you mean `plain`?"
    ),
    SpecMistake(
      "typography: { 14: ⟦missing-key|{ lineSpacing: 3, baselineOffset: 1 }⟧ }",
      "a size needs the key `lineHeight`, for instance `lineHeight: 20`"
    ),
    SpecMistake(
      "typography: { 14: { lineHeight: 20, baselineOffset: ⟦unknown-value|Centre⟧ } }",
      "`Centre` is not a value of `baselineOffset`; did you mean `center`?"
    ),
    SpecMistake(
      "typography: { 14: { lineHeight: 20, baselineOffset: ⟦unknown-value|top⟧ } }",
      "`top` is not a value of `baselineOffset`; write points such as `1.5`, or `center`"
    ),
    SpecMistake(
      "typography: { 14: { lineHeight: 20, baselineOffset: center, lineSpacing: ⟦invalid-number|center⟧ } }",
      "`center` is not a number for `lineSpacing`; write plain digits such as `14` or `0.5`, without unit, exponent or sign `+`"
    ),
    SpecMistake(
      "typography: { 14: { lineHeight: ⟦out-of-range|0⟧, lineSpacing: 3, baselineOffset: 1 } }",
      "0 is out of range; `lineHeight` is from 0.0001 to 10000"
    ),
    SpecMistake(
      "typography: { 14: { lineHeight: ⟦invalid-number|20px⟧, lineSpacing: 3, baselineOffset: 1 } }",
      "`20px` is not a number for `lineHeight`; write `20`: numbers have no unit, and lengths are in points"
    ),
    SpecMistake(
      "typography: { 14: { lineHeight: ⟦invalid-number|14 * 1.5⟧, lineSpacing: 3, baselineOffset: 1 } }",
      "`14 * 1.5` is not a number for `lineHeight`; a spec has no arithmetic, and the result is `21`"
    ),
    SpecMistake(
      "typography: { 14: { lineHeight: ⟦invalid-number|20.00001⟧, lineSpacing: 3, baselineOffset: 1 } }",
      "`20.00001` is not a number for `lineHeight`; write `20`: numbers have at most four digits after the point"
    ),
    SpecMistake("typography: { ⟦out-of-range|0⟧: plain }", "0 is out of range; a size is from 0.0001 to 10000"),
    SpecMistake(
      "typography: { ⟦invalid-number|014⟧: plain }",
      "`014` is not a number for a size; drop the leading zero"
    ),
    SpecMistake(
      "typography: { 14: plain, ⟦duplicate-size|14.0⟧: plain }",
      "size 14 is already in this table; remove one of the two"
    ),
    SpecMistake(
      whole: minimalSpec.replacing("offsetHost: uikit\n", with: "").replacing(
        "Offset: 1",
        with: "Offset: ⟦missing-key|1⟧"
      ),
      "a baseline offset has no meaning without its host; add `offsetHost: uikit`, `uikit-legacy` (before iOS 16.4) or `css`"
    ),
    SpecMistake(
      "modes: { read: { typography: { ⟦unknown-size|15⟧: plain } } }",
      "mode `read` sets size 15, which `typography` does not have; it has `14`"
    ),
    SpecMistake(
      "modes: { read: ⟦missing-key|{}⟧ }",
      "a mode needs the key `typography`, for instance `typography: { 14: plain }`"
    ),
  ]

  private static let references = [
    SpecMistake(
      "color: { ink: ⟦unknown-reference|\"{color.inc}\"⟧ }",
      "`{color.inc}` leads nowhere: `color` has no `inc`; did you mean `ink`?"
    ),
    SpecMistake(
      "color: { ink: ⟦unknown-reference|\"{palette.gray}\"⟧ }",
      "`{palette.gray}` leads nowhere: the spec has no `palette`"
    ),
    SpecMistake(
      "color: { ink: ⟦unquoted-reference|{color.x}⟧ }",
      "a reference needs quotes, or YAML reads a mapping; write `\"{color.x}\"`"
    ),
    SpecMistake(
      "color: { a: ⟦reference-cycle|\"{color.a}\"⟧ }",
      "these references lead in a circle: `{color.a}` → `{color.a}`; give one of them a value"
    ),
  ]

  static let templates = [
    SpecMistake(
      "codes: { name: ⟦invalid-template|\"{size}_{colr}\"⟧ }",
      "`{colr}` is not a placeholder here; did you mean `{color}`?"
    ),
    SpecMistake("codes: { name: ⟦invalid-template|\"{size}_{color\"⟧ }", "a `{` has no `}`; close it"),
    SpecMistake("codes: { name: ⟦invalid-template|\"\"⟧ }", "a name template is empty"),
    SpecMistake(
      "codes: { color: open, name: \"{size}_⟦invalid-template|{color}⟧_{weight}\" }",
      "these codes leave their color open, so that their names cannot contain it; remove `{color}`"
    ),
    SpecMistake(
      "codes: { mode: '{name}-{mode}⟦invalid-template|{color}⟧', color: open }",
      "these codes leave their color open, so that their names cannot contain it; remove `{color}`"
    ),
    SpecMistake(
      "codes: { color: open, name: ⟦invalid-template|\"{size}_\\x7Bcolor}\"⟧ }",
      "these codes leave their color open, so that their names cannot contain it; remove `{color}`"
    ),
    SpecMistake(
      "codes: { color: open, name: ⟦invalid-template|\"{size}_{wieght}\"⟧ }",
      "`{wieght}` is not a placeholder here; did you mean `{weight}`?"
    ),
    SpecMistake(
      "codes: { color: open, name: ⟦invalid-template|\"{size}_{x}\"⟧ }",
      "`{x}` is not a placeholder here; a template has `{size}`, `{weight}`, `{family}`"
    ),
    SpecMistake(
      "codes: { color: ⟦unknown-value|opne⟧ }",
      "`opne` is not a value of `color`; did you mean `open`?"
    ),
    SpecMistake(
      whole: minimalSpec.replacing("400 }", with: "400, bold: 700 }")
        + "codes: { color: open, name: ⟦ambiguous-template|\"{size}\"⟧ }\n",
      "two codes get the name `14`: size `14`, weight `regular`, and size `14`, weight `bold`; put `{weight}` into `codes.name`"
    ),
    SpecMistake(
      whole: minimalSpec.replacing("400 }", with: "400, bold: 700 }")
        + "codes: { name: ⟦ambiguous-template|\"{size}_{color}\"⟧ }\n",
      "two codes get the name `14_ink`: size `14`, color `ink`, weight `regular`, and size `14`, color `ink`, weight `bold`; "
        + "put `{weight}` into `codes.name`"
    ),
    SpecMistake(
      whole: """
        stylespec: 1
        name: Brand
        color: { 4a: "#111", a: "#222" }
        weight: { bold: 700 }
        typography: { 1: plain, 14: plain }
        codes: { name: ⟦ambiguous-template|"{size}{color}"⟧ }

        """,
      "two codes get the name `14a`: size `1`, color `4a`, weight `bold`, and size `14`, color `a`, weight `bold`; "
        + "write `codes.name: \"{size}_{color}\"`: no name contains `_`"
    ).fixed(
      whole: """
        stylespec: 1
        name: Brand
        color: { 4a: "#111", a: "#222" }
        weight: { bold: 700 }
        typography: { 1: plain, 14: plain }
        codes: { name: "{size}_{color}" }

        """
    ),
    // The template has all axes, and separators that names contain.
    SpecMistake(
      whole: """
        stylespec: 1
        name: Brand
        color: { a: "#111", a_b: "#222" }
        weight: { c: 400, b_c: 700 }
        typography: { 13.5: plain }
        codes: { name: ⟦ambiguous-template|"{size}_{color}_{weight}"⟧ }

        """,
      "two codes get the name `13_5_a_b_c`: size `13.5`, color `a`, weight `b_c`, and size `13.5`, color `a_b`, weight `c`; "
        + "write `codes.name: \"{size}-{color}-{weight}\"`: no name contains `-`"
    ).fixed(
      whole: """
        stylespec: 1
        name: Brand
        color: { a: "#111", a_b: "#222" }
        weight: { c: 400, b_c: 700 }
        typography: { 13.5: plain }
        codes: { name: "{size}-{color}-{weight}" }

        """
    ),
    SpecMistake(
      whole: """
        stylespec: 1
        name: Brand
        color: { 淡-墨: "#111" }
        weight: { 细: 400, 细_夜: 700 }
        typography: { 14: plain }
        modes: { 夜: { typography: { 14: plain } } }
        codes: { name: "{size}_{color}_{weight}", mode: ⟦ambiguous-template|"{name}_{mode}"⟧ }

        """,
      "two codes get the name `14_淡-墨_细_夜`: size `14`, color `淡-墨`, weight `细_夜`, and size `14`, color `淡-墨`, weight `细`, "
        + "mode `夜`; write `codes.mode: \"{name}/{mode}\"`: no name contains `/`"
    ).fixed(
      whole: """
        stylespec: 1
        name: Brand
        color: { 淡-墨: "#111" }
        weight: { 细: 400, 细_夜: 700 }
        typography: { 14: plain }
        modes: { 夜: { typography: { 14: plain } } }
        codes: { name: "{size}_{color}_{weight}", mode: "{name}/{mode}" }

        """
    ),
    SpecMistake(
      whole: """
        stylespec: 1
        name: Brand
        color: { a: "#111" }
        weight: { c: 400 }
        typography: { 14: plain }
        modes: { read: { typography: { 14: plain } } }
        codes: { mode: ⟦ambiguous-template|"{name}"⟧ }

        """,
      "two codes get the name `14_a_c`: size `14`, color `a`, weight `c`, and size `14`, color `a`, weight `c`, mode `read`; "
        + "put `{mode}` into `codes.mode`"
    ),
    SpecMistake(
      whole: minimalSpec.replacing("400 }", with: "400, bold: 700 }").replacing("\" }", with: "\", red: \"#F00\" }")
        + "codes: { name: ⟦ambiguous-template|\"{size}\"⟧ }\n",
      "two codes get the name `14`: size `14`, color `ink`, weight `regular`, and size `14`, color `ink`, weight `bold`; "
        + "put `{color}` and `{weight}` into `codes.name`"
    ),
    SpecMistake(
      "codes: { only: [\"14_*\", ⟦unmatched-pattern|\"15_*\"⟧] }",
      "this pattern matches no code; codes have names such as `14_ink_regular`"
    ),
    SpecMistake(
      "codes: { except: ⟦unmatched-pattern|bold⟧ }",
      "this pattern matches no code; codes have names such as `14_ink_regular`"
    ),
    SpecMistake("codes: { except: ⟦wrong-kind|{ a: b }⟧ }", "a pattern is a single value, not a mapping"),
  ]

  private static let styles = [
    SpecMistake(
      "styles: { title: ⟦missing-key|{ size: 14, color: ink }⟧ }",
      "a style needs the key `weight`, for instance `weight: bold`"
    ),
    SpecMistake(
      "styles: { title: { size: ⟦unknown-token|22⟧, color: ink, weight: regular } }",
      "`typography` has no size 22; it has `14`"
    ),
    SpecMistake(
      "styles: { title: { size: 14, color: ⟦unknown-token|inc⟧, weight: regular } }",
      "there is no color `inc` in `color`; did you mean `ink`?"
    ),
    SpecMistake(
      "styles: { title: { size: 14, color: ⟦unknown-token|\"{color.inc}\"⟧, weight: regular } }",
      "there is no color `inc` in `color`; did you mean `ink`?"
    ),
    SpecMistake(
      "styles: { title: { size: 14, color: ink, weight: ⟦unknown-token|heavy⟧ } }",
      "there is no weight `heavy` in `weight`, which has `regular`"
    ),
    SpecMistake(
      "styles: { title: { size: 14, color: ink, weight: ⟦unknown-token|700⟧ } }",
      "no weight in `weight` is 700; it has `regular: 400`"
    ),
    SpecMistake(
      whole: minimalSpec.replacing("regular: 400 }", with: "bold: 700, heavy: 700 }")
        + "styles: { title: { size: 14, color: ink, weight: ⟦unknown-token|700⟧ } }\n",
      "2 weights are 700: `bold`, `heavy`; write the name of one of them"
    ),
    SpecMistake(
      "styles: { title: { size: 14, color: ink, weight: regular, mode: ⟦unknown-token|read⟧ } }",
      "there is no mode `read` in `modes`, which has none"
    ),
    SpecMistake(
      whole: minimalSpec.replacing("color: { ink: \"#222222\" }", with: "codes: { color: open }")
        + "styles: { title: { size: 14, weight: regular, color: ⟦unknown-token|ink⟧ } }\n",
      "there is no color `ink` in `color`, which has none"
    ),
    SpecMistake(
      "codes: { color: open }\nstyles: { ⟦duplicate-name|14_regular⟧: { size: 14, weight: regular } }",
      "another code is already named `14_regular`; rename the style"
    ),
    SpecMistake(
      "styles: { ⟦duplicate-name|14_ink_regular⟧: { size: 14, color: ink, weight: regular } }",
      "another code is already named `14_ink_regular`; rename the style"
    ),
  ]

  private static let annotations = [
    SpecMistake(
      "color: { ink: { light: \"#222\", description: ⟦wrong-kind|[a, b]⟧ } }",
      "`description` is a single value, not a list"
    ),
    SpecMistake(
      "weight: { bold: { value: 700, deprecated: ⟦wrong-kind|{ by: heavy }⟧ } }",
      "`deprecated` is a single value, not a mapping"
    ),
    SpecMistake(
      "weight: { bold: { value: 700, deprecated: ⟦unquoted-reference|{weight.heavy}⟧ } }",
      "a reference needs quotes, or YAML reads a mapping; write `\"{weight.heavy}\"`"
    ),
    SpecMistake(
      "modes: { read: { typography: { 14: plain }, description: ⟦wrong-kind|[]⟧ } }",
      "`description` is a single value, not a list"
    ),
    SpecMistake(
      "styles: { title: { size: 14, color: ink, weight: regular, ⟦unknown-key|descripton⟧: x } }",
      "`descripton` is not a key of a style; did you mean `description`?"
    ),
    SpecMistake(
      "family: { ui: { name: system, ⟦unknown-key|deprecate⟧: true } }",
      "`deprecate` is not a key of a family; did you mean `deprecated`?"
    ),
    SpecMistake(
      "weight: { bold: ⟦missing-key|{ description: Heads }⟧ }",
      "a weight needs the key `value`, for instance `value: 400`"
    ),
    SpecMistake(
      "weight: { bold: { value: ⟦out-of-range|0⟧ } }",
      "0 is out of range; a weight is from 1 to 1000"
    ),
    SpecMistake(
      "palette: { gray: ⟦missing-key|{ description: Grays }⟧ }",
      "a color needs the key `light`, for instance `light: \"#222222\"`"
    ),
    // One variant that is a color makes all of them variants.
    SpecMistake(
      "palette: { theme: { light: \"#222\", dark: ⟦wrong-kind|{ ink: \"#EEE\" }⟧ } }",
      "a color is a single value, not a mapping"
    ),
    SpecMistake(
      "palette: { theme: { light: { ink: ⟦invalid-color|\"#39639\"⟧ }, dark: { ink: \"#EEE\" } } }",
      "`#39639` has 5 hex digits, not 3, 4, 6 or 8; write `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, in quotes because `#` starts a comment"
    ),
    SpecMistake(
      "palette: { theme: { light: ⟦unquoted-reference|{palette.x}⟧ } }",
      "a reference needs quotes, or YAML reads a mapping; write `\"{palette.x}\"`"
    ),
    SpecMistake(
      whole: minimalSpec.replacing("\"#222222\"", with: "⟦wrong-kind|\"{palette.theme}\"⟧")
        + "palette: { theme: { light: { ink: \"#222\" }, dark: { ink: \"#EEE\" } } }\n",
      "this leads to a group of colors; name a color in it"
    ),
    SpecMistake(
      "palette: { grays: { description: ⟦invalid-color|Grays⟧, 1: \"#333\" } }",
      "`Grays` is not a color; write `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, in quotes because `#` starts a comment"
    ),
  ]

  /// What people get wrong in their first spec: the list of `TokenFormat.md`, in its order.
  static let firstMistakes =
    unquotedColors + [
      SpecMistake("color:\n⟦yaml-syntax|\t⟧ink: \"#222222\"", "a tab cannot indent YAML; indent with spaces"),
      SpecMistake(
        "typography: { ⟦invalid-number|14px⟧: plain }",
        "`14px` is not a number for a size; write `14`: numbers have no unit, and lengths are in points"
      ).fixed("typography: { 14: plain }"),
      SpecMistake(
        "typography:\n  14: { lineHeight: ⟦invalid-number|20 pt⟧, lineSpacing: ⟦invalid-number|3DP⟧, baselineOffset: 1 }",
        "`20 pt` is not a number for `lineHeight`; write `20`: numbers have no unit, and lengths are in points",
        "`3DP` is not a number for `lineSpacing`; write `3`: numbers have no unit, and lengths are in points"
      ).fixed("typography:\n  14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1 }"),
    ] + factors + missingSpaces + flags + lists + indentation + quotes + versions + commas + syntax

  private static let factors = [
    SpecMistake(
      "typography: { 17: { lineHeight: ⟦invalid-number|1.4⟧, letterSpacing: ⟦invalid-number|-2%⟧ } }",
      "`1.4` is a factor; line heights are points: 17 × 1.4 = 23.8, so write `23.8`",
      "`-2%` is not a number for `letterSpacing`; letter spacings are points: 17 × -0.02 = -0.34, so write `-0.34`"
    ).fixed("typography: { 17: { lineHeight: 23.8, letterSpacing: -0.34 } }"),
    SpecMistake(
      "typography: { 17: { lineHeight: ⟦invalid-number|\"140%\"⟧ }, 16: { lineHeight: ⟦invalid-number|1.5em⟧ } }",
      "`140%` is not a number for `lineHeight`; line heights are points: 17 × 1.4 = 23.8, so write `23.8`",
      "`1.5em` is not a number for `lineHeight`; line heights are points: 16 × 1.5 = 24, so write `24`"
    ).fixed("typography: { 17: { lineHeight: 23.8 }, 16: { lineHeight: 24 } }"),
    SpecMistake(
      "typography: { 17: { lineHeight: ⟦invalid-number|AUTO⟧ }, 16: { lineHeight: ⟦invalid-number|normal⟧ } }",
      "`AUTO` is not a number for `lineHeight`; a line of the font is 20.281 high at size 17, so write `20.281`",
      "`normal` is not a number for `lineHeight`; a line of the font is 19.088 high at size 16, so write `19.088`"
    ).fixed("typography: { 17: { lineHeight: 20.281 }, 16: { lineHeight: 19.088 } }"),
    SpecMistake(
      "typography: { ⟦invalid-number|\"17.0pt\"⟧: { lineHeight: ⟦invalid-number|1.4x⟧ } }",
      "`17.0pt` is not a number for a size; write `17`: numbers have no unit, and lengths are in points",
      "`1.4x` is not a number for `lineHeight`; line heights are points: 17 × 1.4 = 23.8, so write `23.8`"
    ).fixed("typography: { 17: { lineHeight: 23.8 } }"),
    SpecMistake(
      "typography: { 14: { lineHeight: ⟦invalid-number|16.799999237060547⟧, letterSpacing: ⟦invalid-number|−⟧0.2 } }",
      "`16.799999237060547` is not a number for `lineHeight`; write `16.8`: numbers have at most four digits after the point",
      "`−` (minus sign, U+2212) is not the `-` of YAML; write `letterSpacing: -0.2`"
    ).fixed("typography: { 14: { lineHeight: 16.8, letterSpacing: -0.2 } }"),
    // A row that others refer to, before it and after it.
    SpecMistake(
      "typography: { 12: \"{typography.17}\", 17: { lineHeight: ⟦invalid-number|1.4em⟧ }, 20: \"{typography.17}\" }",
      "`1.4em` is not a number for `lineHeight`; line heights are points: 17 × 1.4 = 23.8, so write `23.8`"
    ).fixed("typography: { 12: \"{typography.17}\", 17: { lineHeight: 23.8 }, 20: \"{typography.17}\" }"),
    SpecMistake(
      "typography: { 30: { lineHeight: \"{typography.17.lineHeight}\" }, 17: { lineHeight: ⟦invalid-number|1.4⟧ } }",
      "`1.4` is a factor; line heights are points: 17 × 1.4 = 23.8, so write `23.8`"
    ).fixed("typography: { 30: { lineHeight: \"{typography.17.lineHeight}\" }, 17: { lineHeight: 23.8 } }"),
    SpecMistake(
      "typography: { ⟦invalid-number|1.5rem⟧: plain }",
      "`1.5rem` is not a number for a size; lengths are points: 16 × 1.5 = 24, so write `24`"
    ).fixed("typography: { 24: plain }"),
  ]

  private static let unquotedColors = [
    SpecMistake(
      "color: { ink: { light: ⟦yaml-syntax|#222222⟧, dark: ⟦yaml-syntax|#EEE⟧ } }",
      "`#` starts a comment here, so there is no value; put the color in quotes: `\"#222222\"`",
      "`#` starts a comment here, so there is no value; put the color in quotes: `\"#EEE\"`"
    ).fixed("color: { ink: { light: \"#222222\", dark: \"#EEE\" } }"),
    SpecMistake(
      "color: { ink: ⟦yaml-syntax|#22222280⟧ }",
      "`#` starts a comment here, so there is no value; put the color in quotes: `\"#22222280\"`"
    )
    .fixed("color: { ink: \"#22222280\" }"),
    SpecMistake(
      "color:\n  ink: ⟦invalid-color|#222222⟧ # dark\n  gray: ⟦invalid-color|#666⟧",
      "`#` starts a comment here, so there is no value; put the color in quotes: `\"#222222\"`",
      "`#` starts a comment here, so there is no value; put the color in quotes: `\"#666\"`"
    ).fixed("color:\n  ink: \"#222222\" # dark\n  gray: \"#666\""),
    SpecMistake(
      "color: { ink: ⟦invalid-color|„⟧#222222” }",
      "`„` (low double quotation mark, U+201E) is not the `\"` of YAML; write `ink: \"#222222\"`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "color: { ink: ⟦invalid-color|0xFF39639E⟧, red: ⟦invalid-color|rebeccapurple⟧, gray: ⟦invalid-color|39639E⟧ }",
      "`0xFF39639E` is not a color; write `\"#39639E\"`, in quotes because `#` starts a comment",
      "`rebeccapurple` is not a color; write `\"#663399\"`, in quotes because `#` starts a comment",
      "`39639E` is not a color; write `\"#39639E\"`, in quotes because `#` starts a comment"
    ).fixed("color: { ink: \"#39639E\", red: \"#663399\", gray: \"#39639E\" }"),
    SpecMistake(
      "color: { ink: ⟦invalid-color|\"UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)\"⟧ }",
      "`UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)` is not a color; write `\"#1A334D\"`, "
        + "in quotes because `#` starts a comment"
    ).fixed("color: { ink: \"#1A334D\" }"),
    SpecMistake(
      "color: { ink: ⟦invalid-color|\"rgb(57, 99, 158\"⟧ }",
      "`)` is missing at the end; write `\"#39639E\"`"
    ).fixed("color: { ink: \"#39639E\" }"),
    SpecMistake(
      "weight: { regular: ⟦invalid-number|Regular⟧, medium: ⟦invalid-number|Semi Bold⟧ }",
      "`Regular` is not a number for a weight; write `400`, its number in CSS",
      "`Semi Bold` is not a number for a weight; write `600`, its number in CSS"
    ).fixed("weight: { regular: 400, medium: 600 }"),
  ]

  private static let missingSpaces = [
    SpecMistake(
      "typography: { 14: { lineHeight⟦unknown-key|:⟧20, lineSpacing: 3, baselineOffset: 1 } }",
      "a space is missing after `:`; write `lineHeight: 20`"
    ).fixed("typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1 } }"),
    SpecMistake(
      "typography:\n  14:\n    lineHeight⟦yaml-syntax|:⟧20\n    lineSpacing: 3\n    baselineOffset: 1",
      "a space is missing after `:`; write `lineHeight: 20`"
    ).fixed("typography:\n  14:\n    lineHeight: 20\n    lineSpacing: 3\n    baselineOffset: 1"),
    SpecMistake("color: { ink⟦unknown-key|:⟧#222222 }", "a space is missing after `:`; write `ink: \"#222222\"`")
      .fixed("color: { ink: \"#222222\" }"),
    SpecMistake("typography: { 14⟦unknown-key|:⟧plain }", "a space is missing after `:`; write `14: plain`")
      .fixed("typography: { 14: plain }"),
    SpecMistake("weight:\n  bold⟦unknown-key|:⟧700", "a space is missing after `:`; write `bold: 700`")
      .fixed("weight:\n  bold: 700"),
    SpecMistake(
      "weight:\n  bold⟦yaml-syntax| = ⟧700\n  light: 300",
      "a key is followed by `:`, not `=`; write `bold: 700`"
    ).fixed("weight:\n  bold: 700\n  light: 300"),
  ]

  private static let flags = [
    SpecMistake(
      "weight: { bold: { value: 700, deprecated: ⟦unknown-value|Yes⟧ } }",
      "`Yes` is plain text here; write `deprecated: true`"
    ).fixed("weight: { bold: { value: 700, deprecated: true } }"),
    SpecMistake(
      "weight: { bold: { value: 700, deprecated: ⟦unknown-value|off⟧ } }",
      "`off` is plain text here; write `deprecated: false`"
    ).fixed("weight: { bold: { value: 700, deprecated: false } }"),
    SpecMistake(
      "weight: { bold: { value: 700, deprecated: ⟦unknown-value|⟧} }",
      "`deprecated` has no value; write `true`, or what to use instead"
    ),
  ]

  private static let lists = [
    SpecMistake(
      "typography:\n  ⟦wrong-kind|-⟧ 14: plain\n  - 16: plain\n    18: plain",
      "`typography` is a mapping, not a list; remove the `-` before each entry"
    ).fixed("typography:\n    14: plain\n    16: plain\n    18: plain"),
    SpecMistake("typography: ⟦wrong-kind|[14, 16]⟧", "`typography` is a mapping, not a list"),
    SpecMistake(
      "codes: { only: ⟦wrong-kind|{ \"14_*\", 1?_* }⟧ }",
      "a list of patterns needs square brackets; write `[\"14_*\", \"1?_*\"]`"
    ).fixed("codes: { only: [\"14_*\", \"1?_*\"] }"),
  ]

  private static let indentation = [
    SpecMistake(
      "color:\n  ink: \"#222222\"\n   ⟦yaml-syntax|g⟧ray: \"#666666\"",
      "this line is indented by 3 spaces, which matches no line above; entries of one mapping start in the same column, so "
        + "indent it by 2"
    ),
    SpecMistake(
      "typography:\n  14:\n    lineHeight: 20\n   ⟦yaml-syntax|l⟧ineSpacing: 3\n    baselineOffset: 1",
      "this line is indented by 3 spaces, which matches no line above; entries of one mapping start in the same column, so "
        + "indent it by 2 or 4"
    ),
    SpecMistake(
      whole: minimalSpec.replacing("weight: { regular: 400 }", with: "weight:⟦wrong-kind|⟧\n⟦unknown-key|weihgt⟧: 400"),
      "`weight` is empty; write its entries below it, indented by two spaces",
      "`weihgt` is not a key of a spec; did you mean `weight`?"
    ),
  ]

  private static let quotes = [
    SpecMistake(
      "color: { ink: \"#222222\", gray: ⟦unquoted-reference|{color.ink}⟧ }",
      "a reference needs quotes, or YAML reads a mapping; write `\"{color.ink}\"`"
    ).fixed("color: { ink: \"#222222\", gray: \"{color.ink}\" }"),
    SpecMistake(
      "codes: { name: ⟦yaml-syntax|{size}_{color}_{weight}⟧ }",
      "text that starts with `{` needs quotes: `\"{size}_{color}_{weight}\"`"
    ).fixed("codes: { name: \"{size}_{color}_{weight}\" }"),
    SpecMistake(
      "weight: { regular: 400, bold: { value: 700, deprecated: ⟦yaml-syntax|use {weight.regular}⟧ } }",
      "text with `{` needs quotes here: `\"use {weight.regular}\"`"
    ).fixed("weight: { regular: 400, bold: { value: 700, deprecated: \"use {weight.regular}\" } }"),
    SpecMistake(
      "codes: { only: ⟦yaml-unsupported|*_regular⟧ }",
      "aliases (`*name`) are not supported; put text in quotes, `\"*_regular\"`, and to use a value twice, refer to it, such as "
        + "`\"{color.ink}\"`"
    ).fixed("codes: { only: \"*_regular\" }"),
    SpecMistake(
      "codes:\n  only:\n    - \"14_*\"\n    - ⟦yaml-syntax|*_ink_*⟧ # all",
      "`*` starts an alias in YAML; put the text in quotes: `\"*_ink_*\"`"
    ).fixed("codes:\n  only:\n    - \"14_*\"\n    - \"*_ink_*\" # all"),
    SpecMistake("family: { ui: ⟦yaml-syntax|@Inter⟧ }", "`@` cannot start a value; put it in quotes: `\"@Inter\"`")
      .fixed("family: { ui: \"@Inter\" }"),
    SpecMistake("family:\n  ui: ⟦yaml-syntax|%Inter⟧", "`%` cannot start a value; put it in quotes: `\"%Inter\"`")
      .fixed("family:\n  ui: \"%Inter\""),
    SpecMistake(
      "family:\n  ui: ⟦yaml-syntax|`Inter`⟧",
      "a backtick cannot start a value; put it in quotes: `\"Inter\"`"
    )
    .fixed("family:\n  ui: \"Inter\""),
    SpecMistake(
      "family:\n  ui: ⟦yaml-syntax|\"⟧Inter",
      "this quote is never closed; write `ui: \"Inter\"`"
    ).fixed("family:\n  ui: \"Inter\""),
  ]

  private static let versions = [
    SpecMistake(
      whole: minimalSpec.replacing("stylespec: 1\n", with: ""),
      "the key `stylespec` is missing; a spec starts with `stylespec: 1`"
    ).fixed(whole: minimalSpec),
    SpecMistake(
      "stylespec: ⟦unsupported-version|1.0⟧",
      "format version `1.0` is not supported; this tool supports version 1, so write `1`"
    ).fixed("stylespec: 1"),
    SpecMistake("stylespec:⟦unsupported-version|⟧", "`stylespec` has no value; write `stylespec: 1`"),
    SpecMistake(
      whole: minimalSpec.replacing("stylespec", with: "⟦unknown-key|StyleSpec⟧"),
      "`StyleSpec` is not a key of a spec; did you mean `stylespec`?"
    ),
  ]

  private static let commas = [
    SpecMistake(
      "color: { ink: \"#222\", gray: \"#666\", ⟦duplicate-key|ink⟧: \"#111\" }",
      "`ink` is already a key of this mapping; remove one of the two"
    ),
    SpecMistake(
      "typography: { 14: { lineHeight: ⟦invalid-number|20,5⟧, lineSpacing: 3, baselineOffset: 1 } }",
      "a comma ends a value here; write `20.5`, with a point"
    ).fixed("typography: { 14: { lineHeight: 20.5, lineSpacing: 3, baselineOffset: 1 } }"),
    SpecMistake(
      "typography:\n  14:\n    lineHeight: ⟦invalid-number|20,5⟧\n    lineSpacing: 3\n    baselineOffset: 1",
      "`20,5` is not a number for `lineHeight`; write `20.5`, with a point"
    ).fixed("typography:\n  14:\n    lineHeight: 20.5\n    lineSpacing: 3\n    baselineOffset: 1"),
  ]
}
