internal import TokenDiagnostics
internal import TokenModel

enum RepeatedValue: LintRule {
  static let id = "repeated-value"
  static let category = RuleCategory.graph
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Colors that repeat one of the palette",
    whatItDoes: """
      Finds colors in digits, outside the palette, that are the same as a color of the palette, however they are \
      spelled: `#666` repeats `#666666`. With `palette: true`, also colors of the palette that repeat an earlier one.
      """,
    whyIsThisBad: "When the palette changes, the copy stays behind, and two colors that were one drift apart.",
    fixSafety: """
      Writes a reference to the color of the palette, which has the same value, in the quotes of the digits. There is \
      no fix when several colors of the palette have the value: only people can tell which one is meant.
      """
  )
  static let options = [
    RuleOption("palette", .flag(false), summary: "Whether colors of the palette may not repeat each other either")
  ]
  static let example = RuleExample(
    """
    palette: { gray: { 2: "#666666" }, "it's": "#39639EFF" }
    color:
      gray: { light: ⟦'#666'⟧, dark: "#9B9B9B" } # mid
      link: ⟦'#39639e'⟧

    """,
    fixed: """
      palette: { gray: { 2: "#666666" }, "it's": "#39639EFF" }
      color:
        gray: { light: '{palette.gray.2}', dark: "#9B9B9B" } # mid
        link: '{palette.it''s}'

      """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let tokens = spec.outline.tokens
    let isPaletteJudged = spec.options.flag("palette")
    // Most specs have references alone.
    let hasLiterals = tokens.contains { $0.type == .color && $0.role == .axis && !$0.values.allSatisfy(\.isReference) }
    guard hasLiterals || isPaletteJudged else { return }
    var palette: [ColorValue: [DeclarationID]] = [:]
    for id in tokens.indices where tokens[id].type == .color && tokens[id].role == .primitive {
      guard let value = tokens[id][""]?.color else { continue }
      palette[value, default: []].append(id)
    }
    guard !palette.isEmpty else { return }
    for id in tokens.indices {
      let token = tokens[id]
      guard token.type == .color, token.role == .axis || isPaletteJudged else { continue }
      for value in token.values {
        guard let equal = value.color.flatMap({ palette[$0] }) else { continue }
        // In the palette, the first one of equal colors is right.
        let isPalette = token.role == .primitive
        let others = isPalette ? equal.prefix { $0 < id } : equal[...]
        report(value, others: others.prefix(maximumNotes).map { tokens[$0] }, in: spec, into: &findings)
      }
    }
  }

  /// More would not be read; and many equal colors would make each list longer and longer.
  private static var maximumNotes: Int { 5 }

  private static func report(
    _ value: DeclaredValue,
    others: [TokenDeclaration],
    in spec: LintedSpec,
    into findings: inout Findings
  ) {
    guard let first = others.first else { return }
    let text = spec.reference(to: first.path, inPlaceOf: value.range)
    let fix = FixIt(writing: text, .safe, replacing: value.range)
    findings.report(
      others.count == 1
        ? "`\(value.text)` repeats `\(first.path)`; refer to that"
        : "`\(value.text)` repeats several colors of the palette; refer to one of them",
      at: value.range,
      notes: others.map { Note("`\($0.path)` has this value", at: $0.nameRange) },
      fix: others.count == 1 ? fix : nil
    )
  }
}
