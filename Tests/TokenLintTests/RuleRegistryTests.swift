import Foundation
import TestSupport
import Testing

/// Adding a rule is adding a file: the registry is written from the names of the files.
struct RuleRegistryTests {
  @Test func registryHasTheRulesOfTheFolder() throws {
    let folder = Repository.root.appendingPathComponent("Sources/TokenLint/Rules")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    let rules = try files.sorted().filter { file in
      try Repository.read("Sources/TokenLint/Rules/\(file)").contains(": LintRule {")
    }
    let lines = rules.map { file in "    \((file as NSString).lastPathComponent.dropLast(6)).self,\n" }
    let registry = """
      // Written by Scripts/rules from the files in Rules/. Do not edit it by hand.

      /// Every rule, by category and then by name.
      package enum RuleRegistry {
        /// The types of the rules.
        package static let rules: [any LintRule.Type] = [
      \(lines.joined())  ]
      }

      """
    #expect(try Repository.read("Sources/TokenLint/Rules/RuleRegistry.swift") == registry, "run Scripts/rules")
  }
}
