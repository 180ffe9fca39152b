import Testing
import TokenDiagnostics
import TokenYAML

/// The reader of a file follows from its name or its first character.
struct SourceReaderTests {
  @Test(arguments: [
    ("a.json", SourceLanguage.json), ("a.tokens", .json), ("a.tokens.json", .json), ("b/a.resolver.json", .json),
    ("A.JSON", .json), ("a.yaml", .yaml), ("a.yml", .yaml), ("a.json.yaml", .yaml), ("a.yaml.json", .json),
    (".stylespec.yaml", .yaml),
  ])
  func endingsDecide(path: String, language: SourceLanguage) {
    for text in ["a: 1", "{\"a\": 1}", "", "[1]"] {
      #expect(SourceLanguage(of: SourceFile(path: path, text: text)) == language)
    }
  }

  @Test(
    arguments: ["<stdin>", "spec", "a.txt", "json", "a.tokens.bak", "/dev/fd/63"],
    [
      ("{\"a\": 1}", SourceLanguage.json), ("[1]", .json), (" \t\r\n{}", .json), ("\u{FEFF}{}", .json),
      ("\u{FEFF}\n[", .json), ("", .yaml), (" \n", .yaml), ("a: {}", .yaml), ("# {", .yaml), ("\"{\"", .yaml),
      ("\u{A0}{", .yaml), ("// c\n{}", .yaml),
    ]
  )
  func otherwiseTheFirstCharacterDecides(path: String, text: (String, SourceLanguage)) {
    #expect(SourceLanguage(of: SourceFile(path: path, text: text.0)) == text.1)
  }

  @Test func eachLanguageHasItsReader() {
    #expect(messages("a.yaml", "{a: 1,}") == [])
    #expect(messages("a.json", "{a: 1}") == ["a key needs quotes: `\"a\"`"])
    #expect(messages("a.json", "[1,]") == ["JSON does not allow a comma after the last value; remove it"])
    #expect(messages("a.json", "[1,]", severity: .warning).count == 1)
    #expect(messages("a.json", "[1,]", isStrict: true, severity: .error).count == 1)
  }

  @Test(arguments: ["a.json5", "tokens/A.JSON5"], ["{}", "{a: 1}", "", "a: 1"])
  func json5IsRefused(path: String, text: String) {
    let message =
      "JSON5 is not supported; save the file as JSON, with the ending `.json`: keys and text in double quotes, decimal numbers"
    #expect(messages(path, text) == [message])
  }

  /// YAML has forms without types.
  @Test func scalarsOfYAMLArePlainOrQuoted() throws {
    let text = "[a, 1, true, ~, 'b', \"c\", '1', \"true\"]\n"
    let (tree, document) = read("a.yaml", text)
    let forms = try tree.elements(of: #require(document?.root)).map { tree.form(of: $0) }
    #expect(forms == [.plain, .plain, .plain, .plain, .quoted, .quoted, .quoted, .quoted])
    let (blocks, block) = read("a.yaml", "a: |\n  1\nb: >-\n  2\nc:\n")
    let root = try #require(block?.root)
    #expect(blocks.entries(of: root).map { blocks.form(of: $0.value) } == [.quoted, .quoted, .plain])
    #expect(blocks.form(of: root) == nil)
  }

  private func read(_ path: String, _ text: String) -> (SourceTree, SourceDocument?) {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: path, text: text)
    let document = SourceReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)
    return (tree, document)
  }

  private func messages(
    _ path: String,
    _ text: String,
    isStrict: Bool = false,
    severity: Diagnostic.Severity? = nil
  ) -> [String] {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: path, text: text)
    _ = SourceReader.read(
      file,
      as: SourceFileID(index: 0),
      into: &tree,
      isStrict: isStrict,
      diagnostics: &diagnostics
    )
    return diagnostics.filter { severity == nil || $0.severity == severity }.map(\.message)
  }
}
