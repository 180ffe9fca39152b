internal import TokenDiagnostics
internal import TokenModel

enum DeprecatedReference: LintRule {
  static let id = "deprecated-reference"
  static let category = RuleCategory.graph
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "References to deprecated tokens",
    whatItDoes: """
      Finds references to tokens that have `deprecated`, styles that are made of such tokens, and packs of emoji whose \
      `icon` is one. What deprecated tokens \
      themselves refer to is not looked at.
      """,
    whyIsThisBad: "A deprecated token cannot go while others need it, and it may go wrong unseen until then.",
    fixSafety: """
      Refers to the token that `deprecated` names, as in `deprecated: "use {color.ink}"`. The new token may look \
      different, so the fix is unsafe. There is no fix when no token of the same kind is named, or when that token is \
      deprecated or refers to deprecated tokens itself.
      """
  )
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        palette:
          old: { light: "#222222", deprecated: "use {palette.new}" }
          older: { light: "{palette.old}", deprecated: true }
          new: { light: "#111111", deprecated: false }
        color: { ink: "{palette.new}" }

        """
      )
    ],
    triggering: [
      RuleExample(
        """
        palette:
          old: { light: "#222222", dark: "#EEEEEE", deprecated: "use {palette.new}" }
          new: { light: "#111111", dark: "#F0F0F0" }
        color:
          ink: ⟦'{palette.old}'⟧
          text: { light: ⟦"{palette.old.light}"⟧, dark: ⟦"{palette.old.dark}"⟧ }

        """,
        fixed: """
          palette:
            old: { light: "#222222", dark: "#EEEEEE", deprecated: "use {palette.new}" }
            new: { light: "#111111", dark: "#F0F0F0" }
          color:
            ink: '{palette.new}'
            text: { light: "{palette.new.light}", dark: "{palette.new.dark}" }

          """
      ),
      RuleExample(
        """
        color:
          ink: "#222222"
          old: { light: "#333333", deprecated: "{color.ink} replaces it." }
        weight: { bold: 700, heavy: { value: 900, deprecated: "we have {weight.bold} now" } }
        styles:
          title: { size: 14, color: ⟦old⟧, weight: ⟦"{weight.heavy}"⟧ }

        """,
        fixed: """
          color:
            ink: "#222222"
            old: { light: "#333333", deprecated: "{color.ink} replaces it." }
          weight: { bold: 700, heavy: { value: 900, deprecated: "we have {weight.bold} now" } }
          styles:
            title: { size: 14, color: ink, weight: "{weight.bold}" }

          """
      ),
      RuleExample(
        """
        palette:
          a: { light: "#222222", deprecated: true }
          b: { light: "#333333", deprecated: "use {weight.regular}" }
          c: { light: "#444444", deprecated: "use {color.c}" }
        color: { a: ⟦"{palette.a}"⟧, b: ⟦"{palette.b}"⟧, c: ⟦"{palette.c}"⟧ }

        """
      ),
      RuleExample(
        """
        emoji:
          faces:
            icon: ⟦":)"⟧
            items:
              ":)": { image: a.png, deprecated: "use {emoji.faces.smile}" }
              smile: b.png
          more:
            icon: ⟦wink⟧
            items: { wink: { image: c.png, deprecated: "use {emoji.faces.smile}" } }

        """,
        fixed: """
          emoji:
            faces:
              icon: "smile"
              items:
                ":)": { image: a.png, deprecated: "use {emoji.faces.smile}" }
                smile: b.png
            more:
              icon: wink
              items: { wink: { image: c.png, deprecated: "use {emoji.faces.smile}" } }

          """
      ),
      RuleExample(
        """
        palette: { gray: "#666666" }
        color: { old: { light: "#333333", deprecated: "use {palette.gray}" }, ink: "#222222" }
        typography: { 14: plain, 16: plain }
        modes:
          read:
            typography:
              14: { lineHeight: 20, lineSpacing: 1, baselineOffset: 0, deprecated: "use {modes.read.typography.16}" }
              16: plain
        styles:
          title: { size: 14, color: ⟦"{color.old}"⟧, weight: regular }
          text: { size: ⟦14⟧, color: ink, weight: regular, mode: read }

        """,
        fixed: """
          palette: { gray: "#666666" }
          color: { old: { light: "#333333", deprecated: "use {palette.gray}" }, ink: "#222222" }
          typography: { 14: plain, 16: plain }
          modes:
            read:
              typography:
                14: { lineHeight: 20, lineSpacing: 1, baselineOffset: 0, deprecated: "use {modes.read.typography.16}" }
                16: plain
          styles:
            title: { size: 14, color: "{color.old}", weight: regular }
            text: { size: 16, color: ink, weight: regular, mode: read }

          """
      ),
    ]
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    for token in spec.outline.tokens where token.deprecation == nil {
      for value in token.values {
        guard let (index, key) = spec.outline.target(of: value, in: token) else { continue }
        let target = spec.outline.tokens[index]
        guard let deprecation = target.deprecation else { continue }
        let replacement = spec.outline.replacement(for: target)
        findings.report(
          message(target, deprecation, replacement),
          at: value.range,
          notes: [Note("`\(target.path)` is deprecated here", at: deprecation.advice.range)],
          fix: replacement.flatMap { new in
            // A style takes its parts by name, from one section, and a pack its icon.
            let isByName = token.role == .style || token.role == .emoji
            let isPossible = !isByName || new.parentPath == target.parentPath
            return isPossible ? fix(value, key, new, spec) : nil
          }
        )
      }
    }
  }

  private static func message(
    _ token: TokenDeclaration,
    _ deprecation: Deprecation,
    _ replacement: TokenDeclaration?
  ) -> String {
    if let replacement { return "`\(token.path)` is deprecated; use `\(replacement.path)`" }
    guard let reason = deprecation.reason else { return "`\(token.path)` is deprecated; use another token" }
    return "`\(token.path)` is deprecated; its advice is \"\(reason)\""
  }

  private static func fix(_ value: DeclaredValue, _ key: String?, _ new: TokenDeclaration, _ spec: LintedSpec) -> FixIt?
  {
    // The value that was named has to be there in the new token, too.
    if let key, new[key] == nil { return nil }
    let path = key.map { "\(new.path).\($0)" } ?? new.path
    let text =
      !value.isReference
      ? spec.name(new.name, inPlaceOf: value.range) : spec.reference(to: path, inPlaceOf: value.range)
    return FixIt(writing: text, .unsafe, replacing: value.range)
  }
}

extension SpecOutline {
  /// The token that people are told to use instead of a deprecated one; nil without such a token, or when it needs
  /// deprecated tokens itself: to refer to it could then close a circle.
  fileprivate func replacement(for token: TokenDeclaration) -> TokenDeclaration? {
    guard let path = token.deprecation?.replacement, let new = self[path], new.isOfKind(token) else { return nil }
    var waiting = [new]
    var seen: Set<Int> = []
    while let next = waiting.popLast() {
      if next.deprecation != nil { return nil }
      for value in next.values {
        guard let target = target(of: value, in: next)?.token, seen.insert(target).inserted else { continue }
        waiting.append(tokens[target])
      }
    }
    return new
  }
}
