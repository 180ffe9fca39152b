internal import TokenDiagnostics
internal import TokenModel

enum DeprecatedWithoutReplacement: LintRule {
  static let id = "deprecated-without-replacement"
  static let category = RuleCategory.graph
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "Deprecated tokens without a replacement",
    whatItDoes: """
      Finds `deprecated: true`, and advice that names no token in braces, one that does not exist, or one that is also \
      deprecated. `deprecated: "use {color.ink}"` is right.
      """,
    whyIsThisBad: """
      People learn that the token they use is wrong, but not which one is right: they keep it, or choose something \
      that looks like it. With a name, `deprecated-reference` can fix the references.
      """
  )
  static let example = RuleExample(
    """
    palette:
      a: { light: "#222222", deprecated: ⟦true⟧ }
      b: { light: "#333333", deprecated: ⟦"use something else"⟧ }
      c: { light: "#444444", deprecated: ⟦'use {palette.grey}'⟧ }
      d: { light: "#555555", deprecated: ⟦"use {palette.a}"⟧ }
    styles:
      title: { size: 14, color: ink, weight: regular, deprecated: ⟦"use {title"⟧ }
    emoji: { faces: { items: { 旧: { image: b.png, deprecated: ⟦"use {emoji.faces.赞}"⟧ } } } }

    """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let deprecated = spec.outline.tokens.filter { $0.deprecation != nil }
    if deprecated.isEmpty { return }
    let tokens = spec.catalog.tokens
    let index = spec.catalog.resolved.index
    for token in deprecated {
      guard let deprecation = token.deprecation, let problem = problem(of: deprecation, spec.outline) else { continue }
      // A token of a token file is as good.
      if let path = deprecation.replacement, spec.outline[path] == nil, let other = index[path],
        tokens[other].annotations.deprecation == nil
      {
        continue
      }
      findings.report("`\(token.path)` is deprecated, but \(problem)", at: deprecation.advice.range)
    }
  }

  /// Nil when the advice names a token to use.
  private static func problem(of deprecation: Deprecation, _ outline: SpecOutline) -> String? {
    guard let path = deprecation.replacement else {
      return "no token to use instead is named; write one in braces, such as `use {color.ink}`"
    }
    guard let new = outline[path] else { return "there is no token `\(path)` to use instead; name one that exists" }
    return new.deprecation == nil ? nil : "so is `\(path)`; name a token that is not"
  }
}
