internal import TokenDiagnostics
internal import TokenModel

/// How bad a finding of each rule is at each place.
struct SeverityTable {
  private let configuration: LintConfiguration
  private let spec: LintedSpec
  private let patterns: [(files: [NamePattern]?, tokens: [NamePattern]?)]

  init(_ configuration: LintConfiguration, _ spec: LintedSpec) {
    self.configuration = configuration
    self.spec = spec
    patterns = configuration.overrides.map { override in
      (override.files?.map(NamePattern.init), override.tokens?.map(NamePattern.init))
    }
  }

  /// Whether a rule is on anywhere.
  func mayReport(_ rule: any LintRule.Type) -> Bool {
    if level(of: rule) != .off { return true }
    return configuration.overrides.contains { ($0.levels[rule.id] ?? .off) != .off }
  }

  /// A finding with its severity at its place; nil where the rule is off.
  func judged(_ diagnostic: Diagnostic, _ rule: any LintRule.Type) -> Diagnostic? {
    var level = level(of: rule)
    for (override, patterns) in zip(configuration.overrides, patterns) {
      guard let other = override.levels[rule.id], holds(patterns, at: diagnostic.range) else { continue }
      level = other
    }
    guard case .on(let severity) = level else { return nil }
    return diagnostic.with(severity)
  }

  private func level(of rule: any LintRule.Type) -> LintConfiguration.RuleSetting.Level {
    configuration.rules[rule.id]?.level ?? rule.severity.map { .on($0) } ?? .off
  }

  private func holds(_ patterns: (files: [NamePattern]?, tokens: [NamePattern]?), at range: SourceRange) -> Bool {
    if let files = patterns.files, !files.contains(where: { $0.matches(path(of: range.file)) }) { return false }
    guard let tokens = patterns.tokens else { return true }
    return spec.outline.token(at: range).map { token in tokens.contains { $0.matches(token.path) } } ?? false
  }

  private func path(of file: SourceFileID) -> String {
    guard spec.files.indices.contains(file.index) else { return "" }
    let path = spec.files[file.index].path
    return path.hasPrefix(configuration.folder) ? String(path.dropFirst(configuration.folder.count)) : path
  }
}

extension Diagnostic {
  func with(_ severity: Severity) -> Diagnostic {
    Diagnostic(severity, rule: rule, message: message, at: range, notes: notes, fixIts: fixIts)
  }
}

extension SpecOutline {
  /// The token that a place lies in, by its name or by its value; the innermost one. Linear in the number of tokens.
  func token(at range: SourceRange) -> TokenDeclaration? {
    tokens.last { token in
      token.nameRange.file == range.file && token.nameRange.lower <= range.lower && range.upper <= token.range.upper
    }
  }
}
