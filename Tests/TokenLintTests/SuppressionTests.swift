import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics

@testable import TokenLint

struct SuppressionTests {
  private static let row = "{ lineHeight: 20, lineSpacing: -1, baselineOffset: 1.5 }"

  /// The lines of findings of one rule, and the messages of those about suppressions.
  private func lint(_ typography: String) -> (lines: [Int], messages: [String]) {
    let spec = RuleExampleSpec.whole("typography:\n" + typography.replacing("ROW", with: Self.row))
    let result = Compiler.lint(compileInMemory(spec, wantsOutlines: true), .init())
    let locator = SourceLocator(result.files)
    let first = spec.split(separator: "\n").firstIndex(of: "typography:") ?? 0
    let found = result.diagnostics.filter { $0.rule.rawValue == "negative-line-spacing" }
    let suppressions = result.diagnostics.filter { $0.rule.rawValue.hasSuffix("suppression") }
    return (found.map { locator.location(of: $0.range).line - first - 1 }, suppressions.map(\.message))
  }

  @Test(arguments: [
    ("  14: ROW\n  15: ROW\n", [1, 2]),
    ("  # stylespec:disable-next-line negative-line-spacing -- why\n  14: ROW\n  15: ROW\n", [3]),
    ("  14: ROW # stylespec:disable-line negative-line-spacing\n  15: ROW\n", [2]),
    ("  # stylespec:disable negative-line-spacing\n  14: ROW\n  15: ROW\n", []),
    (
      "  14: ROW\n  # stylespec:disable negative-line-spacing\n  15: ROW\n  # stylespec:enable negative-line-spacing\n  16: ROW\n",
      [1, 5]
    ),
    ("  # stylespec:disable-next-line negative-line-spacing\n\n  14: ROW\n", [3]),
    ("  #stylespec:disable-next-line negative-line-spacing\n  14: ROW\n", []),
    ("  # about stylespec:disable-next-line negative-line-spacing\n  14: ROW\n", [2]),
  ])
  func findingsAreSuppressed(_ typography: String, _ lines: [Int]) {
    for form in [typography, typography.replacing("\n", with: "\r\n")] { #expect(lint(form).lines == lines) }
  }

  /// Blanks do no harm; what is spelled otherwise is told, with a fix that only one thing can be meant by.
  @Test(arguments: [
    ("# stylespec: disable-line RULE", []), ("# stylespec : disable-line RULE", []),
    ("##\tstylespec:\tdisable-line RULE", []),
    ("#stylespec:  disable-line  RULE", []), ("# stylespec: disable-line RULE -- why", []),
    ("# StyleSpec: disable-line RULE", ["this switches nothing off; write `stylespec:disable-line`"]),
    ("# stylespec disable-line RULE", ["this switches nothing off; write `stylespec:disable-line`"]),
    ("# stylespec：disable-line RULE", ["this switches nothing off; write `stylespec:disable-line`"]),
    ("# stylespec = disable-line RULE", ["this switches nothing off; write `stylespec:disable-line`"]),
    ("# stylespec: disable-lien RULE", ["`disable-lien` is not a directive; did you mean `disable-line`?"]),
    (
      "# stylespec:",
      ["`stylespec:` does not have a directive; there are `disable-next-line`, `disable-line`, `disable`, `enable`"]
    ),
    ("# stylespec disables nothing here", []), ("# stylespec enable me", []), ("# stylespecs:disable-line RULE", []),
  ])
  func noSpellingIsPassedOverInSilence(_ comment: String, _ messages: [String]) {
    let rule = "negative-line-spacing"
    let found = lint("  14: ROW \(comment.replacing("RULE", with: rule))\n")
    #expect(found.messages == messages)
    let isProse = !comment.contains("RULE") || comment.contains("stylespecs")
    #expect(found.lines.isEmpty == (messages.isEmpty && !isProse))
  }

  @Test func aMisspelledMarkerIsFixed() throws {
    let row = "typography:\n  14: \(Self.row) # StyleSpec disable-line negative-line-spacing -- why\n"
    let compiled = compileInMemory(RuleExampleSpec.whole(row), wantsOutlines: true)
    let result = Compiler.lint(compiled, .init())
    let fixed = FixApplier.apply(result.findings, to: result.files, unsafe: false)
    let text = String(decoding: fixed.files[0].bytes, as: UTF8.self)
    #expect(text.contains("} # stylespec:disable-line negative-line-spacing -- why\n"))
  }

  @Test func whatSuppressesNothingIsAFinding() {
    #expect(
      lint("  # stylespec:disable-next-line negative-line-spacing, off-by-one\n\n  14: ROW\n").messages == [
        "`negative-line-spacing` reports nothing here; remove it",
        "`off-by-one` is not a rule; `stylespec lint --list-rules` lists all",
      ]
    )
  }
}
