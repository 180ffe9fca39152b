// Written by Scripts/rules from the files in Rules/. Do not edit it by hand.

/// Every rule, by category and then by name.
enum RuleRegistry {
  static let rules: [any LintRule.Type] = [
    Contrast.self,
    DuplicateColors.self,
    MissingDark.self,
    NearDuplicateColors.self,
    TranslucentText.self,
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
    DeprecatedCode.self,
    UnknownCode.self,
    UnusedCode.self,
    InvalidSuppression.self,
    NeedlessSuppression.self,
  ]
}
