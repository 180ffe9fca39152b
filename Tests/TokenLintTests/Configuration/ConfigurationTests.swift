import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenResolver
import TokenYAML

@testable import TokenLint

struct ConfigurationTests {
  private func read(_ text: String) -> (LintConfiguration, [Diagnostic]) {
    var reader = ConfigurationReader { _ throws(IncludeError) in throw IncludeError(problem: "is not there") }
    let configuration = reader.read(SourceFile(path: "brand/.stylespec.yaml", text: text)).lint
    return (configuration, reader.diagnostics)
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
      "`negative-spacing` is not a rule; did you mean `negative-line-spacing`?"
    ),
    ("rules: { ⟦unknown-rule|zzz⟧: off }\n", "`zzz` is not a rule; `stylespec lint --list-rules` lists all"),
    (
      "rules: { negative-line-spacing: ⟦unknown-value|warn⟧ }\n",
      "`warn` is not a value of a severity, which takes `off`, `info`, `warning`, `error`"
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
      "`[a-` is not a pattern that the linter reads: character 1, `[`, opens a class that nothing closes; write `]` or `\\[`"
    ),
    ("rules:\noverrides: ~\nsources: null\n", ""),
    (
      "overrides: [⟦missing-key|{ tokens: color.* }⟧]\n",
      "an override needs the key `rules`, for instance `rules: { off-grid: off }`"
    ),
    (
      "rules: { small-size: { minimum: ⟦wrong-kind|'9'⟧ } }\n",
      "`9` in quotes is a text, not a number; remove the quotes"
    ),
    (
      "rules: { missing-dark: { always: ⟦wrong-kind|\"true\"⟧ } }\n",
      "`true` in quotes is a text, not a flag; remove the quotes"
    ),
    ("rules: { off-grid: { grid: 0.00012 } }\n", ""),
    (
      "rules: { small-size: { minimum: ⟦invalid-number|.inf⟧ } }\n",
      "`.inf` is not a number for `minimum`; write plain digits such as `14` or `0.5`"
    ),
    ("rules: { small-size: { minimum: ⟦out-of-range|1e9⟧ } }\n", "1e9 is out of range; `minimum` is from 0 to 1000"),
    ("rules: { small-size: ⟦wrong-kind|⟧}\n", "a severity is a single value, not empty"),
    ("overrides: [{ files: ⟦unknown-value|''⟧, rules: {} }]\n", "`` is empty; `files` needs a text"),
    (
      "rules: { missing-description: { sections: [color, ⟦unknown-value|colour⟧] } }\n",
      "`colour` is not a value of `sections`; did you mean `color`?"
    ),
    (
      "rules: { contrast: { backgrounds: { light: ⟦unknown-value|'#12'⟧ } } }\n",
      "`#12` is not a color; write `#RRGGBB`"
    ),
    (
      "rules: { contrast: { backgrounds: { dark: ['#000', ⟦unknown-value|'#00000080'⟧] } } }\n",
      "`#00000080` is translucent; use an opaque color, `#RRGGBB`"
    ),
    (
      "outputs: [{ out: a }, ⟦missing-key|{ emit: swift }⟧]\n",
      "an element of `outputs` needs the key `out`, for instance `out: Generated/Swift`"
    ),
    (
      "outputs: { out: a, emit: [swift, ⟦unknown-value|swfit⟧] }\n",
      "`swfit` is not a value of `emit`; did you mean `swift`?"
    ),
    ("outputs: { out: a, emit: ⟦unknown-value|[]⟧ }\n", "`emit` needs a format, such as `swift`"),
    (
      "outputs: { out: ⟦unknown-value|a/../../b⟧ }\n",
      "`a/../../b` is not in the folder of this file, which `outputs` stays in; use `--out`"
    ),
    (
      "outputs: { out: ⟦unknown-value|/a⟧ }\n",
      "`/a` is not in the folder of this file, which `outputs` stays in; use `--out`"
    ),
    (
      "outputs: { out: a, emit: [swift, catalog], options: ⟦unknown-value|{ prefix: x }⟧ }\n",
      "`options` are those of one format; give each format of `emit` its own output"
    ),
    (
      "outputs: { out: a, emit: catalog, options: ⟦unknown-value|{ prefix: x }⟧ }\n",
      "`catalog` has no options; remove `options`"
    ),
    ("extends: ⟦invalid-extends|nowhere.yaml⟧\n", "`brand/nowhere.yaml` is not there"),
    (
      "extends: ⟦extends-cycle|.stylespec.yaml⟧\n",
      "these configurations extend each other: brand/.stylespec.yaml → brand/.stylespec.yaml; remove one of the links"
    ),
    (
      "overrides: [{ rules: {}, files: [⟦wrong-kind|{}⟧] }]\n", "an element of `files` is a single value, not a mapping"
    ),
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
