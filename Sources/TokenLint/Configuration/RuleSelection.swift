internal import TokenDiagnostics

/// The rules requested for a run, by `--select` and `--ignore`.
package struct RuleSelection: Sendable {
  /// Only these are looked at; nil for those that the configuration switches on.
  package var selected: Set<String>?
  /// These are never looked at.
  package var ignored: Set<String>

  /// Creates a selection; by default all rules that are on.
  package init(selected: Set<String>? = nil, ignored: Set<String> = []) {
    self.selected = selected
    self.ignored = ignored
  }

  /// Whether a rule may be looked at.
  package func allows(_ rule: String) -> Bool {
    !ignored.contains(rule) && selected?.contains(rule) ?? true
  }

  /// Ignores rules, unless they are selected.
  package mutating func leaveOut(_ rules: Set<String>) { ignored.formUnion(rules.subtracting(selected ?? [])) }

  /// The level of a rule, from the configuration. A rule that is off there is on when it is selected.
  func level(_ configured: LintConfiguration.RuleSetting.Level, of rule: any LintRule.Type)
    -> LintConfiguration.RuleSetting.Level
  {
    guard allows(rule.id) else { return .off }
    guard configured == .off, selected != nil else { return configured }
    return .on(rule.severity ?? .warning)
  }

  /// The rules that a name means: a rule, a category, the first words of some rules (`line-height`), or `all`.
  /// Empty for an unknown name.
  package static func rules(named word: String) -> Set<String> {
    let rules = RuleRegistry.rules
    if word == "all" { return Set(rules.map { $0.id }) }
    if let rule = RuleRegistry.rule(named: word) { return [rule.id] }
    if let category = RuleCategory(rawValue: word) {
      return Set(rules.filter { $0.category == category }.map { $0.id })
    }
    return Set(rules.map { $0.id }.filter { $0.hasPrefix(word + "-") })
  }

  /// All names of rules and groups, for completions and suggestions. Common first words of rules are left out.
  package static var words: [String] {
    RuleRegistry.rules.map { $0.id } + RuleCategory.allCases.map(\.rawValue) + ["all"]
  }
}
