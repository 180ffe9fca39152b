package import TokenDiagnostics
internal import TokenModel

/// Runs rules over specs.
package enum Linter {
  /// The findings in a spec, with the configured severities, without suppressed findings. In source order.
  package static func lint(_ spec: LintedSpec, _ configuration: LintConfiguration = LintConfiguration()) -> [Diagnostic]
  {
    var run = LintRun(spec, configuration)
    let found = run.check(RuleRegistry.rules.filter { $0.category != .suppressions })
    let review = SuppressionReview(
      of: found,
      comments: spec.outline.comments + spec.tokenFiles.comments,
      files: spec.files,
      rulesThatRan: run.rulesThatRan,
      ruleIDs: RuleRegistry.idsByName
    )
    run.spec.suppressions = review
    let ofSuppressions = run.check(RuleRegistry.rules.filter { $0.category == .suppressions })
    return (review.remaining + ofSuppressions).inSourceOrder()
  }
}

extension LintedSpec {
  /// A finding without fixes that would write into token files: rules know how values are written in specs.
  fileprivate func fixable(_ diagnostic: Diagnostic) -> Diagnostic {
    let fixIts = diagnostic.fixIts.filter { fixIt in !fixIt.edits.contains { isInTokenFile($0.range) } }
    guard fixIts.count < diagnostic.fixIts.count else { return diagnostic }
    return Diagnostic(
      diagnostic.severity,
      rule: diagnostic.rule,
      message: diagnostic.message,
      at: diagnostic.range,
      notes: diagnostic.notes,
      fixIts: fixIts
    )
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
    for rule in rules where rule.dialects.contains(spec.dialect) && levels.mayReport(rule) {
      spec.options = RuleOptions(rule.options, configuration.rules[rule.id]?.options ?? [:])
      var findings = Findings(rule: rule)
      rule.check(spec, &findings)
      let diagnostics = rule.category == .suppressions ? findings.diagnostics : findings.diagnostics.map(spec.fixable)
      found += diagnostics.compactMap { levels.judged($0, rule) }
      rulesThatRan.insert(rule.id)
    }
    return found
  }
}
