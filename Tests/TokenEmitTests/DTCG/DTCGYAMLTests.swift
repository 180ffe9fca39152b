import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// Tokens in the Design Tokens format as YAML.
struct DTCGYAMLTests {
  private static let format = OutputRequest(DTCGEmitter.self, ["format": .text("yaml")])

  private func compile(_ text: String, _ name: String, isStrict: Bool = false) -> Compiler.Result {
    let input = CompilerInput(SourceFile(path: name, text: text), role: .spec)
    return compileInMemory([input], to: [Self.format], isStrict: isStrict)
  }

  private func text(_ result: Compiler.Result) throws -> String {
    String(decoding: try #require(result.outputs.last, "\(result.diagnostics.map(\.message))").bytes, as: UTF8.self)
  }

  @Test func groupsAreBlocksAndShortTokensAreLines() throws {
    let tokens = #"""
      {
        "color": {
          "$type": "color",
          "$description": "Colors of text: on white, and more",
          "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" } },
          "text": { "$value": "{color.ink}", "$description": "# 1" },
          "note": { "$value": "{color.ink}", "$description": "On white, at https://a.b/c#d" }
        },
        "size": { "100": { "$type": "dimension", "$value": { "value": 1.50, "unit": "px" } } },
        "body": {
          "$type": "typography",
          "$value": { "fontFamily": ["Inter", "Noto Sans"], "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 }
        }
      }
      """#
    #expect(
      try text(compile(tokens, "brand.tokens.json")) == #"""
        color:
          $type: color
          $description: "Colors of text: on white, and more"
          ink: { $value: { colorSpace: srgb, components: [0, 0, 0], hex: "#000000" } }
          text: { $value: "{color.ink}", $description: "# 1" }
          note: { $value: "{color.ink}", $description: "On white, at https://a.b/c#d" }
        size:
          "100": { $type: dimension, $value: { value: 1.50, unit: px } }
        body:
          $type: typography
          $value:
            fontFamily: [Inter, Noto Sans]
            fontSize: { value: 16, unit: px }
            fontWeight: 400
            letterSpacing: { value: 0, unit: px }
            lineHeight: 1.5

        """#
    )
  }

  @Test func aSetOfFilesRefersToFilesInYAML() throws {
    let format = OutputRequest(DTCGEmitter.self, ["layout": .text("sets"), "format": .text("yaml")])
    let result = try compileFile("tokens/yanxuan.yaml", to: [format])
    #expect(result.outputs.map(\.path.text) == ["base.tokens.yaml", "dark.tokens.yaml", "Yanxuan.resolver.yaml"])
    try expectGolden(result.outputs[2].bytes, "Tests/Golden/DTCG/Yanxuan.resolver.yaml")
  }

  /// Texts that YAML reads as something else if they have no quotes.
  private static let texts = [
    "", " ", "yes", "No", "null", "~", "true", "FALSE", "on", "y", "12", "1_000", "0x1F", "1e3", "12:30", "2026-01-01",
    "-", "- a", "a: b", "a:", ":a", "a #b", "#a", " a", "a ", "?", "? a", "&a", "*a", "!a", "|", ">", "%a", "@a", "`a",
    "'a", "'", "\"", "a\"b", "\\", "[a", "a]", "{a", "a, b", ",", "<<", "=", "---", "...", "a\nb", "\n", "\t", "a\tb",
    "a\r\nb", "\u{1}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}a", "a\u{2029}", "\u{FEFF}", "a\u{FEFF}", "\u{FFFE}",
    "\u{1F600}", "字体", "é", "e\u{301}", "a  b", "2xl", "8px", "$a", "_", "/a", "(a)", "https://a.b/c?d=e#f", ".5",
    ".inf",
    String(repeating: "long ", count: 400), String(repeating: "\u{2028}", count: 400),
  ]

  @Test func anyTextIsReadAsItself() throws {
    let members = Self.texts.enumerated().map { index, text in
      let key = Self.json(index.isMultiple(of: 2) ? text : text + text)
      let value = Self.json(text)
      return #""t\#(index)": { "$type": "number", "$value": 1, "$description": \#(value), "$extensions": "#
        + #"{ "com.example": { \#(key): [\#(value), { \#(key): \#(value) }], "a": \#(value) } } }"#
    }
    let names = Self.texts.filter { name in !name.isEmpty && !name.contains { ".{}$".contains($0) } }
    let tokens = names.map { #"\#(Self.json($0)): { "$type": "number", "$value": 1 }"# }
    let source = compile(
      "{ \(members.joined(separator: ",\n")), \"g\": {\(tokens.joined(separator: ",\n"))} }",
      "a.tokens.json"
    )
    let written = try text(source)
    let again = compile(written, "A.tokens.yaml", isStrict: true)
    let (old, new) = (source.inputs.first?.catalog.tokens, again.inputs.first?.catalog.tokens)
    let lines = TokenMeaning(try #require(old, "\(source.diagnostics.map(\.message))")).lines
    let read = TokenMeaning(try #require(new, "\(again.diagnostics.map(\.message))\n\(written)")).lines
    for (line, other) in zip(lines, read) where line != other { Issue.record("\(line)\n\(other)") }
    #expect(lines.count == read.count && lines.count > names.count)
  }

  private static func json(_ text: String) -> String {
    let bytes = try? JSONEncoder().encode(text)
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }
}
