import Testing
import TestSupport
import TokenCompiler
import TokenEmit

/// Descriptions and deprecations of tokens in generated Swift.
struct GeneratedAnnotationTests {
  private static let spec = """
    stylespec: 1
    name: Annotated
    color:
      ink: { light: "#222222", dark: "#F2F2F2", description: Text on white }
      gold: { light: "#8A6516", deprecated: "too pale; use {color.ink}" }
    weight: { bold: { value: 700, description: "Heads\\n\\nand no more" } }
    family: { ui: { name: system, description: Everything } }
    typography: { 14: plain }
    modes: { read: { typography: { 14: plain }, description: Long texts, deprecated: true } }
    styles:
      head: { size: 14, color: ink, weight: bold, description: "Heads of pages.\\n\\nNot of cards." }
      class: { size: 14, color: ink, weight: bold }
      title: { size: 14, color: ink, weight: bold, deprecated: "use {styles.head}" }
      kind: { size: 14, color: ink, weight: bold, deprecated: "use {styles.class}" }
      gone: { size: 14, color: ink, weight: bold, deprecated: true }
    """

  private func generated(_ spec: String) throws -> String {
    let result = compileInMemory(spec)
    #expect(result.diagnostics == [])
    return String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
  }

  @Test func golden() throws {
    try expectGolden(try generated(Self.spec), "Tests/Golden/Annotated.swift.txt")
  }

  /// The tables have nothing to do with it.
  @Test func annotationsDoNotChangeTheDigest() throws {
    let plain = Self.spec.replacing(", description: Text on white", with: "").replacing(", deprecated: true", with: "")
    let digests = try [Self.spec, plain].map { try generated($0).prefix { $0 != "\n" } }
    #expect(digests[0] == digests[1])
  }

  @Test(arguments: share(1, of: ["6", "5"]))
  func theFileCompilesWithoutAWarning(mode: String) throws {
    let main = "import StyleTables\nprint(StyleCode.head.name, Annotated.catalog.codes.count)\n"
    let sources = ["Generated.swift": try generated(Self.spec), "main.swift": main]
    let run = try SwiftProgram.run(sources, languageMode: mode)
    #expect(run.errors == "")
    #expect(run.output == "head 9\n")
  }

  /// The compiler's warning at a deprecated code names the replacement and offers it as a fix.
  @Test(arguments: [
    (
      "t14_gold_bold", "'t14_gold_bold' is deprecated: its color gold is deprecated: too pale; use t14_ink_bold",
      "t14_ink_bold"
    ),
    ("title", "'title' is deprecated: use head", "head"),
    ("kind", "'kind' is deprecated: use class", nil),
    ("gone", "'gone' is deprecated", nil),
    ("t14_ink_bold_read", "'t14_ink_bold_read' is deprecated: its mode read is deprecated", nil),
  ])
  func usersAreWarned(name: String, warning: String, other: String?) throws {
    let main = "import StyleTables\nprint(StyleCode.\(name).name)\n"
    let run = try SwiftProgram.run(["Generated.swift": try generated(Self.spec), "main.swift": main])
    #expect(run.status != 0)
    #expect(run.errors.contains("main.swift:2:17: error: \(warning) ["))
    #expect(run.errors.contains("note: use '\(other ?? "")' instead") == (other != nil))
    #expect(!run.errors.contains("Generated.swift"))
  }

  /// Whatever a text holds, it stays a comment or a string.
  @Test func hostileTextsNeitherBreakNorInjectCode() throws {
    let texts = [
      "*/ fatalError() /*", "a\nfatalError()\nb", "`x` ``` y", "\"#\"##", "\\(fatalError()) \\", "ends in \\",
      "\u{2028}fatalError()\u{2029}x\u{85}y\u{B}z\u{C}", "\u{202E}gnihton\u{202C} \u{200F}", "\0nul\u{7}",
      "汉字 مرحبا 👩‍👩‍👧‍👦 e\u{301}", "\"\"\" \"", String(repeating: "long ", count: 500), "\r\n\r\n", "#if false", "\u{FEFF}\t",
    ]
    let lines = texts.enumerated().map { number, text in
      let text = yaml(text)
      return "  s\(number): { size: 14, color: ink, weight: bold, description: \(text), deprecated: \(text) }"
    }
    let first = yaml("*/ \" \\u{2028} \u{2028} fatalError()")
    let spec = """
      stylespec: 1
      name: Hostile
      color: { ink: { light: "#222222", description: \(first), deprecated: \(first) } }
      weight: { bold: { value: 700, description: \(first) } }
      typography: { 14: plain }
      styles:
      \(lines.joined(separator: "\n"))
      """
    let main = "import StyleTables\nprint(Hostile.catalog.codes.count)\n"
    let run = try SwiftProgram.run(["Generated.swift": try generated(spec), "main.swift": main])
    #expect(run.errors == "")
    #expect(run.output == "\(texts.count + 1)\n")
  }

  /// A double-quoted scalar.
  private func yaml(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      let hex = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - hex.count) + hex
    }
    return "\"\(scalars.joined())\""
  }

  /// Many codes repeat the text of a shared token, so a long text would make a huge file.
  @Test func sharedTextsAreShortened() throws {
    let long = String(repeating: "long ", count: 1_000)
    let text = try generated(Self.spec.replacing("Text on white", with: long))
    // The color itself has the whole text, once.
    let lines = text.split(separator: "\n").filter { $0.count >= 1_000 }
    #expect(lines.map { String($0.drop { $0 != "l" }) } == [String(long.dropLast())])
    #expect(text.contains("long …") || text.contains("lon…") || text.contains("long…"))
  }
}
