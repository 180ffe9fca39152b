@testable import TokenLint

/// A rule with examples besides the one that its documentation prints. The tests find it by this conformance, and fail for
/// a rule without it.
protocol RuleWithExamples: LintRule {
  static var examples: RuleExamples { get }
}

/// Examples of a rule. Each is a part of a spec; the tests add the keys that it lacks.
struct RuleExamples: Sendable {
  /// Without a finding.
  let passing: [RuleExample]
  /// With the text that each finding points at between ⟦ and ⟧.
  let triggering: [RuleExample]

  init(passing: [RuleExample], triggering: [RuleExample] = []) {
    self.passing = passing
    self.triggering = triggering
  }

  /// Those of a rule; nil if it has none.
  static func of(_ rule: any LintRule.Type) -> RuleExamples? { (rule as? any RuleWithExamples.Type)?.examples }
}
