import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenResolver

@testable import TokenLint

/// The mistakes that `--fix` fixes without `--unsafe-fixes`.
struct SafeReadingTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: css
    palette: { gray: "#666666", gray2: "#777777", heavy1: "#000000", heavy2: "#111111" }
    color: { ink: "{palette.gray}" }
    weight: { regular: 400 }
    typography:
      14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 }
    styles: { title: { size: 14, color: ink, weight: regular } }

    """

  private func fixed(_ spec: String, configuration: String? = nil) -> [String: String] {
    let input = CompilerInput(SourceFile(path: "spec.yaml", text: spec), role: .spec)
    let file = configuration.map { SourceFile(path: ".stylespec.yaml", text: $0) }
    let fixer = LintFixer([input], .init(configurations: file.map { [0: $0] } ?? [:]), unsafe: false) {
      _ throws(IncludeError) in throw IncludeError(problem: "is not there")
    }
    let result = fixer.run()
    return Dictionary(uniqueKeysWithValues: result.changed.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// One name is near, and the result makes sense.
  @Test(arguments: [
    ("color:", "colour:"), ("lineSpacing:", "lineSpaceing:"), ("offsetHost: css", "offsetHost: ccs"),
    ("\"{palette.gray}\"", "\"{palete.gray}\""), ("\"{palette.gray}\"", "\"{palette.grey}\""),
    ("color: ink,", "color: inc,"),
    ("weight: regular", "weight: reguler"), ("styles:", "style:"),
  ])
  func oneReadingIsTaken(right: String, wrong: String) throws {
    #expect(fixed(Self.spec) == [:])
    let spec = Self.spec.replacing(right, with: wrong)
    try #require(spec != Self.spec)
    #expect(fixed(spec) == ["spec.yaml": Self.spec])
  }

  @Test(arguments: [
    // Two names are as near.
    ("{palette.gray}", "{palette.heavy}"),
    // Text after a reference may mean something.
    ("{palette.gray}", "{palette.gray} lighter"), ("{palette.gray}", "{palette.gray}{palette.gray}"),
    // Another number is another name.
    ("{palette.gray}", "{palette.gray3}"),
    // The value is none of that key.
    ("styles: { title:", "weihgt: { title:"),
    // The key is there already.
    ("name: Brand\n", "name: Brand\nnmae: Other\n"),
    // Nothing is near.
    ("color: ink,", "color: something,"),
    // A unit may be meant.
    ("lineHeight: 20", "lineHeight: 20px"),
  ])
  func whatMayMeanMoreIsLeft(right: String, wrong: String) throws {
    let spec = Self.spec.replacing(right, with: wrong)
    try #require(spec != Self.spec)
    #expect(fixed(spec) == [:])
  }

  /// More than get suggestions in one run.
  @Test func manyMistakesAreMended() {
    let colors = (0..<120).map { "  c\($0): { light: \"#222222\" }\n" }.joined()
    let spec = Self.spec.replacing(
      "color: { ink: \"{palette.gray}\" }\n",
      with: "color:\n  ink: \"{palette.gray}\"\n" + colors
    )
    #expect(fixed(spec) == [:])
    #expect(fixed(spec.replacing("{ light:", with: "{ ligth:")) == ["spec.yaml": spec])
  }

  /// Of 60 names that may each mean two, none is tried; and the report says so.
  @Test func ofManyMistakesOfAKindNoneIsTriedByItself() {
    let right = Self.spec.replacing("palette: {", with: "palette: { greenlit: \"#008800\", greenlet: \"#009900\",")
    let colors = (0..<60).map { "  c\($0): \"{palette.greenlt}\"\n" }.joined()
    let spec = right.replacing(
      "color: { ink: \"{palette.gray}\" }\n",
      with: "color:\n  ink: \"{palette.gray}\"\n" + colors
    )
    let input = CompilerInput(SourceFile(path: "spec.yaml", text: spec), role: .spec)
    let fixer = LintFixer([input], .init(), unsafe: false) { _ throws(IncludeError) in
      throw IncludeError(problem: "is not there")
    }
    let found = fixer.lint()
    #expect(found.mistakes.count == 60 && found.mistakes.allSatisfy { $0.fixIts.count == 2 })
    #expect(found.mistakes.flatMap(\.fixIts).allSatisfy { $0.applicability == .unsafe })
    #expect(found.untriedFixes == 60)
    let report = TerminalReport(SourceLocator(found.files), usesColor: false)
      .render(found.mistakes, untriedFixes: found.untriedFixes)
    #expect(
      report.hasSuffix("60 errors; fixes of 60 were not tried one by one, so they count as unsafe\n")
    )
  }

  @Test func configurationsAreMendedToo() {
    let after = fixed(Self.spec, configuration: "rules: { off-gird: off, small-size: { minmum: 9 } }\n")
    #expect(after == [".stylespec.yaml": "rules: { off-grid: off, small-size: { minimum: 9 } }\n"])
  }

  /// The report and the fix say one thing.
  @Test func theReportSaysWhatIsSafe() {
    let input = CompilerInput(
      SourceFile(path: "spec.yaml", text: Self.spec.replacing("color:", with: "colour:")),
      role: .spec
    )
    let fixer = LintFixer([input], .init(), unsafe: false) { _ throws(IncludeError) in
      throw IncludeError(problem: "is not there")
    }
    #expect(fixer.lint().mistakes.flatMap(\.fixIts).map(\.applicability).contains(.safe))
  }
}
