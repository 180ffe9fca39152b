internal import TokenDiagnostics
internal import TokenModel

enum UnusedToken: LintRule {
  static let id = "unused-token"
  static let category = RuleCategory.graph
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Tokens that nothing uses",
    whatItDoes: """
      Finds tokens that nothing refers to and that are in no code: colors of the palette; families that neither the \
      name template nor a style takes; and weights, sizes and modes whose codes `only` and `except` all leave out. \
      Advice in `deprecated` also refers to a token. No token under `color` is unused: each has its own name in \
      Swift, such as `Brand.Colors.ink`, for views and for text without a code. No emoji is unused, because people use \
      them.
      """,
    whyIsThisBad: """
      An unused token is still read, compared and kept up to date, and sooner or later it is mistaken for the value \
      that the apps show. It is often a leftover of a renaming.
      """,
    fixSafety: """
      Removes the lines of a color of the palette or of a family, with a comment after its value. That is unsafe: the \
      token may be there for what comes next. Comments on their own lines stay. There is no fix between brackets, \
      none for the last token of a group, none for a color that others outside the palette repeat, and none for what \
      `only` and `except` leave out, because their patterns may need it.
      """
  )
  static let example = RuleExample(
    """
    palette:
      # Grays.
      gray:
        1: "#333333"
        ⟦2⟧: "#666666"  # too light
        # Links.
        ⟦"3"⟧:
          light: "#999999"  # on white
          dark: "#777777"

      link: "{palette.gray.1}"
    color: { ink: "{palette.link}" }
    family:
      ui: system
      ⟦old⟧: { name: Georgia, metrics: { ascent: 1, descent: 0.2 } }

    """,
    fixed: """
      palette:
        # Grays.
        gray:
          1: "#333333"
          # Links.

        link: "{palette.gray.1}"
      color: { ink: "{palette.link}" }
      family:
        ui: system

      """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let isUsed = TokenUses(of: spec).isUsed
    let unused = spec.outline.tokens.indices.filter { !isUsed[$0] }
    guard !unused.isEmpty else { return }
    let survivors = Survivors(among: spec.outline.tokens, isUsed)
    let repeated = spec.outline.colorsOutsideThePalette
    for id in unused {
      let token = spec.outline.tokens[id]
      let isRemovable = token.role == .primitive || token.type == .fontFamily
      // Those that repeat the color should refer to it.
      let isWanted = token[""]?.color.map(repeated.contains) ?? false
      let edit = isRemovable && !isWanted && survivors.has(besides: token) ? spec.removal(of: token) : nil
      findings.report(
        message(token),
        at: token.nameRange,
        fix: edit.map { FixIt("remove `\(token.path)`", .unsafe, edit: $0) }
      )
    }
  }

  private static func message(_ token: TokenDeclaration) -> String {
    switch (token.role, token.type) {
    case (.primitive, _): "nothing refers to `\(token.path)`; remove it, or use it"
    case (_, .fontFamily): "no code or style takes the family `\(token.name)`; remove it, or use it"
    default:
      "no code has `\(token.path)`, and nothing refers to it; remove it, or let `codes` have it"
    }
  }
}

extension SpecOutline {
  /// The colors that are written as such, and not as references.
  fileprivate var colorsOutsideThePalette: Set<ColorValue> {
    let colors = tokens.lazy.filter { $0.type == .color && $0.role != .primitive }
    return Set(colors.flatMap(\.values).compactMap(\.color))
  }
}
