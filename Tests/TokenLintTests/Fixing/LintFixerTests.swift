import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenResolver

@testable import TokenLint

struct LintFixerTests {
  private func fix(_ spec: String, unsafe: Bool = false, included: [String: String] = [:]) -> LintFixer.Result {
    let input = CompilerInput(SourceFile(path: "spec.yaml", text: spec), role: .spec)
    let fixer = LintFixer([input], .init(), unsafe: unsafe) { path throws(IncludeError) in
      guard let text = included[path] else { throw IncludeError(problem: "is not there") }
      return SourceFile(path: path, text: text)
    }
    return fixer.run()
  }

  private static let spec = """
    stylespec: 1   # the version
    name: Brand\r
    offsetHost: 'uikit'
    color: { ink: "#222222", paper: '#FFFFFF' }

    weight: { regular: 400 }
    typography:
      # stylespec:disable-next-line negative-line-spacing
      14: plain   # a comment
    """

  @Test func onlyWhatIsWrongChanges() {
    let result = fix(Self.spec)
    let text = String(decoding: result.changed.first?.bytes ?? [], as: UTF8.self)
    #expect(text == Self.spec.replacing("  # stylespec:disable-next-line negative-line-spacing\n", with: ""))
    #expect(result.fixedCount == 1)
    #expect(fix(text).changed.isEmpty)
  }

  @Test func mistakesOfTheSpecAreMendedToo() {
    // Two weights are as near.
    let wrong =
      Self.spec.replacing("400 }", with: "400, heavy1: 800, heavy2: 900 }")
      + "\nstyles: { title: { size: 14, color: ink, weight: heavy } }\n"
    #expect(fix(wrong).changed.isEmpty)
    let text = String(decoding: fix(wrong, unsafe: true).changed.first?.bytes ?? [], as: UTF8.self)
    #expect(text.contains("weight: heavy1 }"))
  }

