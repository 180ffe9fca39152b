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
      forms; characters that show nothing; an accent as a part of its letter and on its own. A style is held against the \
      names of codes, too. Names of emoji are left to `confusable-emoji-codes`. The characters are a part of those that Unicode Technical Standard #39 lists as confusable.
      """,
    whyIsThisBad:
      "Both names are right, so nobody notices when one is written for the other: not you, not the compiler."
  )
  static let examples = RuleExamples(
    passing: [
      RuleExample("color: { gray1: \"#333333\", gray10: \"#444444\", grey: \"#555555\" }\nweight: { gray1: 400 }\n"),
      // Left to another rule.
      RuleExample("emoji: { faces: { items: { OK: a.png, ok: b.png } } }\n"),
      RuleExample("palette:\n  gray: { 1: \"#333333\" }\n  blue: { l: \"#000033\" }\n"),
    ],
    triggering: [
      RuleExample("color: { grayO: \"#333333\", ⟦gray0⟧: \"#444444\", ⟦\"GrayO\"⟧: \"#555555\" }\n"),
      RuleExample(
        """
        palette:
          gray:
            l: "#333333"
            ⟦1⟧: "#444444"
          "\\u0441yan": "#008888"
          ⟦cyan⟧: "#009999"
          ⟦ｃyan⟧: "#00AAAA"
        color: { "\\u00E9t\\u00E9": "#FFCC00", ⟦"e\\u0301t\\u00E9"⟧: "#FFDD00" }
        modes:
          read: { typography: { 14: plain } }
          ⟦Read⟧: { typography: { 14: plain } }
        emoji: { faces: { items: { ok: a.png } }, ⟦Faces⟧: { folder: more, items: { oh: b.png } } }

        """
      ),
      RuleExample("styles:\n  ⟦I4_ink_regular⟧: { size: 14, color: ink, weight: regular }\n"),
    ]
  )

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
    checkStyles(spec, &findings)
  }

  private static func areConfusable(_ one: String, _ other: String) -> Bool {
    LookAlikes.skeleton(one) == LookAlikes.skeleton(other) || LookAlikes.caseless(one) == LookAlikes.caseless(other)
  }

  /// Codes that templates name are as different as their tokens; only a style can look like one of them.
  private static func checkStyles(_ spec: LintedSpec, _ findings: inout Findings) {
    let catalog = spec.catalog
    guard !catalog.styles.isEmpty else { return }
    var shapes = Dictionary(catalog.styles.map { (LookAlikes.skeleton($0.name.value), $0.name) }) { first, _ in first }
    var small = Dictionary(catalog.styles.map { (LookAlikes.caseless($0.name.value), $0.name) }) { first, _ in first }
    let extents = Set(catalog.styles.map { LookAlikes.extent($0.name.value) })
    let codes = CodeExtents(of: catalog)
    for code in catalog.codes where code.style == nil && extents.contains(codes.extent(of: code)) {
      let name = catalog.name(of: code)
      let (shape, caseless) = (LookAlikes.skeleton(name), LookAlikes.caseless(name))
      guard let style = shapes[shape] ?? small[caseless] else { continue }
      findings.report(NameDifference.message(style.value, name), at: style.origin.range)
      shapes[shape] = nil
      small[caseless] = nil
    }
  }
}
