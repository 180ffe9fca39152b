import Testing
import TestSupport
import TokenDiagnostics
import TokenYAML

struct YAMLDiagnosticTests {
  /// Lines with several slips of which one is a part of another.
  @Test(arguments: [
    "color国 { ink： #222222, red： #333333 }", "colo { ink = #222222; red：} \"#C81,02E\" }",
    "clor: { ink = #2222 \n2; red： }#C8102E\" }", "color:}{ ink： #222222, red：#333333 }",
  ])
  func slipsDoNotOverlap(line: String) {
    #expect(!diagnostics(of: Array("\(line)\na: 1\n".utf8)).isEmpty)
  }

  @Test(arguments: [
    ("a: 1\n⟦duplicate-key|a⟧: 2\n", "`a` is already a key of this mapping; remove one of the two"),
    ("汉: 1\nb: 2\n⟦duplicate-key|'汉'⟧: 3\n", "`汉` is already a key of this mapping; remove one of the two"),
    (
      "a: ⟦yaml-unsupported|&x 1⟧\n",
      "anchors (`&name`) are not supported; to use a value twice, refer to it, such as `\"{color.ink}\"`"
    ),
    (
      "a: ⟦yaml-unsupported|*x⟧\n",
      "aliases (`*name`) are not supported; put text in quotes, `\"*x\"`, and to use a value twice, refer to it, such as "
        + "`\"{color.ink}\"`"
    ),
    (
      "a: ⟦yaml-unsupported|!!int 1⟧\n",
      "tags (`!name`) are not supported; to use a value twice, refer to it, such as `\"{color.ink}\"`"
    ),
    ("a: 1\n⟦yaml-documents|---⟧\nb: 2\n", "a second document starts here; put it into a separate file"),
    (
      "⟦yaml-complex-key|[a, b]⟧: 1\n",
      "a key must be a single value; write `\"{…}\"` with quotes if this is meant as text"
    ),
    ("a: 1\n⟦yaml-syntax|\t⟧b: 2\n", "a tab cannot indent YAML; indent with spaces"),
    ("a: ⟦yaml-syntax|@b⟧\n", "`@` cannot start a value; put it in quotes: `\"@b\"`"),
    ("a: ⟦yaml-syntax|b: c⟧\n", "a mapping on one line needs braces; write `a: { b: c }`"),
    ("a: ⟦yaml-syntax|b d: c⟧\n", "text with `: ` needs quotes: `\"b d: c\"`"),
    ("a: ⟦yaml-syntax|\"⟧x", "this quote is never closed; write `a: \"x\"`"),
    ("⟦yaml-syntax|\"⟧a: 1\nb: \"{x}\"\n", "this quote is never closed; write `\"a\": 1`"),
    ("c: { ⟦yaml-syntax|'⟧a: 1, b: 2 }\nd: '{x}'\n", "this quote is never closed; write `c: { 'a': 1, b: 2 }`"),
    ("a: ⟦yaml-syntax|[⟧x", "this `[` is never closed; write `a: [x]`"),
    ("a: ⟦yaml-syntax|\"⟧{x.y", "this quote is never closed; write `a: \"{x.y}\"`"),
    ("a: 1\n⟦yaml-syntax|lineHe⟧", "`lineHe` is a key without a colon; write `lineHe: …`"),
    ("a: 1\n⟦yaml-syntax|墨⟧ # black\nb: 2\n", "`墨` is a key without a colon; write `墨: …`"),
    ("a:\n  ⟦yaml-syntax|b⟧\n  c: 2\n", "`b` is a key without a colon; write `b: …`"),
    ("a: 1\n⟦yaml-syntax|name⟧ Brand\nb: 2\n", "a `:` is missing after this key; write `name: Brand`"),
    ("a: { b: ⟦yaml-syntax|[⟧1, \n", "this `[` is never closed; write `a: { b: [1] }`"),
    ("a: [?⟦yaml-syntax|⟧", "did not find expected node content; the file ends too early"),
  ])
  func messages(marked: String, message: String) {
    for source in MarkedSource.variants(of: marked) {
      let found = diagnostics(of: Array(source.text.utf8))
      #expect(found.map(MarkedSource.Expectation.init) == source.expectations)
      #expect(found.map(\.message) == [message])
    }
  }

  @Test func bothHalvesOfADuplicateAreShown() {
    let found = diagnostics(of: Array("a: 1\na: 2\n".utf8))
    #expect(found.first?.notes == [Note("the first `a`", at: SourceRange(file: SourceFileID(index: 0), bytes: 0..<1))])
  }

  /// An unclosed bracket is noticed far away.
  @Test func anUnclosedBracketIsShownWhereItOpens() throws {
    let found = try #require(diagnostics(of: Array("a: [1, 2\nb: 3\n".utf8)).first)
    #expect(found.range.bytes == 3..<4)
  }

  @Test func bytesThatAreNoUTF8AreRefused() throws {
    let found = try #require(diagnostics(of: Array("a: ".utf8) + [0xC3, 0x28]).first)
    #expect(found.message == "byte 0xC3 at offset 3 is not UTF-8; save the file as UTF-8")
    #expect(found.range.bytes == 3..<4)
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]])
  func utf16IsRefused(bytes: [UInt8]) {
    #expect(diagnostics(of: bytes).map(\.message) == ["the file is UTF-16; save it as UTF-8"])
  }

  @Test func depthHasALimit() throws {
    var limits = SourceLimits()
    limits.maximumDepth = 3
    #expect(diagnostics(of: Array("[[[]]]".utf8), limits: limits).isEmpty)
    let found = try #require(diagnostics(of: Array("[[[[]]]]".utf8), limits: limits).first)
    #expect(found.message == "nested deeper than 3 levels; flatten it")
    #expect(found.range.bytes == 3..<4)
    #expect(
      diagnostics(of: Array(String(repeating: "[", count: 1_000_000).utf8)).map(\.rule.rawValue) == ["yaml-limit"]
    )
  }

  @Test func nodesHaveALimit() {
    var limits = SourceLimits()
    limits.maximumNodes = 3
    #expect(diagnostics(of: Array("[1, 2]".utf8), limits: limits).isEmpty)
    #expect(
      diagnostics(of: Array("[1, 2, 3]".utf8), limits: limits).map(\.message) == ["more than 3 nodes; split the file"]
    )
  }

  @Test func bytesHaveALimit() {
    var limits = SourceLimits()
    limits.maximumBytes = 3
    #expect(
      diagnostics(of: Array("abcd".utf8), limits: limits).map(\.message) == [
        "the file is larger than 3 bytes; split it"
      ]
    )
  }

  private func diagnostics(of bytes: [UInt8], limits: SourceLimits = .standard) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "t.yaml", bytes: bytes)
    var tree = SourceTree()
    _ = YAMLReader.read(file, as: SourceFileID(index: 0), into: &tree, limits: limits, diagnostics: &diagnostics)
    return diagnostics
  }
}
