import TestSupport
import Testing
import TokenDiagnostics

@testable import TokenLint

/// What `migrations.yaml` may say.
struct MigrationFileTests {
  private func read(_ text: String) -> (entries: [MigrationFile.Entry], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "tokens/migrations.yaml", text: text)
    let read = MigrationFile(reading: file, as: SourceFileID(index: 0), diagnostics: &diagnostics)
    return (read.entries, diagnostics)
  }

  private func names(_ text: String) -> [[String]] {
    read(text).entries.map { [$0.old.text] + $0.successors.map(\.text) }
  }

  @Test func everythingIsRead() {
    let text = """
      # What names of earlier versions are now.
      14_gray2_bold: 14_slate_semibold          # a code
      color.gray2: "color.slate"
      text.default: [text.primary, 'text.secondary']
      radius.full: null
      radius.half: ~
      radius.none:
      radius.some: []
      gray1: gray2

      """
    #expect(read(text).diagnostics.isEmpty)
    #expect(
      names(text) == [
        ["14_gray2_bold", "14_slate_semibold"], ["color.gray2", "color.slate"],
        ["text.default", "text.primary", "text.secondary"], ["radius.full"], ["radius.half"], ["radius.none"],
        ["radius.some"], ["gray1", "gray2"],
      ]
    )
  }

  /// Whatever YAML takes it for.
  @Test func namesAreTheirText() {
    let text = "14: 1.50\nnull: yes\n0x1F: 'null'\n1e2: [no, 007]\ntrue: \"~\"\n~: 2001-01-01\n"
    #expect(
      names(text) == [
        ["14", "1.50"], ["null", "yes"], ["0x1F", "null"], ["1e2", "no", "007"], ["true", "~"], ["~", "2001-01-01"],
      ]
    )
    #expect(read(text).diagnostics.isEmpty)
  }

  @Test func rangesIncludeQuotes() {
    let text = "a: b\n'c': [\"d\"]\n"
    let ranges = read(text).entries.flatMap { [$0.old] + $0.successors }.map(\.range.bytes)
    #expect(ranges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == ["a", "b", "'c'", "\"d\""])
  }

  @Test(arguments: ["", "# nothing yet\n", "---\n", "{}\n"])
  func anEmptyFileHasNoEntries(_ text: String) {
    #expect(names(text).isEmpty && read(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("⟦wrong-kind|[a]⟧\n", "`migrations.yaml` is a mapping, not a list"),
    ("⟦wrong-kind|a⟧\n", "`migrations.yaml` is a mapping, not a single value"),
    ("a: ⟦wrong-kind|{ b: c }⟧\n", "the successor of `a` is a single value, not a mapping"),
    ("a: [b, ⟦wrong-kind|[c]⟧]\n", "a successor of `a` is a single value, not a list"),
    ("a: [b, ⟦wrong-kind|null⟧]\n", "a successor of `a` is a single value, not empty"),
    ("a: ⟦unknown-value|''⟧\n", "`` is empty; the successor of `a` needs a text"),
    ("a: [⟦unknown-value|\"\"⟧]\n", "`` is empty; a successor of `a` needs a text"),
    ("⟦unknown-value|''⟧: a\n", "`` is empty; an old name needs a text"),
    ("a: b\n⟦duplicate-key|a⟧: c\n", "`a` is already a key of this mapping; remove one of the two"),
  ])
  func mistakesAreLocated(_ marked: String, _ message: String) {
    for source in MarkedSource.variants(of: marked) {
      let diagnostics = read(source.text).diagnostics
      #expect(diagnostics.map(MarkedSource.Expectation.init) == source.expectations)
      #expect(diagnostics.first?.message == message)
    }
  }

  @Test func entriesWithoutMistakesCount() {
    #expect(names("a: b\nc: {}\nd: [e, {}]\nf: [g]\n") == [["a", "b"], ["f", "g"]])
  }
}
