internal import TokenDiagnostics
internal import TokenModel

enum DuplicateColors: LintRule {
  static let id = "duplicate-colors"
  static let category = RuleCategory.color
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "Two text colors that are the same",
    whatItDoes: """
      Finds text colors that equal an earlier one in every appearance, alpha included. Two names for one color on \
      purpose are not duplicates: one refers to the other, or both refer to the same values of the `palette`. Figma \
      exports an alias as the value of its target, along with `com.figma.aliasData`; that is not a duplicate either.
      """,
    whyIsThisBad: """
      Every color multiplies the codes, unless these leave it open. It is unclear which of the two to use, and a \
      change of one of them makes texts differ that were the same.
      """,
    fixSafety: """
      Unsafe: the color becomes a reference to the first one. Nothing looks different, but the two change together \
      from then on. There is no fix where a comment, a description or a reference would be lost.
      """
  )
  static let example = RuleExample(
    "color:\n  ink: \"#222222\"\n  ⟦text⟧: '#222'\n",
    fixed: "color:\n  ink: \"#222222\"\n  text: '{color.ink}'\n"
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    var first: [SIMD4<UInt32>: Int] = [:]
    let colors = spec.catalog.colors
    let aliases = spec.figmaAliases
    for (index, color) in colors.enumerated() where !aliases.contains(color.name.origin.range) {
      guard let earlier = first[color.variants.numbers] else {
        first[color.variants.numbers] = index
        continue
      }
      guard !color.variants.standWhere(colors[earlier].variants) else { continue }
      report(color, sameAs: colors[earlier], in: spec, into: &findings)
    }
  }

  private static func report(
    _ color: ColorToken,
    sameAs earlier: ColorToken,
    in spec: LintedSpec,
    into findings: inout Findings
  ) {
    // The colors of token files have their paths as names.
    let path = spec.dialect == .designTokens ? "{\(earlier.name.value)}" : "{color.\(earlier.name.value)}"
    // A token of a file cannot refer to the spec.
    let isFromFile = spec.isInTokenFile(color.name.origin.range)
    findings.report(
      "color `\(color.name.value)` is the same as `\(earlier.name.value)` in every appearance; use one of them, or "
        + (isFromFile ? "make one refer to the other" : "write `\"\(path)\"`") + " if they belong together",
      at: color.name.origin.range,
      notes: [Note("`\(earlier.name.value)` is declared here", at: earlier.name.origin.range)],
      fix: fix(color, earlier: earlier, path: path, in: spec)
    )
  }

  /// Only between colors that refer to nothing: references could then lead in a circle.
  private static func fix(_ color: ColorToken, earlier: ColorToken, path: String, in spec: LintedSpec) -> FixIt? {
    guard color.variants.isLiteral, earlier.variants.isLiteral, !path.contains("\""), !path.contains("'"),
      !path.contains("\\"), spec.dialect == .spec, let token = spec.outline["color.\(color.name.value)"],
      token.description == nil,
      token.deprecation == nil
    else { return nil }
    if token[""] != nil {
      let text = spec.spelled(path, like: token.range)
      return FixIt(writing: path, spelled: text, .unsafe, replacing: token.range)
    }
    // A mapping on one line has no comments.
    let text = spec.text(token.range)
    guard text.utf8.first == UInt8(ascii: "{"), !text.utf8.contains(UInt8(ascii: "\n")) else { return nil }
    return FixIt(writing: path, spelled: "\"\(path)\"", .unsafe, replacing: token.range)
  }
}
