internal import TokenDiagnostics
internal import TokenModel

enum ConfusableNames: LintRule {
  static let id = "confusable-names"
  static let category = RuleCategory.naming
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "Two names that look alike",
    whatItDoes: """
      Finds names of one section, or of one group of the palette, that differ only in characters that look alike: `0` \
      and `O`; `1`, `l` and `I`; small letters and capitals; Greek or Cyrillic letters among Latin ones; full-width \
      forms; invisible characters; an accent as a part of its letter and on its own. A style is also compared with the \
      names of codes. Names of emoji are left to `confusable-emoji-codes`. The characters are a part of those that \
      Unicode Technical Standard #39 lists as confusable.
      """,
    whyIsThisBad:
      "Both names are valid, so neither you nor the compiler notices when one is written for the other."
  )
  static let example = RuleExample("color: { grayO: \"#333333\", ⟦gray0⟧: \"#444444\", ⟦\"GrayO\"⟧: \"#555555\" }\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    // By hashes, so that no text is made for names that nothing looks like.
    var shapes: [UInt64: TokenDeclaration] = [:]
    var caseless: [UInt64: TokenDeclaration] = [:]
    shapes.reserveCapacity(spec.outline.tokens.count)
    caseless.reserveCapacity(spec.outline.tokens.count)
    for token in spec.outline.named where !token.isEmoji {
      let (shape, small) = LookAlikes.hashes(token.path)
      let (alike, same) = (shapes[shape], caseless[small])
      if alike != nil || same != nil,
        let other = [alike, same].compactMap({ $0 }).first(where: { areConfusable(token.path, $0.path) })
      {
        let note = Note("the other one is `\(other.name)`", at: other.nameRange)
        findings.report(NameDifference.message(token.name, other.name), at: token.nameRange, notes: [note])
      }
      if shapes[shape] == nil { shapes[shape] = token }
      if caseless[small] == nil { caseless[small] = token }
    }
    checkStyles(of: spec, into: &findings)
  }

  private static func areConfusable(_ one: String, _ other: String) -> Bool {
    LookAlikes.skeleton(one) == LookAlikes.skeleton(other) || LookAlikes.caseless(one) == LookAlikes.caseless(other)
  }

  /// Codes that templates name are as different as their tokens; only a style can look like one of them.
  private static func checkStyles(of spec: LintedSpec, into findings: inout Findings) {
    let catalog = spec.catalog
    guard !catalog.styles.isEmpty else { return }
    var shapes = Dictionary(catalog.styles.map { (LookAlikes.skeleton($0.name.value), $0.name) }) { first, _ in first }
    var small = Dictionary(catalog.styles.map { (LookAlikes.caseless($0.name.value), $0.name) }) { first, _ in first }
    let extents = Set(catalog.styles.map { LookAlikes.extent($0.name.value) })
    let codes = CodeExtents(of: catalog)
    for tokens in catalog.codes.compactMap(\.combination) where extents.contains(codes.extent(of: tokens)) {
      let name = catalog.name(of: tokens)
      let (shape, caseless) = (LookAlikes.skeleton(name), LookAlikes.caseless(name))
      guard let style = shapes[shape] ?? small[caseless] else { continue }
      findings.report(NameDifference.message(style.value, name), at: style.origin.range)
      shapes[shape] = nil
      small[caseless] = nil
    }
  }
}
