import TestSupport
import Testing
import TokenDiagnostics
import TokenResolver

@testable import TokenCompiler

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
    let wrong = Self.spec.replacing("offsetHost: 'uikit'", with: "offsetHost: 'uikitt'")
    #expect(fix(wrong).changed.isEmpty)
    let text = String(decoding: fix(wrong, unsafe: true).changed.first?.bytes ?? [], as: UTF8.self)
    #expect(text.contains("offsetHost: uikit\n") || text.contains("offsetHost: 'uikit'\n"))
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
}
