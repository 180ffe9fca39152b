import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenResolver

@testable import TokenLint

/// What configurations name and nothing is called.
struct ConfigurationNamesTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: css
    palette: { paper: "#FFFFFF", glass: "#FFFFFF80" }
    color: { ink: { light: "#222222", dark: "#F2F2F2" } }
    weight: { regular: 400 }
    typography: { 14: plain }
    """

  private func lint(_ configuration: String, looksAtAll: Bool = true, others: [String: String] = [:])
    -> Compiler.LintResult
  {
    let file = SourceFile(path: ".stylespec.yaml", text: configuration)
    var options = Compiler.LintOptions(configurations: [0: file])
    options.looksAtAll = looksAtAll
    options.hasFile = { pattern, _ in pattern == "on/disk/*" }
    options.readConfiguration = { path throws(IncludeError) in
      guard let text = others[path] else { throw IncludeError(problem: "is not there") }
      return SourceFile(path: path, text: text)
    }
    return Compiler.lint(compileInMemory(Self.spec, wantsOutlines: true), options)
  }

  @Test(arguments: [
    (
      "overrides: [{ files: ⟦unmatched-override|old/*⟧, rules: {} }]\n",
      "`old/*` fits no file; patterns count from the configuration's folder"
    ),
    ("overrides: [{ files: [./spec.yaml, on/disk/*, '*.yaml'], rules: {} }]\n", ""),
    (
      "overrides: [{ tokens: [color.*, ⟦unmatched-override|colour.*⟧], rules: {} }]\n",
      "`colour.*` fits no token; paths are such as `color.ink` and `typography.14`"
    ),
    (
      "rules: { contrast: { backgrounds: { light: [palette.paper, ⟦unknown-value|palette.papre⟧] } } }\n",
      "`palette.papre` is not a color of the spec; did you mean `palette.paper`?"
    ),
    (
      "rules: { contrast: { backgrounds: { light: ⟦unknown-value|palette.glass⟧ } } }\n",
      "`palette.glass` is #FFFFFF80, which is translucent; use an opaque color"
    ),
    (
      "rules: { layering: { targets: { ⟦unmatched-override|base.*⟧: [color.ink, ⟦unknown-value|color.inc⟧] } } }\n",
      "`base.*` fits no token of the spec"
    ),
    ("rules: { contrast: { severity: off, backgrounds: { light: palette.papre } } }\n", ""),
    ("rules: { contrast: { backgrounds: { 'in*': ['{palette.paper}', rgb(0 0 0)], color.ink: '#000' } } }\n", ""),
    (
      "rules: { contrast: { backgrounds: { ⟦unmatched-override|'on*'⟧: '#000' } } }\n",
      "`on*` fits no color of the spec; write an appearance, or a pattern such as `onDark*`"
    ),
    (
      "rules: { contrast: { backgrounds: { ⟦unknown-value|lihgt⟧: '#FFF' } } }\n",
      "`lihgt` fits no color of the spec; did you mean `light`?"
    ),
    (
      "rules: { contrast: { backgrounds: { '*': ⟦unknown-value|'{palette.papre}'⟧ } } }\n",
      "`{palette.papre}` is not a color of the spec; did you mean `palette.paper`?"
    ),
  ])
  func namesOfNothingAreTold(_ marked: String, _ message: String) {
    for source in MarkedSource.variants(of: marked) {
      let mistakes = lint(source.text).mistakes
      #expect(mistakes.map(MarkedSource.Expectation.init) == source.expectations)
      #expect(mistakes.first?.message ?? "" == message)
      #expect(lint(source.text, looksAtAll: false).mistakes == [], "nobody knows what other specs have")
    }
  }

  /// What was told is not told again by the rule.
  @Test func aBackgroundIsToldOnce() {
    let configuration = "rules: { contrast: { backgrounds: { light: [palette.papre], dark: [] } } }\n"
    #expect(lint(configuration).findings.filter { $0.rule.rawValue == "contrast" } == [])
    #expect(lint(configuration, looksAtAll: false).findings.count { $0.rule.rawValue == "contrast" } == 1)
  }

  /// A shared file may speak of what other projects have.
  @Test func whatIsExtendedIsNotJudged() {
    let shared = "overrides: [{ tokens: brand.*, files: nowhere, rules: {} }]\n"
    #expect(lint("extends: shared.yaml\n", others: ["shared.yaml": shared]).mistakes == [])
  }

  /// A name that one spec has and another one has not is right.
  @Test func oneSpecWithTheNameIsEnough() {
    let other =
      Self.spec.replacing("Brand", with: "Other").replacing("paper:", with: "night:") + "\nswift: { scope: catalog }\n"
    let compiled = compileInMemory(
      [("a.yaml", Self.spec), ("b.yaml", other)].map { CompilerInput(SourceFile(path: $0, text: $1), role: .spec) },
      wantsOutlines: true
    )
    let text = "rules: { contrast: { backgrounds: { light: palette.paper } } }\n"
    let file = SourceFile(path: ".stylespec.yaml", text: text)
    var options = Compiler.LintOptions(configurations: [0: file, 1: file])
    options.looksAtAll = true
    let result = Compiler.lint(compiled, options)
    #expect(result.mistakes == [])
    #expect(result.findings.contains { $0.message.contains("`palette.paper` of the option") })
  }

  /// Colors of token files are colors of the spec.
  @Test(arguments: [
    ("backgrounds: { light: color.paper, dark: '{color.paper.light}', 'pap*': gray }", []),
    (
      "backgrounds: { light: color.papre, 'inc*': '#FFF' }",
      [
        "`color.papre` is not a color of the spec; did you mean `color.paper`?",
        "`inc*` fits no color of the spec; write an appearance, or a pattern such as `onDark*`",
      ]
    ),
  ])
  func namesReachTokenFiles(_ option: String, _ messages: [String]) {
    let color = #"{ "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }"#
    let spec = """
      stylespec: 1
      name: Brand
      tokens: [colors.tokens.json]
      color: { from: "color.**" }
      weight: { regular: 400 }
      typography: { 14: plain }
      """
    let tokens = #"{ "$type": "color", "gray": \#(color), "color": { "paper": \#(color), "ink": \#(color) } }"#
    let compiled = compileInMemory(spec, wantsOutlines: true, including: ["colors.tokens.json": tokens])
    let file = SourceFile(path: ".stylespec.yaml", text: "rules: { contrast: { \(option) } }\n")
    var options = Compiler.LintOptions(configurations: [0: file])
    options.looksAtAll = true
    #expect(Compiler.lint(compiled, options).mistakes.map(\.message) == messages)
  }
}
