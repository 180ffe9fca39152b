import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenResolver

@testable import TokenLint

/// What the rules find in specs with styles of token files.
struct TokenFileRuleTests {
  /// A spec with a token file in each language; the parts are to be replaced.
  private struct Project {
    var spec = """
      stylespec: 1
      name: Brand
      tokens: [base.tokens.yaml, text.tokens.json]
      color: { ink: "#222222" }
      weight: { regular: 400 }
      typography: { 13: { lineHeight: 18 } }
      styles: { from: "text.**" }

      """
    var base = """
      size:
        $type: dimension
        sm: { $value: { value: 0.875, unit: rem } }
        md: { $value: { value: 1, unit: rem } }
      leading: { $type: number, normal: { $value: 1.4 } }

      """
    var styles = [#""a": \#(style())"#]
    var more: [String: String] = [:]

    var files: [String: String] {
      more.merging([
        "base.tokens.yaml": base,
        "text.tokens.json": """
        { "text": { "$type": "typography",
        \(styles.joined(separator: ",\n"))
        } }

        """,
      ]) { file, _ in file }
    }
  }

  /// A typography token.
  private static func style(
    size: String = #""{size.md}""#,
    lineHeight: String = #""{leading.normal}""#,
    weight: String = "600",
    more: String = ""
  ) -> String {
    #"{ "$value": { "fontFamily": "Source Sans 3", "fontSize": \#(size), "fontWeight": \#(weight), "#
      + #""letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": \#(lineHeight) }\#(more) }"#
  }

  private func compiled(_ project: Project) -> Compiler.Result {
    compileInMemory(project.spec, to: [], wantsOutlines: true, including: project.files)
  }

  /// `file:line rule: message`, with the rules' own severities; no finding has a fix in a token file.
  private func findings(_ project: Project, swift: String? = nil) -> [String] {
    let sources = swift.map { [SourceFile(path: "App.swift", text: $0)] }
    let result = Compiler.lint(compiled(project), Compiler.LintOptions(sources: sources))
    let locator = SourceLocator(result.files)
    #expect(!result.mistakes.hasErrors)
    return result.findings.map { finding in
      for edit in finding.fixIts.flatMap(\.edits) {
        #expect(result.files[edit.range.file]?.path == "spec.yaml", "\(finding.message)")
      }
      let place = locator.location(of: finding.range)
      return "\(place.path):\(place.line) \(finding.rule.rawValue): \(finding.message)"
    }
  }

  @Test func aUsualScaleHasNoFindings() {
    var project = Project()
    // Equal sizes, a title with tighter lines than a larger text, factors that are on no grid, and no order.
    project.styles = [
      #""title": \#(Self.style(lineHeight: "1.27", weight: "700"))"#,
      #""body": { "sm": \#(Self.style(size: #""{size.sm}""#, lineHeight: "1.7")), "md": \#(Self.style()) }"#,
      #""same": { "$value": "{text.body.md}" }"#,
    ]
    #expect(findings(project) == [])
  }

  @Test func lineHeightsAreJudgedAtTheirPlaceAndInTheirForm() {
    var project = Project()
    project.styles = [
      #""tight": \#(Self.style(lineHeight: "1.05"))"#, #""below": \#(Self.style(lineHeight: "0.9"))"#,
      #""large": \#(Self.style(lineHeight: "3"))"#,
      #""points": \#(Self.style(lineHeight: #"{ "value": 17, "unit": "px" }"#))"#,
    ]
    #expect(
      findings(project) == [
        "text.tokens.json:2 line-height-below-font: line height 16.8 is below the 19.088 that a line of "
          + "`Source Sans 3` takes at size 16; set a factor of 1.2 or more",
        "text.tokens.json:3 line-height-below-size: line height 14.4 is below the size 16; set a factor above 1",
        "text.tokens.json:4 line-height-too-large: line height 48 is more than 2.5 times the size 16; "
          + "set a factor of 2.5 or less",
        "text.tokens.json:5 line-height-below-font: line height 17 is below the 19.088 that a line of "
          + "`Source Sans 3` takes at size 16; set 19.5 or more",
      ]
    )
  }

