import TestSupport
import Testing

@testable import TokenLint

/// What is generated from the rules. `Scripts/rules` records it.
struct RuleReferenceTests {
  @Test func referenceIsWhatTheRulesSay() throws {
    try expectGolden(RuleReference.markdown, "Documentation/Rules.md")
  }
}
