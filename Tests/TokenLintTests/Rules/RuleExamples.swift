@testable import TokenLint

/// The examples of a rule besides the one that its documentation prints. Each is a part of a spec; the tests add the
/// keys that it lacks.
struct RuleExamples: Sendable {
  let rule: any LintRule.Type
  /// Without a finding.
  let passing: [RuleExample]
  /// With the text that each finding points at between ⟦ and ⟧.
  let triggering: [RuleExample]

  init(of rule: any LintRule.Type, passing: [RuleExample], triggering: [RuleExample] = []) {
    self.rule = rule
    self.passing = passing
    self.triggering = triggering
  }
}

extension RuleExamples {
  /// Those of every rule, by category and then by name. A test fails if a rule is missing.
  static let all: [RuleExamples] = [
    .contrast,
    .duplicateColors,
    .missingDark,
    .nearDuplicateColors,
    .translucentText,
    .animatedEmojiWithoutStill,
    .confusableEmojiCodes,
    .emojiCodePrefix,
    .emojiImageAspect,
    .emojiImageFormat,
    .emojiWithoutLabel,
    .missingEmojiImage,
    .smallEmojiImage,
    .unusedEmojiImage,
    .aliasDepth,
    .deprecatedReference,
    .deprecatedWithoutReplacement,
    .layering,
    .missingDescription,
    .repeatedValue,
    .unusedToken,
    .lineHeightBelowFont,
    .lineHeightBelowSize,
    .lineHeightOrder,
    .lineHeightTooLarge,
    .nearDuplicateSizes,
    .negativeLineSpacing,
    .offCenterBaseline,
    .offGrid,
    .redundantMode,
    .sizeOrder,
    .smallSize,
    .textSizeScaling,
    .ambiguousNamePart,
    .awkwardSwiftName,
    .confusableNames,
    .inconsistentCase,
    .namePatterns,
    .deprecatedCode,
    .unknownCode,
    .unusedCode,
    .invalidSuppression,
    .needlessSuppression,
  ]
}
