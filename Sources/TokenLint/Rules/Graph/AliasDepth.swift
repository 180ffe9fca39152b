internal import TokenDiagnostics
internal import TokenModel

enum AliasDepth: LintRule {
  static let id = "alias-depth"
  static let category = RuleCategory.graph
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "References that take many steps to a value",
    whatItDoes: """
      Finds values whose references lead through more than `maximum` references before a value comes. The notes show \
      each step.
      """,
    whyIsThisBad: """
      To learn what a color is, people have to follow each step; to change it, they have to know which steps others \
      share. Two steps do for nearly all: a name for the use, and one for the value.
      """,
    fixSafety: """
      Refers to the last step directly. The value stays the same, but the names on the way may have a meaning: the fix \
      is unsafe. It can change another token that takes a variant of this one for a different variant, as in \
      `light: "{color.ink.dark}"`. There is no fix if a whole color with variants splits the chain.
      """
  )
  static let options = [
    RuleOption("maximum", .number(3, in: 1...32), summary: "How many references may be between a value and its use")
  ]
  static let example = RuleExample(
    """
    palette: { a: "#222222", b: "{palette.a}", c: "{palette.b}", d: '{palette.c}' }
    color: { ink: ⟦'{palette.d}'⟧ }

    """,
    fixed: """
      palette: { a: "#222222", b: "{palette.a}", c: "{palette.b}", d: '{palette.c}' }
      color: { ink: '{palette.a}' }

      """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let maximum = spec.options.number("maximum")
    for token in spec.outline.tokens {
      for value in token.values where value.isReference {
        let (links, isOne) = spec.outline.chain(from: value)
        guard Double(links.count) > maximum, let end = links.last?.reference else { continue }
        let text = spec.reference(to: end, inPlaceOf: value.range)
        let fix = FixIt(writing: text, .unsafe, replacing: value.range)
        findings.report(
          "\(links.count) references lead to the value, more than the \(RuleOption.spelled(maximum)) allowed; refer to `\(end)`",
          at: value.range,
          notes: links.dropFirst().map { Note("then `\($0.text)`", at: $0.range) },
          fix: isOne ? fix : nil
        )
      }
    }
  }
}