  @Test func lengthsHaveToBeOnTheGrid() {
    var project = Project()
    project.styles = [
      #""a": \#(Self.style(size: #"{ "value": 13.7, "unit": "px" }"#))"#,
      #""b": \#(Self.style(lineHeight: #"{ "value": 20.3, "unit": "px" }"#))"#,
    ]
    #expect(
      findings(project) == [
        "text.tokens.json:2 off-grid: size 13.7 is off the grid of 0.5; the nearest size on it is 13.5",
        "text.tokens.json:3 off-grid: line height 20.3 is off the grid of 0.5; the nearest value on it is 20.5",
      ]
    )
  }

  @Test func sizesOfTokensAreComparedAndReportedOnce() {
    var project = Project()
    project.base = project.base.replacing("value: 0.875, unit: rem", with: "value: 9, unit: px")
    project.styles = [
      #""a": \#(Self.style(size: #""{size.sm}""#))"#, #""b": \#(Self.style(size: #""{size.sm}""#, weight: "700"))"#,
      #""c": \#(Self.style(size: #"{ "value": 13.25, "unit": "px" }"#))"#,
    ]
    #expect(
      findings(project) == [
        "base.tokens.yaml:3 small-size: size 9 is too small for many readers; use 11 or more",
        "text.tokens.json:4 near-duplicate-sizes: size 13.25 is only 0.25 above 13; use one of the two, or set 0.5 "
          + "between them",
        "text.tokens.json:4 off-grid: size 13.25 is off the grid of 0.5; the nearest size on it is 13.5",
      ]
    )
  }

  /// The fix would have written `{color.ink}` into the token file, where that is nothing.
  @Test func colorsOfTokenFilesAreJudgedWithoutFixes() {
    var project = Project()
    project.spec = project.spec.replacing("ink: \"#222222\"", with: "ink: \"#222222\", from: \"color.*\"")
    project.base += """
      color:
        $type: color
        pale: { $value: { colorSpace: srgb, components: [0.7, 0.7, 0.7] } }
        same: { $value: { colorSpace: srgb, components: [0.7, 0.7, 0.7] } }
        veil: { $value: { colorSpace: srgb, components: [0, 0, 0], alpha: 0.8 } }

      """
    let findings = findings(project)
    #expect(findings.count { $0.hasPrefix("base.tokens.yaml:8 contrast: text in `pale`") } == 1)
    #expect(findings.contains { $0.hasSuffix("or make one refer to the other if they belong together") })
    #expect(findings.contains { $0.hasPrefix("base.tokens.yaml:10 translucent-text:") })
  }

  @Test func modesOfContextsAreNotEmpty() {
    var project = Project()
    project.spec = project.spec.replacing("[base.tokens.yaml, ", with: "[density.resolver.json, ")
    project.more = [
      "density.resolver.json": """
      { "version": "2025.10",
        "modifiers": { "density": { "contexts": { "regular": [], "compact": [{ "$ref": "compact.json" }] },
          "default": "regular" } },
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.yaml" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/density" }] }

      """,
      "compact.json": #"{ "size": { "$type": "dimension", "md": { "$value": { "value": 9.5, "unit": "px" } } } }"#,
    ]
    #expect(compiled(project).catalogs.first?.modes.map(\.value) == ["compact"])
    // The size of a mode is its own.
    #expect(findings(project) == ["compact.json:1 small-size: size 9.5 is too small for many readers; use 11 or more"])
  }

  @Test func weightsAndFontsBesideTheAxesAreNoPartsOfNames() {
    var project = Project()
    project.styles = [#""a": \#(Self.style().replacing("Source Sans 3", with: "Source_Sans_3"))"#]
    #expect(findings(project) == [])
  }

  @Test func tablesAreJudgedAsWithoutStyles() {
    var project = Project()
    project.spec = project.spec.replacing(
      "typography: { 13: { lineHeight: 18 } }",
      with: "typography: { 16: { lineHeight: 24 }, 13: plain }\ncodes: { only: \"13_*\" }"
    )
    #expect(
      findings(project) == [
        "spec.yaml:6 unused-token: no code has `typography.16`, and nothing refers to it; remove it, or let `codes` "
          + "have it",
        "spec.yaml:6 size-order: size 13 is after 16; sizes are easier to find in order, so move it before that",
      ]
    )
  }

  @Test func theLibraryOfADesignTeamMayHaveMoreThanIsUsed() {
    var project = Project()
    project.styles.append(#""b": \#(Self.style(size: #""{size.sm}""#))"#)
    #expect(findings(project, swift: "f(.t13_ink_regular, .a)") == [])
    #expect(
      findings(project, swift: "f(.a)").map { $0.split(separator: ":")[0] } == Array(repeating: "spec.yaml", count: 3)
    )
  }

  @Test func deprecatedTokensOfFilesAreToldWhereSpecsReferToThem() {
    var project = Project()
    project.spec = project.spec.replacing("\"#222222\"", with: "\"{color.old}\"")
    project.base += """
      color:
        $type: color
        old: { $value: { colorSpace: srgb, components: [0, 0, 0] }, $deprecated: "use {color.new}" }
        new: { $value: { colorSpace: srgb, components: [0, 0, 0] } }

      """
    #expect(findings(project) == ["spec.yaml:4 deprecated-reference: `color.old` is deprecated; use `color.new`"])
    let fixes = Compiler.lint(compiled(project), Compiler.LintOptions()).findings.flatMap(\.fixIts)
    #expect(fixes.map(\.message) == ["write `\"{color.new}\"`"])
  }

  @Test func sourcesThatUseDeprecatedStylesAreToldTheOthers() {
    var project = Project()
    project.styles.append(#""old": \#(Self.style(more: #", "$deprecated": "use {text.a}""#))"#)
    let swift = SourceFile(path: "App.swift", text: "f(StyleCode.old, .a, .t13_ink_regular)")
    let result = Compiler.lint(compiled(project), Compiler.LintOptions(sources: [swift]))
    #expect(result.findings.map(\.message) == ["`old` is deprecated; use `a`"])
    #expect(result.findings.flatMap(\.fixIts).flatMap(\.edits).map(\.replacement) == ["a"])
  }

  @Test func adviceMayNameATokenOfAFile() {
    var project = Project()
    project.spec = project.spec.replacing(
      "ink: \"#222222\"",
      with: "ink: { light: \"#222222\", deprecated: \"use {color.new}\" }"
    )
    project.base += """
      color:
        $type: color
        new: { $value: { colorSpace: srgb, components: [0, 0, 0] } }

      """
    #expect(findings(project) == [])
  }

  @Test func commentsOfTokenFilesSuppressFindings() {
    var project = Project()
    project.base = project.base.replacing(
      "  sm: { $value: { value: 0.875, unit: rem } }\n",
      with: """
          # stylespec:disable-next-line small-size -- a badge
          sm: { $value: { value: 9, unit: px } }
          # stylespec:disable-next-line small-size

        """
    )
    project.styles = [
      #""a": \#(Self.style(size: #""{size.sm}""#))"#,
      #""b": \#(Self.style(lineHeight: "0.9")) // stylespec:disable-line line-height-below-size"#,
    ]
    let result = Compiler.lint(compiled(project), Compiler.LintOptions())
    let rules = result.findings.map(\.rule.rawValue).filter { $0 != "json-comment" }
    #expect(rules == ["needless-suppression"])
  }

  @Test func overridesNameTokensOfFiles() {
    var project = Project()
    project.styles = [
      #""a": \#(Self.style(lineHeight: "0.9"))"#, #""b": { "c": \#(Self.style(lineHeight: "0.9")) }"#,
    ]
    var options = Compiler.LintOptions()
    let configuration = """
      overrides:
        - tokens: ["text.b.*"]
          rules: { line-height-below-size: off }

      """
    options.configurations = [0: SourceFile(path: ".stylespec.yaml", text: configuration)]
    options.looksAtAll = true
    let result = Compiler.lint(compiled(project), options)
    #expect(result.mistakes.map(\.message) == [])
    let locator = SourceLocator(result.files)
    #expect(result.findings.map { locator.location(of: $0.range).line } == [2])
  }
}
