import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics

@testable import TokenLint

/// Names in `migrations.yaml` are those of the specs next to it.
struct MigrationCheckTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: css
    color: { slate: "#222222", gray2: "#333333", gray3: "#444444" }
    weight: { regular: 400 }
    typography: { 14: plain }
    styles: { note: { size: 14, color: slate, weight: regular } }
    """

  private static let tokens = """
    { "radius": { "card": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } },
      "text": { "body": { "$type": "typography", "$value": { "fontFamily": "Inter",
        "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } } } }
    """

  private func lint(
    _ migrations: String,
    in folder: String = "",
    specs: [String: String] = ["brand.yaml": spec],
    looksAtAll: Bool = true
  ) -> [Diagnostic] {
    let inputs = specs.sorted { $0.key < $1.key }.map {
      CompilerInput(SourceFile(path: $0.key, text: $0.value), role: .candidate)
    }
    var options = Compiler.LintOptions()
    options.looksAtAll = looksAtAll
    let file = SourceFile(path: folder + MigrationFile.name, text: migrations)
    options.migrations = [CompilerInput(file, role: .candidate)]
    return Compiler.lint(compileInMemory(inputs, to: [], wantsOutlines: true), options).mistakes
  }

  @Test(arguments: [
    ("color.gray: color.slate\n14_gray_regular: [14_slate_regular, note]\ngray: null\n", ""),
    // Names that shift and swap.
    ("color.gray1: color.gray2\ncolor.gray2: color.gray3\ncolor.gray3: color.gray2\n", ""),
    // An old name is followed.
    ("a: b\nb: c\nc: color.slate\nd: e\ne: null\n", ""),
    (
      "a: ⟦unknown-successor|color.slat⟧\n",
      "`color.slat` is neither a code nor a token of the specs here; did you mean `color.slate`?"
    ),
    (
      "a: [note, ⟦unknown-successor|14_slate_regulr⟧]\n",
      "`14_slate_regulr` is neither a code nor a token of the specs here; did you mean `14_slate_regular`?"
    ),
    (
      "a: ⟦unknown-successor|zzzzzzzz⟧\n",
      "`zzzzzzzz` is neither a code nor a token of the specs here; write a name that they have, or `null`"
    ),
    ("a: ⟦circular-migration|a⟧\n", "`a` is its own successor; write what it is now, or remove this entry"),
    ("note: ⟦circular-migration|note⟧\n", "`note` is its own successor; write what it is now, or remove this entry"),
    (
      "x: a\na: [b, note]\nb: c\nc: ⟦circular-migration|a⟧\ny: c\n",
      "these names lead in a circle: `a` → `b` → `c` → `a`; give one of them a successor that the specs have, or `null`"
    ),
  ])
  func namesAreChecked(_ marked: String, _ message: String) {
    for source in MarkedSource.variants(of: marked) {
      let diagnostics = lint(source.text)
      #expect(diagnostics.map(MarkedSource.Expectation.init) == source.expectations)
      #expect(diagnostics.first?.message ?? "" == message)
    }
  }

  /// As strings of Swift, they would be equal.
  @Test func namesAreComparedByteByByte() {
    let spec = Self.spec.replacing("slate", with: "caf\u{E9}")
    #expect(lint("a: color.caf\u{E9}\n", specs: ["brand.yaml": spec]).isEmpty)
    #expect(lint("a: color.cafe\u{301}\n", specs: ["brand.yaml": spec]).map(\.rule) == [UnknownSuccessor.id])
  }

  @Test func aLongChainIsFollowed() {
    let chain = (0..<20_000).map { "a\($0): a\($0 + 1)\n" }.joined()
    #expect(lint(chain + "a20000: note\n").isEmpty)
    let message = lint(chain + "a20000: a0\n").map(\.message)
    #expect(message.count == 1 && message[0].hasPrefix("these names lead in a circle: `a0` → `a1` → "))
    #expect(message.allSatisfy { $0.contains("`a7` → … → `a0`; ") })
  }

  @Test func allSpecsOfTheFolderCount() {
    let other = Self.spec.replacing("Brand", with: "Other").replacing("slate", with: "ink")
    let both = "a: color.slate\nb: [color.ink, 14_ink_regular]\n"
    #expect(lint(both, in: "x/", specs: ["x/brand.yaml": Self.spec, "x/other.yaml": other]).isEmpty)
    let apart = lint(both, in: "x/", specs: ["x/brand.yaml": Self.spec, "y/other.yaml": other])
    #expect(apart.map(\.rule) == [UnknownSuccessor.id, UnknownSuccessor.id])
  }

  @Test func tokenFilesHaveTokensAndCodes() {
    let names = "a: radius.card\nb: text.body\nc: radius.crad\n"
    let found = lint(names, specs: ["brand.tokens.json": Self.tokens])
    let message = "`radius.crad` is neither a code nor a token of the specs here; did you mean `radius.card`?"
    #expect(found.map(\.message) == [message])
  }

  /// A file of that name may be of another tool.
  @Test func aFileWithoutSpecsNextToItIsLeftAlone() {
    #expect(lint("[1, {]\n", in: "db/").isEmpty)
    #expect(lint("a: {}\n", in: "db/", specs: ["brand.yaml": Self.spec, "db/other.yaml": "a: 1\n"]).isEmpty)
  }

  /// Where names are unknown, only the syntax is checked.
  @Test func namesCountOnlyWhereAllAreKnown() {
    let file = "a: nothing\nb: a\nc: {}\n"
    #expect(lint(file, looksAtAll: false).map(\.rule.rawValue) == ["wrong-kind"])
    let broken = Self.spec.replacing("#222222", with: "#22222")
    let found = lint(file, specs: ["brand.yaml": broken]).map(\.rule.rawValue)
    #expect(found.count == 2 && found.contains("wrong-kind") && !found.contains("unknown-successor"))
  }
}
