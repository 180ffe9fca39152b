// Written by Scripts/rules from the files in Rules/. Do not edit it by hand.

/// Every rule, by category and then by name.
enum RuleRegistry {
  static let rules: [any LintRule.Type] = [
    NegativeLineSpacing.self,
    InvalidSuppression.self,
    NeedlessSuppression.self,
  ]
}
