import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenLint

/// What the rules about names and references say, word by word.
struct NamingAndGraphMessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let yaml: String
    let options: [String: OptionValue]
    let messages: [String]

    init(_ rule: String, _ yaml: String, _ options: [String: OptionValue] = [:], _ messages: String...) {
      (self.rule, self.yaml, self.options, self.messages) = (rule, yaml, options, messages)
    }

    var testDescription: String { "\(rule): \(messages.first ?? "")" }
  }

  @Test(arguments: names + references)
  func messagesAreExact(_ test: Case) throws {
    let rule = try #require(RuleRegistry.rule(named: test.rule))
    let example = RuleExample(test.yaml, options: test.options)
    let whole = RuleExampleSpec.whole(test.yaml)
    let found = try RuleExampleSpec.lint(rule, example, yaml: whole, swift: nil).diagnostics
    #expect(found.flatMap { [$0.message] + $0.notes.map { "- \($0.message)" } } == test.messages)
  }

  private static let names = [
    Case(
      "name-pattern",
      "color: { Gray-2: \"#666\" }\n",
      ["patterns": .table(["color": ["[a-z]+", "x"]])],
      "`Gray-2` does not fit `[a-z]+` or `x`, the pattern for names in `color`; rename it"
    ),
    Case(
      "inconsistent-case",
      "color: { light_gray: \"#CCC\", darkGray: \"#333\", off-White_1: \"#EEE\" }\n",
      [:],
      "`darkGray` is in camelCase, but other names in `color` are in snake_case; write `dark_gray`",
      "- `light_gray` is in snake_case",
      "`off-White_1` mixes several ways of writing, but other names in `color` are in snake_case; write `off_white_1`",
      "- `light_gray` is in snake_case"
    ),
    Case(
      "confusable-names",
      "color: { grayO: \"#333\", gray0: \"#444\" }\nweight: { bold: 700, Bold: 800 }\n",
      [:],
      "`gray0` differs from `grayO` only in characters that look alike: `0`, there `O`; rename one of the two",
      "- the other one is `grayO`",
      "`Bold` differs from `bold` only in capitals: `B`, there `b`; rename one of the two",
      "- the other one is `bold`"
    ),
    Case(
      "confusable-names",
      "color: { cyan: \"#088\", \"\\u0441yan\": \"#099\", \"cy\\u200Ban\": \"#0AA\" }\n",
      [:],
      "`\u{441}yan` differs from `cyan` only in characters that look alike: U+0441, there `c`; rename one of the two",
      "- the other one is `cyan`",
      "`cy\u{200B}an` differs from `cyan` only in characters that look alike: U+200B, there `a`; rename one of the two",
      "- the other one is `cyan`"
    ),
    Case(
      "confusable-names",
      "color: { \"\\u00E9\": \"#088\", \"e\\u0301\": \"#099\" }\n",
      [:],
      "`e\u{301}` is written like another name in other Unicode characters: `e`, there U+00E9; rename one of the two",
      "- the other one is `\u{E9}`"
    ),
    Case(
      "confusable-names",
      "modes: { read: { typography: { 14: plain } } }\nstyles: { \"l4_ink_regular_\\u0433ead\": { size: 14, color: ink, weight: regular } }\n",
      [:],
      "`l4_ink_regular_\u{433}ead` differs from `14_ink_regular_read` only in characters that look alike: `l`, there "
        + "`1`; rename one of the two"
    ),
    Case(
      "awkward-swift-name",
      "color: { gray_2: \"#666\", gray-2: \"#777\", off white: \"#EEE\" }\n",
      [:],
      "`gray-2` and `gray_2` give one Swift name, so `t14_gray_2_regular` is this one as `t14_gray_2_regular_2`; rename "
        + "one of them",
      "- `gray_2` has the name without a number",
      "` ` in `off white` is not possible in Swift names, such as `t14_off_white_regular`; write letters, digits and `_`"
    ),
    Case(
      "awkward-swift-name",
      "styles:\n  default: { size: 14, color: ink, weight: regular }\n  tokens: { size: 14, color: ink, weight: regular }\n",
      [:],
      "`default` is a word of the Swift language, and its declaration needs backticks; add a word to it",
      "Swift code reserves the name `tokens`, so this becomes `tokens_2`; add a word to it"
    ),
    Case(
      "ambiguous-name-part",
      "color: { gray_2: \"#666\" }\nmodes: { night_read: { typography: { 14: plain } } }\n",
      [:],
      "`gray_2` contains `_`, which separates the parts of names such as `14_gray_2_regular`; write it without, or choose "
        + "another separator in `codes.name`",
      "`night_read` contains `_`, which separates the parts of names such as `14_gray_2_regular_night_read`; write it "
        + "without, or choose another separator in `codes.mode`"
    ),
  ]

  private static let references = [
    Case(
      "unused-token",
      "palette: { a: \"#333\" }\nfamily: { ui: system, old: Georgia }\nweight: { regular: 400, bold: 700 }\n"
        + "codes: { only: \"*_regular\" }\n",
      [:],
      "nothing refers to `palette.a`; remove it, or use it",
      "no code or style takes the family `old`; remove it, or use it",
      "no code has `weight.bold`, and nothing refers to it; remove it, or let `codes` have it"
    ),
    Case(
      "alias-depth",
      "palette: { a: \"#222\", b: \"{palette.a}\", c: \"{palette.b}\" }\n",
      ["maximum": .number(1)],
      "2 references lead to the value, more than the 1 allowed; refer to `palette.a`",
      "- then `{palette.a}`"
    ),
    Case(
      "deprecated-reference",
      """
      palette:
        a: { light: "#222", deprecated: true }
        b: { light: "#333", deprecated: "ask us" }
        c: { light: "#444", deprecated: "use {palette.d}" }
        d: "#555"
      color: { a: "{palette.a}", b: "{palette.b}", c: "{palette.c}" }

      """,
      [:],
      "`palette.a` is deprecated; use another token",
      "- `palette.a` is deprecated here",
      "`palette.b` is deprecated; its advice is \"ask us\"",
      "- `palette.b` is deprecated here",
      "`palette.c` is deprecated; use `palette.d`",
      "- `palette.c` is deprecated here"
    ),
    Case(
      "deprecated-without-replacement",
      """
      palette:
        a: { light: "#222", deprecated: true }
        b: { light: "#333", deprecated: "use {palette.x}" }
        c: { light: "#444", deprecated: "use {palette.a}" }

      """,
      [:],
      "`palette.a` is deprecated, but no token to use instead is named; write one in braces, such as `use {color.ink}`",
      "`palette.b` is deprecated, but there is no token `palette.x` to use instead; name one that exists",
      "`palette.c` is deprecated, but so is `palette.a`; name a token that is not"
    ),
    Case(
      "layering",
      "palette: { gray: \"{color.ink}\" }\n",
      [:],
      "`palette.gray` refers to `color.ink`, but `palette.*` may refer only to `palette.*`",
      "- `color.ink` is declared here"
    ),
    Case(
      "layering",
      "color: { a: \"#222\", b: \"{color.a}\" }\n",
      ["targets": .table(["*": []])],
      "`color.b` refers to `color.a`, but `*` may refer to nothing",
      "- `color.a` is declared here"
    ),
    Case(
      "repeated-value",
      "palette: { a: \"#666\", b: \"#777\", c: \"#777777FF\" }\ncolor: { x: \"#666666\", y: \"#777\" }\n",
      [:],
      "`#666666` repeats `palette.a`; refer to that",
      "- `palette.a` has this value",
      "`#777` repeats several colors of the palette; refer to one of them",
      "- `palette.b` has this value",
      "- `palette.c` has this value"
    ),
    Case(
      "missing-description",
      "color: { ink: \"#222\" }\n",
      [:],
      "`color.ink` has no `description`; describe its purpose"
    ),
  ]
}
