internal import TokenDiagnostics
internal import TokenModel

enum NamePatterns: LintRule {
  static let id = "name-pattern"
  static let category = RuleCategory.naming
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "Names that do not fit the project's patterns",
    whatItDoes: """
      Finds names of tokens that fit none of the patterns that `patterns` has for their section. A pattern is a \
      regular expression and has to fit the whole name: `gray[0-9]+` fits `gray2` and not `darkgray2`. A section \
      without patterns may have any names. Sizes are numbers and have none. The patterns of `emoji` are for emoji, and \
      not for packs. In token files on their own, patterns are for types: those of `color` fit the last names of the \
      paths of all colors.

      | in a pattern | fits |
      |---|---|
      | `a`, `\\.`, `\\u{4E2D}` | one character; a backslash before a sign takes its meaning from it |
      | `.` | any character |
      | `[a-z_]`, `[^0-9]` | one of some characters, or one of all others |
      | `\\d`, `\\w`, `\\s` | a digit, a letter or digit or `_`, a blank, of any script; `\\D`, `\\W` and `\\S` are the others |
      | `\\p{Lu}`, `\\P{L}` | a character of a general category of Unicode, or one of another |
      | `a*`, `a+`, `a?`, `a{2}`, `a{2,}`, `a{2,3}` | repetitions |
      | `(ab)`, `(?:ab)` | a group |
      | `a\\|b` | one or the other |
      | `^`, `$` | the start and the end of the name |

      Characters are Unicode scalars. Patterns are those of Swift's `Regex`, but no pattern makes the linter slow: \
      time is at most the length of a name times the size of the pattern. So there are no back references and no \
      look-around, and a pattern with all its counts written out has at most 2,000 parts.
      """,
    whyIsThisBad: """
      People guess names. If colors are called `gray1` and `gray2`, the third one is hard to find under `GreyLight`; \
      and the names of tokens are the names of codes in every app.
      """
  )
  private static let sections = ["palette", "color", "weight", "family", "modes", "styles", "emoji"]
  private static let types = TokenType.allCases.map(\.rawValue)
  static let options = [
    RuleOption(
      "patterns",
      .table([:], keys: sections + types.filter { !sections.contains($0) }),
      summary: "The regular expressions for the names of each section of specs, or of each type of token files",
      problem: NameExpression.problem
    )
  ]
  static let example = RuleExample(
    "color: { ink: \"#222222\", ⟦'Gray-2'⟧: \"#666666\" }\n",
    options: ["patterns": .table(["color": ["[a-z]+[0-9]?"]])]
  )

  static func problem(ofTokenFileOptions options: [String: OptionValue]) -> String? {
    guard case .table(let patterns)? = options["patterns"], !patterns.isEmpty else { return nil }
    if patterns.keys.contains(where: types.contains) { return nil }
    return
      "`name-pattern` has patterns for sections of specs alone; token files have types, such as `color` and `dimension`"
  }

  // Regular expressions, not the patterns of `codes`: those cannot express "small letters, then a digit". An expression
  // that does not parse is the configuration's mistake and is not reported at a token.
  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let patterns = spec.options.table("patterns").mapValues { $0.compactMap { try? NameExpression($0) } }.filter {
      !$0.value.isEmpty
    }
    guard !patterns.isEmpty else { return }
    for token in spec.outline.named where token.role != .emoji || token.isEmoji {
      let kind = spec.dialect == .spec ? token.section.rawValue : token.type?.rawValue ?? ""
      guard let allowed = patterns[kind], !allowed.contains(where: { $0.fits(token.name) }) else {
        continue
      }
      let list = allowed.map { "`\($0.text)`" }.joined(separator: " or ")
      findings.report(
        "`\(token.name)` does not fit \(list), the pattern for names \(spec.dialect == .spec ? "in" : "of type") `\(kind)`; rename it",
        at: token.nameRange
      )
    }
  }
}