  /// An unsafe fix wants a review, and rules judge a spec only without mistakes: the fix of one key leaves the others.
  @Test(arguments: [
    ("\"14px\"", "20", "2", "uikit"), ("14px", "20", "2", "css"), ("14", "20px", "2", "css"),
    ("14", "\"140%\"", "2", "uikit-legacy"), ("14", "20", "\"2px\"", "uikit"), ("14", "1.5", "2", "css"),
  ])
  func aFixChangesOneKey(size: String, lineHeight: String, offset: String, host: String) throws {
    let row = "\(size): { lineHeight: \(lineHeight), lineSpacing: 3, baselineOffset: \(offset) }"
    let spec = Self.spec.replacing("uikit", with: host).replacing("14: plain", with: row)
    let result = fix(spec, unsafe: true)
    let text = String(decoding: try #require(result.changed.first).bytes, as: UTF8.self)
    let heights = ["20": "20", "20px": "20", "\"140%\"": "19.6", "1.5": "21"]
    let fixed = "14: { lineHeight: \(heights[lineHeight] ?? ""), lineSpacing: 3, baselineOffset: 2 }"
    #expect(text.contains(fixed), "\(text)")
    #expect(result.lint.mistakes.isEmpty)
    // The next run has seen the finding.
    let next = String(decoding: try #require(fix(text, unsafe: true).changed.first).bytes, as: UTF8.self)
    #expect(!next.contains("baselineOffset: 2 "))
  }

  @Test func includedFilesAreMended() {
    let included = [
      "more.yaml": "palette:\n  # stylespec:disable-next-line negative-line-spacing\n  red: \"#FF0000\"\n"
    ]
    let result = fix(
      "include: more.yaml\n" + Self.spec.replacing("  # stylespec:disable-next-line negative-line-spacing\n", with: ""),
      included: included
    )
    #expect(result.changed.map(\.path) == ["more.yaml"])
  }

  /// A line height on the grid moves the text off its center: alone, its fix would trade one finding for another.
  @Test func fixesThatLeadToOthersAreTakenTogether() throws {
    let row = "{ lineHeight: 20.3, lineSpacing: 3, baselineOffset: 0.8 }"
    let spec = Self.spec.replacing("uikit", with: "uikit-legacy").replacing("14: plain", with: "14: \(row)")
    let result = fix(spec, unsafe: true)
    let text = String(decoding: try #require(result.changed.first).bytes, as: UTF8.self)
    #expect(text.contains("lineHeight: 20.5, lineSpacing: 3, baselineOffset: 0.9 }   # a comment"), "\(text)")
    #expect(fix(text, unsafe: true).changed.isEmpty)
    #expect(fix(text, unsafe: true).lint.mistakes.isEmpty)
  }

  /// Hundreds of fixes at once, some of which have to be refused, end, and the end is one.
  @Test func manyFixesEnd() throws {
    let colors = (0..<150).map { "  c\($0): \"#\(100_000 + $0)\"\n  d\($0): '#\(100_000 + $0)'\n" }.joined()
    let rows = (1...150).map { "  \($0): { lineHeight: \($0 + 6).3, lineSpacing: 2, baselineOffset: 0 }\n" }.joined()
    let spec = "stylespec: 1\nname: Brand\noffsetHost: uikit\nweight: { regular: 400 }\n"
    let result = fix(spec + "color:\n" + colors + "typography:\n" + rows, unsafe: true)
    let text = String(decoding: try #require(result.changed.first).bytes, as: UTF8.self)
    #expect(result.fixedCount >= 150)
    #expect(fix(text, unsafe: true).changed.isEmpty)
  }
}

/// A fix that reports call safe is applied, whatever it brings to light; and `compile` calls the same fixes safe.
struct SafeFixTests {
  private static let header = "stylespec: 1\nname: Brand\noffsetHost: css\n"
  private static let rest = "typography: { 14: plain }\n"

  private static func input(_ spec: String) -> CompilerInput {
    CompilerInput(SourceFile(path: "spec.yaml", text: spec), role: .spec)
  }

  @Sendable private static func include(_ path: String) throws(IncludeError) -> SourceFile {
    throw IncludeError(problem: "does not exist")
  }

  /// Mistakes that hide or explain others, after their fix.
  private static let cases = [
    (
      header + "color: { ink: {palette.x}, b: @x }\nweight: { bold: 7oo, x: 9999 }\n" + rest,
      header + "color: { ink: \"{palette.x}\", b: \"@x\" }\nweight: { bold: 7oo, x: 9999 }\n" + rest
    ),
    (
      header.replacing("1\n", with: "1.0\n") + "color: { ink: nope }\nweight: { bold: 7oo }\n" + rest,
      header + "color: { ink: nope }\nweight: { bold: 7oo }\n" + rest
    ),
    (
      header + "color:\nink: nope\ngray: \"#12345\"\nweight: { bold: 7oo }\n" + rest,
      header + "color:\n  ink: nope\n  gray: \"#12345\"\nweight: { bold: 7oo }\n" + rest
    ),
    (
      header + "color: { ink: \"{palette.gray\", red: nope }\npalette: { gray: { light: \"#12\", dark: x } }\n"
        + "weight: { bold: 7oo }\n" + rest,
      header + "color: { ink: \"{palette.gray}\", red: nope }\npalette: { gray: { light: \"#12\", dark: x } }\n"
        + "weight: { bold: 7oo }\n" + rest
    ),
  ]

  @Test(arguments: cases)
  func safeFixesAreApplied(spec: String, fixed: String) {
    let result = LintFixer([Self.input(spec)], .init(), unsafe: false, include: Self.include).run()
    #expect(result.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == [fixed])
    #expect(!result.lint.diagnostics.contains { $0.fixIts.first?.applicability == .safe })
  }

  @Test(
    arguments: cases.map(\.0) + [
      header + "colour: { ink: \"#222222\" }\nweight: { bold: 700 }\n" + rest,
      header + "colour: { ink: \"#12345\" }\nweight: { bold: 700 }\n" + rest,
      header + "color: { ink: \"#222222\", gray: \"{color.inc}\" }\nweight: { bold: 700 }\n" + rest,
      header + "color: { a1: \"#222222\", a2: \"#333333\", gray: \"{color.a}\" }\nweight: { bold: { vaule: 700 } }\n"
        + rest,
    ]
  )
  func commandsAgree(spec: String) {
    let inputs = [Self.input(spec)]
    let compiled = Compiler.judged(Compiler.compile(inputs, include: Self.include), of: inputs, include: Self.include)
    let linted = LintFixer(inputs, .init(), unsafe: false, include: Self.include).lint()
    #expect(compiled.diagnostics == linted.mistakes)
    #expect(!compiled.diagnostics.isEmpty)
  }
}
