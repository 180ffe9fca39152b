// Written by Scripts/rules from the files in Rules/. Do not edit it by hand.

/// Every rule, by category and then by name.
enum RuleRegistry {
  static let rules: [any LintRule.Type] = [
    LineHeightBelowFont.self,
    LineHeightBelowSize.self,
    LineHeightOrder.self,
    LineHeightTooLarge.self,
    NearDuplicateSizes.self,
    NegativeLineSpacing.self,
    OffCentreBaseline.self,
    OffGrid.self,
    RedundantMode.self,
    SizeOrder.self,
    SmallSize.self,
    InvalidSuppression.self,
    NeedlessSuppression.self,
  ]
}
