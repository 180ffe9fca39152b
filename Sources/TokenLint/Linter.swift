package import TokenDiagnostics

/// Runs rules over specs.
package enum Linter {
  /// Every rule, by category and then by name.
  package static var rules: [any LintRule.Type] { RuleRegistry.rules }

  /// The rule with an id, or one that had it in an earlier release; nil for an unknown id.
  package static func rule(named id: String) -> (any LintRule.Type)? {
    rules.first { $0.id == id } ?? rules.first { $0.formerIDs.contains(id) }
  }

  /// The first id that each renamed rule had, by its id of today: baselines of earlier releases know it by that.
  package static let originalIDs: [String: String] = Dictionary(
    rules.compactMap { rule in rule.formerIDs.first.map { (rule.id, $0) } }
  ) { first, _ in first }

  /// What the rules find in a spec, with the severities that the configuration gives, without what is suppressed. In
  /// source order.
  package static func lint(_ spec: LintedSpec, _ configuration: LintConfiguration = LintConfiguration()) -> [Diagnostic]
  {
    var run = LintRun(spec, configuration)
    let found = run.check(rules.filter { $0.category != .suppressions })
    let review = SuppressionReview(
      found,
      in: spec,
      rulesThatRan: run.rulesThatRan,
      knownRules: Set(rules.map { $0.id })
    )
    run.spec.suppressions = review
    let ofSuppressions = run.check(rules.filter { $0.category == .suppressions })
    return (review.remaining + ofSuppressions).inSourceOrder()
  }
}

/// One spec on its way through the rules.
private struct LintRun {
  var spec: LintedSpec
  private(set) var rulesThatRan: Set<String> = []
  private let configuration: LintConfiguration
  private let levels: SeverityTable

  init(_ spec: LintedSpec, _ configuration: LintConfiguration) {
    self.spec = spec
    self.configuration = configuration
    levels = SeverityTable(configuration, spec)
  }

  mutating func check(_ rules: [any LintRule.Type]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rule in rules where levels.mayReport(rule) {
      spec.options = RuleOptions(rule.options, configuration.rules[rule.id]?.options ?? [:])
      var findings = Findings(rule: rule)
      rule.check(spec, &findings)
      found += findings.diagnostics.compactMap { levels.judged($0, rule) }
      rulesThatRan.insert(rule.id)
    }
    return found
  }
}
