import Testing
import TestSupport
import TokenDiagnostics
import TokenYAML

struct YAMLReaderTests {
  /// Lists every node with the source text of its range.
  @Test(arguments: [
    ("a: 1", ["mapping a: 1", "a", "1"]),
    ("a: 1\n\n# comment\n", ["mapping a: 1", "a", "1"]),
    (
      "a:\n  b: 汉字\n\n\nc: 'x''y'\n",
      ["mapping a:\n  b: 汉字\n\n\nc: 'x''y'", "a", "mapping b: 汉字", "b", "汉字", "c", "'x''y'"]
    ),
    (
      "- [1, {b: 👍🏽}] # c\n- z",
      ["sequence - [1, {b: 👍🏽}] # c\n- z", "sequence [1, {b: 👍🏽}]", "1", "mapping {b: 👍🏽}", "b", "👍🏽", "z"]
    ),
    (
      "t: |\n  one\n  two\n\n\n# c\nu: >-\n  x\n",
      ["mapping t: |\n  one\n  two\n\n\n# c\nu: >-\n  x", "t", "|\n  one\n  two", "u", ">-\n  x"]
    ),
    ("d:\n", ["mapping d:", "d", ""]),
    ("plain over\n  two lines", ["plain over\n  two lines"]),
    (
      "{\"k\": \"\\u00e9\", \"l\": []}",
      ["mapping {\"k\": \"\\u00e9\", \"l\": []}", "\"k\"", "\"\\u00e9\"", "\"l\"", "sequence []"]
    ),
  ])
  func ranges(text: String, expected: [String]) throws {
    for prefix in ["", "# 汉 é 👩‍👩‍👧\n", "\u{FEFF}"] {
      #expect(try nodes(of: prefix + text) == expected)
    }
    let withCRLF = { (text: String) in String(text.map { $0 == "\n" ? "\r\n" : $0 }) }
    #expect(try nodes(of: withCRLF(text)) == expected.map(withCRLF))
  }

  @Test(arguments: [
    ("'x''y'", "x'y"), ("\"a\\tb\\u4e2d\"", "a\tb中"), ("|\n one\n two\n", "one\ntwo\n"), (">\n one\n two", "one two"),
    ("010", "010"), ("yes", "yes"), ("~", "~"), ("1e3", "1e3"), ("０", "０"),
  ])
  func scalarsAreTextWithoutTypes(source: String, text: String) throws {
    let (tree, document, _) = read(source)
    #expect(try tree.text(of: #require(document?.root)) == text)
  }

  @Test(arguments: ["", "# only a comment\n", "\u{FEFF}", "\n\n"])
  func filesWithoutContentHaveNoRoot(text: String) throws {
    let (_, document, diagnostics) = read(text)
    #expect(try #require(document).root == nil)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("# one\na: 1 # two\n  # three\n", ["# one", "# two", "# three"]),
    ("a: '#no' #yes\nb: x#no\nc: \"# no\" # 汉 yes", ["#yes", "# 汉 yes"]),
    ("t: | # header\n  # text\n  more\n# after\nu: 1", ["# header", "# after"]),
    ("[1, # in\n 2]#end", ["# in", "#end"]),
    ("# only", ["# only"]),
    ("a: 1 # ends at NEL\u{85}b: 2", ["# ends at NEL"]),
    ("plain over # no more\n", ["# no more"]),
    ("", []),
  ])
  func commentsAreKept(text: String, expected: [String]) throws {
    for prefix in ["", "\u{FEFF}"] {
      let source = prefix + text
      let document = try #require(read(source).document)
      let comments = document.comments.map { String(decoding: Array(source.utf8)[$0.bytes], as: UTF8.self) }
      #expect(comments == expected)
    }
  }

  @Test func severalFilesShareATree() throws {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let texts = ["a: 1\n", "b: [", "# c\nb: 2\n"]
    let documents = texts.enumerated().map { index, text in
      let file = SourceFile(path: "\(index)", text: text)
      return YAMLReader.read(file, as: SourceFileID(index: index), into: &tree, diagnostics: &diagnostics)
    }
    #expect(documents.map { $0?.file.index } == [0, nil, 2])
    #expect(tree.documents.map(\.file.index) == [0, 2])
    #expect(diagnostics.map(\.range.file.index) == [1])
    let last = try #require(tree.documents.last?.root)
    #expect(tree.entries(of: last).map { tree.text(of: $0.value) } == ["2"])
    #expect(tree.range(of: last) == SourceRange(file: SourceFileID(index: 2), bytes: 4..<8))
  }

  private func read(_ text: String) -> (tree: SourceTree, document: SourceDocument?, diagnostics: [Diagnostic]) {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "t.yaml", text: text)
    let document = YAMLReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)
    return (tree, document, diagnostics)
  }

  private func nodes(of text: String) throws -> [String] {
    let (tree, document, _) = read(text)
    return try list(#require(document?.root), in: tree, source: Array(text.utf8))
  }

  private func list(_ node: NodeID, in tree: SourceTree, source: [UInt8]) -> [String] {
    let text = String(decoding: source[tree.range(of: node).bytes], as: UTF8.self)
    switch tree.kind(of: node) {
    case .scalar: return [text]
    case .sequence:
      return ["sequence \(text)"] + tree.elements(of: node).flatMap { list($0, in: tree, source: source) }
    case .mapping:
      let children = tree.entries(of: node).flatMap { [$0.key, $0.value] }
      return ["mapping \(text)"] + children.flatMap { list($0, in: tree, source: source) }
    }
  }
}
