internal import TokenDiagnostics
internal import TokenModel

/// How bad a finding of each rule is at each place.
struct SeverityTable {
  private let configuration: LintConfiguration
  private let spec: LintedSpec
  private let patterns: [(files: [NamePattern]?, tokens: [NamePattern]?)]
  /// Empty when no override asks for tokens.
  private let tokens: TokenIndex

  init(_ configuration: LintConfiguration, _ spec: LintedSpec) {
    self.configuration = configuration
    self.spec = spec
    patterns = configuration.overrides.map { override in
      (override.files?.map(NamePattern.init), override.tokens?.map(NamePattern.init))
    }
    tokens = TokenIndex(patterns.contains { $0.tokens != nil } ? spec.outline.tokens : [])
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
    guard let wanted = patterns.tokens else { return true }
    return tokens.token(at: range).map { token in wanted.contains { $0.matches(token.path) } } ?? false
  }

  private func path(of file: SourceFileID) -> String {
    guard spec.files.indices.contains(file.index) else { return "" }
    return spec.files[file.index].path(relativeTo: configuration.folder)
  }
}

extension SourceFile {
  /// The path within a folder, which is empty or ends in a slash; the whole path for a file elsewhere.
  func path(relativeTo folder: String) -> String {
    let path = path.hasPrefix(folder) ? path.dropFirst(folder.count) : path[...]
    return String(path.hasPrefix("./") ? path.dropFirst(2) : path)
  }
}

extension Diagnostic {
  func with(_ severity: Severity) -> Diagnostic {
    Diagnostic(severity, rule: rule, message: message, at: range, notes: notes, fixIts: fixIts)
  }
}
