import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenResolver

@testable import TokenLint

/// The ids of earlier releases are still accepted.
struct RenamedRuleTests {
  static let renamed = RuleRegistry.rules.flatMap { rule in rule.formerIDs.map { (former: $0, id: rule.id) } }

  @Test func formerIDsAreUnique() {
    let former = Self.renamed.map(\.former)
    #expect(Set(former).count == former.count)
    #expect(Set(former).isDisjoint(with: RuleRegistry.rules.map { $0.id }))
    #expect(former.contains("off-centre-baseline"))
  }

  @Test(arguments: renamed)
  func commandLinesAndConfigurationsKnowThem(former: String, id: String) {
    #expect(RuleSelection.rules(named: former) == [id])
    var reader = ConfigurationReader { _ throws(IncludeError) in throw IncludeError(problem: "is not there") }
    let configuration = reader.read(SourceFile(path: ".stylespec.yaml", text: "rules: { \(former): off }\n")).lint
    #expect(configuration.rules.keys.sorted() == [id])
    #expect(reader.diagnostics.isEmpty)
  }

  @Test(arguments: renamed)
  func commentsKnowThem(former: String, id: String) throws {
    let compiled = compileInMemory(
      """
      stylespec: 1
      name: Brand
      offsetHost: uikit
      color: { ink: "#222222" }
      weight: { regular: 400 }
      typography:
        # stylespec:disable-next-line \(former)
        14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 5 }
      """,
      wantsOutlines: true
    )
    let spec = try #require(compiled.specs.first)
    let linted = LintedSpec(catalog: spec.catalog, outline: try #require(spec.outline), files: compiled.files)
    let found = Linter.lint(linted).map(\.rule.rawValue)
    #expect(!found.contains(id))
    #expect(!found.contains("invalid-suppression"))
  }

  @Test(arguments: renamed)
  func baselinesKnowThem(former: String, id: String) {
    let prints = [former, id].map { rule in
      let finding = Diagnostic(
        .warning,
        rule: RuleID(rawValue: rule),
        message: "",
        at: .start(of: SourceFileID(index: 0))
      )
      return Fingerprints(files: [], outlines: []).of([finding])[finding]
    }
    #expect(prints[0] == prints[1])
  }
}
