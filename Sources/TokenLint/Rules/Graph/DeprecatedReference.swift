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
  static let example = RuleExample(
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
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let files = spec.tokenFiles.files.isEmpty ? nil : DeprecatedInFiles(spec.catalog.resolved)
    for token in spec.outline.tokens where token.deprecation == nil {
      for value in token.values + token.grounds {
        guard let (id, key) = spec.outline.target(of: value, in: token) else {
          files?.check(value, in: spec, &findings)
          continue
        }
        let target = spec.outline.tokens[id]
        guard let deprecation = target.deprecation else { continue }
        let replacement = spec.outline.replacement(for: target)
        findings.report(
          message(for: target, deprecation: deprecation, replacement: replacement),
          at: value.range,
          notes: [Note("`\(target.path)` is deprecated here", at: deprecation.advice.range)],
          fix: replacement.flatMap { new in
            // A style takes its parts by name, from one section, and a pack its icon.
            let isByName = token.role == .style || token.role == .emoji
            let isPossible = !isByName || new.parentPath == target.parentPath
            return isPossible ? fix(value, key: key, to: new, in: spec) : nil
          }
        )
      }
    }
  }

  private static func message(
    for token: TokenDeclaration,
    deprecation: Deprecation,
    replacement: TokenDeclaration?
  ) -> String {
    if let replacement { return "`\(token.path)` is deprecated; use `\(replacement.path)`" }
    guard let reason = deprecation.reason else { return "`\(token.path)` is deprecated; use another token" }
    return "`\(token.path)` is deprecated; its advice is \"\(reason)\""
  }

  private static func fix(_ value: DeclaredValue, key: String?, to new: TokenDeclaration, in spec: LintedSpec) -> FixIt?
  {
    // The new token must also have the named value.
    if let key, new[key] == nil { return nil }
    let path = key.map { "\(new.path).\($0)" } ?? new.path
    let text =
      !value.isReference
      ? spec.name(new.name, inPlaceOf: value.range) : spec.reference(to: path, inPlaceOf: value.range)
    return FixIt(writing: text, .unsafe, replacing: value.range)
  }
}

/// The deprecated tokens of token files.
private struct DeprecatedInFiles {
  private let tokens: TokenSet
  private let index: TokenIndex

  init(_ resolved: ResolvedTokens) {
    tokens = resolved.tokens
    index = resolved.index
  }

  /// Reports a reference of the spec to one of them.
  func check(_ value: DeclaredValue, in spec: LintedSpec, _ findings: inout Findings) {
    guard let path = value.reference, let id = index[path] else { return }
    let token = tokens[id]
    guard let deprecation = token.annotations.deprecation else { return }
    let new = deprecation.replacement.flatMap { index[$0] }.map { tokens[$0] }
    let replacement = new.flatMap { $0.type == token.type && $0.annotations.deprecation == nil ? $0.path : nil }
    let advice =
      replacement.map { "use `\($0)`" } ?? deprecation.reason.map { "its advice is \"\($0)\"" } ?? "use another token"
    findings.report(
      "`\(path)` is deprecated; \(advice)",
      at: value.range,
      notes: [Note("`\(path)` is deprecated here", at: deprecation.advice.range)],
      fix: replacement.map { new in
        let text = spec.reference(to: new.description, inPlaceOf: value.range)
        return FixIt(writing: text, .unsafe, replacing: value.range)
      }
    )
  }
}

extension SpecOutline {
  /// The token that people are told to use instead of a deprecated one; nil without such a token, or when it needs
  /// deprecated tokens itself: to refer to it could then close a circle.
  fileprivate func replacement(for token: TokenDeclaration) -> TokenDeclaration? {
    guard let path = token.deprecation?.replacement, let new = self[path], new.isOfKind(token) else { return nil }
    var waiting = [new]
    var seen: Set<DeclarationID> = []
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
