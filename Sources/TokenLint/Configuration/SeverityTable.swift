internal import TokenDiagnostics
internal import TokenModel

/// The severity of each rule's findings at each location.
struct SeverityTable {
  private let configuration: LintConfiguration
  private let spec: LintedSpec
  private let patterns: [(files: [NamePattern]?, tokens: [NamePattern]?)]
  /// Empty when no override names tokens.
  private let tokens: TokensByPlace

  init(_ configuration: LintConfiguration, _ spec: LintedSpec) {
    self.configuration = configuration
    self.spec = spec
    patterns = configuration.overrides.map { override in
      (override.files?.map { NamePattern(PathText.pattern($0)) }, override.tokens?.map(NamePattern.init))
    }
    tokens = TokensByPlace(
      patterns.contains { $0.tokens != nil } ? spec.outline.tokens.elements + spec.tokenFiles.tokens : []
    )
  }

  /// Whether a rule is on anywhere.
  func mayReport(_ rule: any LintRule.Type) -> Bool {
    if level(of: rule) != .off { return true }
    guard configuration.selection.allows(rule.id) else { return false }
    return configuration.overrides.contains { ($0.levels[rule.id] ?? .off) != .off }
  }

  /// A finding with its severity at its location; nil where the rule is off.
  func judged(_ diagnostic: Diagnostic, _ rule: any LintRule.Type) -> Diagnostic? {
    var level = level(of: rule)
    guard configuration.selection.allows(rule.id) else { return nil }
    for (index, override) in configuration.overrides.enumerated() {
      guard let other = override.levels[rule.id], holds(index, at: diagnostic.range) else { continue }
      level = other
    }
    guard case .on(let severity) = level else { return nil }
    return diagnostic.with(severity)
  }

  private func level(of rule: any LintRule.Type) -> LintConfiguration.RuleSetting.Level {
    let configured = configuration.rules[rule.id]?.level ?? rule.severity.map { .on($0) } ?? .off
    return configuration.selection.level(configured, of: rule)
  }

  private func holds(_ override: Int, at range: SourceRange) -> Bool {
    let (files, wanted) = patterns[override]
    if let files {
      let path = path(of: range.file, for: configuration.overrides[override])
      guard files.contains(where: { $0.matches(path) }) else { return false }
    }
    guard let wanted else { return true }
    return tokens.token(at: range).map { token in wanted.contains { $0.matches(token.path) } } ?? false
  }

  /// From the folder of an override's patterns.
  private func path(of file: SourceFileID, for override: LintConfiguration.Override) -> String {
    guard let file = spec.files[file] else { return "" }
    return configuration.filePlaces.path(of: file, from: override.folder ?? configuration.folder)
  }
}

extension Diagnostic {
  func with(_ severity: Severity) -> Diagnostic {
    Diagnostic(severity, rule: rule, message: message, at: range, notes: notes, fixIts: fixIts)
  }
}
