public import TokenDiagnostics
internal import TokenModel

/// Runs rules over specs.
public enum Linter {
  /// Every rule, by category and then by name.
  public static var rules: [any LintRule.Type] { RuleRegistry.rules }

  /// The rule with an id; nil when there is none.
  public static func rule(named id: String) -> (any LintRule.Type)? { rules.first { $0.id == id } }

  /// What the rules find in a spec, with the severities that the configuration gives, without what is suppressed. In
  /// source order.
  public static func lint(_ spec: LintedSpec, _ configuration: LintConfiguration = LintConfiguration()) -> [Diagnostic]
  {
    var spec = spec
    var found: [Diagnostic] = []
    let levels = SeverityTable(configuration, spec)
    for rule in rules where levels.mayReport(rule) {
      spec.options = RuleOptions(rule.options, configuration.rules[rule.id]?.options ?? [:])
      var findings = Findings(rule: rule)
      rule.check(spec, &findings)
      found += findings.diagnostics.compactMap { levels.judged($0, rule) }
    }
    return found.inSourceOrder()
  }
}
