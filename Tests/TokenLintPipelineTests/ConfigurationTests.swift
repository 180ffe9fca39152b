import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenLint

@testable import TokenLintPipeline

struct ConfigurationTests {
  private func read(_ text: String) -> (LintConfiguration, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "brand/.stylespec.yaml", text: text)
    let configuration = ConfigurationReader.read(file, as: SourceFileID(index: 0), diagnostics: &diagnostics)
    return (configuration, diagnostics)
  }

  @Test func everythingIsRead() throws {
    let (configuration, diagnostics) = read(
      """
      rules:
        negative-line-spacing: error
        needless-suppression: { severity: off }
      overrides:
        - files: "*.yaml"
          tokens: [typography.*, "modes.*"]
          rules: { negative-line-spacing: info }
      """
    )
    #expect(diagnostics.isEmpty)
    #expect(configuration.folder == "brand/")
    #expect(configuration.rules["negative-line-spacing"]?.level == .on(.error))
    #expect(configuration.rules["needless-suppression"]?.level == .off)
    let override = try #require(configuration.overrides.first)
    #expect(override.files == ["*.yaml"] && override.tokens == ["typography.*", "modes.*"])
    #expect(override.levels == ["negative-line-spacing": .on(.info)])
  }

  @Test(arguments: [
    ("", ""), ("# nothing\n", ""), ("rules: {}\n", ""),
    ("⟦unknown-key|rule⟧: {}\n", "`rule` is not a key of a configuration; did you mean `rules`?"),
    (
      "rules: { ⟦unknown-rule|negative-spacing⟧: off }\n",
      "`negative-spacing` is no rule; did you mean `negative-line-spacing`?"
    ),
    ("rules: { ⟦unknown-rule|zzz⟧: off }\n", "`zzz` is no rule; `stylespec lint --list-rules` lists all"),
    (
      "rules: { negative-line-spacing: ⟦unknown-value|warn⟧ }\n",
      "`warn` is not a value of a severity; it takes `off`, `info`, `warning`, `error`"
    ),
    (
      "rules: { negative-line-spacing: { ⟦unknown-key|sever⟧: off } }\n",
      "`sever` is not a key of `negative-line-spacing`; did you mean `severity`?"
    ),
    ("rules: ⟦wrong-kind|[a]⟧\n", "`rules` is a mapping, not a list"),
    ("overrides: ⟦wrong-kind|a⟧\n", "`overrides` is a list, not a single value"),
    ("⟦wrong-kind|a⟧\n", "a configuration is a mapping, not a single value"),
    (
      "rules: { name-pattern: { patterns: { color: ['[a-z]+', ⟦unknown-value|'[a-'⟧] } } }\n",
      "`[a-` is no regular expression that Swift reads"
    ),
    ("overrides: [{ files: [⟦wrong-kind|{}⟧] }]\n", "an element of `files` is a single value, not a mapping"),
  ])
  func mistakesAreLocated(_ marked: String, _ message: String) {
    for source in MarkedSource.variants(of: marked) {
      let (_, diagnostics) = read(source.text)
      #expect(diagnostics.map(MarkedSource.Expectation.init) == source.expectations)
      #expect(diagnostics.first?.message ?? "" == message)
    }
  }

  @Test func overridesAreForFilesAndTokens() {
    let spec = """
      stylespec: 1
      name: Brand
      offsetHost: uikit
      color: { ink: "#222222" }
      weight: { regular: 400 }
      typography:
        14: { lineHeight: 20, lineSpacing: -1, baselineOffset: 1.5 }
        16: { lineHeight: 24, lineSpacing: -1, baselineOffset: 1.5 }
      """
    let configuration = """
      rules: { negative-line-spacing: error }
      overrides:
        - tokens: typography.14
          rules: { negative-line-spacing: off }
        - files: other.yaml
          rules: { negative-line-spacing: off }
      """
    let file = SourceFile(path: ".stylespec.yaml", text: configuration)
    let result = Compiler.lint(compileInMemory(spec, wantsOutlines: true), .init(configurations: [0: file]))
    let found = result.diagnostics.filter { $0.rule.rawValue == "negative-line-spacing" }
    #expect(found.map(\.severity) == [.error])
    #expect(found.map { String(decoding: result.files[0].bytes[$0.range.bytes], as: UTF8.self) } == ["-1"])
  }
}
