import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// Token files of a folder that give one token different values.
struct FileConflictTests {
  private static func tokens(_ values: [String: Int]) -> String {
    let members = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\": { \"$value\": \($0.value) }" }
    return "{ \"$type\": \"number\", \(members.joined(separator: ", ")) }"
  }

  private static func compile(
    _ files: [(String, String)],
    role: CompilerInput.Role = .candidate
  ) -> Compiler.Result {
    let inputs = files.map { CompilerInput(SourceFile(path: $0.0, text: $0.1), role: role) }
    return compileInMemory(inputs, to: [OutputRequest(CSSEmitter.self)])
  }

  private static func document(of diagnostic: Diagnostic) -> String? {
    diagnostic.message.split(separator: "`").map(String.init).first { $0.hasPrefix("{") }
  }

  @Test func twoThemesAreAnErrorWithTheDocumentToWrite() throws {
    let files = [
      ("tokens/base.tokens.json", Self.tokens(["gap": 4])),
      ("tokens/color-dark.tokens.json", Self.tokens(["bg": 0, "fg": 1])),
      ("tokens/color-light.tokens.json", Self.tokens(["bg": 1, "fg": 0])),
    ]
    let result = Self.compile(files)
    #expect(result.outputs.isEmpty)
    let error = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1 && error.severity == .error)
    #expect(
      error.message.hasPrefix(
        "`bg` has another value in `tokens/color-dark.tokens.json`, and 1 more of its tokens have other values there; "
      )
    )
    let document = try #require(Self.document(of: error))
    #expect(
      document == """
        { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } }, "modifiers": \
        { "theme": { "contexts": { "dark": [{ "$ref": "color-dark.tokens.json" }], \
        "light": [{ "$ref": "color-light.tokens.json" }] }, "default": "light" } }, \
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
        """
    )
    // What it says to write is what was meant.
    let written = Self.compile(files + [("tokens/Brand.resolver.json", document)])
    #expect(!written.diagnostics.hasErrors, "\(written.diagnostics.map(\.message))")
    let css = String(decoding: try #require(written.outputs.first).bytes, as: UTF8.self)
    #expect(css.contains("--gap: 4;") && css.contains("--bg: 1;") && css.contains("--bg: 0;"), "\(css)")
  }

  @Test func equalValuesAndFilesInAnOrderAreWarnings() {
    let equal = Self.compile([("a.tokens.json", Self.tokens(["x": 1])), ("b.tokens.json", Self.tokens(["x": 1]))])
    #expect(equal.diagnostics.map(\.rule.rawValue) == ["dtcg-replaced-token"] && !equal.outputs.isEmpty)
    let named = [("a.tokens.json", Self.tokens(["x": 1])), ("b.tokens.json", Self.tokens(["x": 2]))]
    let ordered = Self.compile(named, role: .spec)
    #expect(ordered.diagnostics.map(\.rule.rawValue) == ["dtcg-replaced-token"] && !ordered.outputs.isEmpty)
  }

  @Test(arguments: [("02", "Brand"), ("颜色", "Brand"), ("", "Brand")])
  func aNameThatSwiftCannotHaveIsTold(stem: String, name: String) {
    let result = Self.compile([("\(stem).tokens.json", Self.tokens(["x": 1]))])
    #expect(result.outputs.map(\.path.text) == ["\(name).css"])
    #expect(result.diagnostics.map(\.message).first?.hasPrefix("the name `\(stem)` of the file has no letter") == true)
  }

  /// Each file after the second says so, and one document has all of them.
  @Test func threeModesAreOneModifier() throws {
    let files = ["Compact", "Cozy", "Roomy"].enumerated().map { index, name in
      ("density/\(name).tokens.json", Self.tokens(["gap": index]))
    }
    let result = Self.compile(files)
    #expect(result.diagnostics.count == 2)
    let document = try #require(Self.document(of: result.diagnostics[0]))
    #expect(document.contains("\"mode\": { \"contexts\": { \"Compact\": ") && document.contains("\"Roomy\": "))
    #expect(!document.contains("\"sets\""))
    #expect(!Self.compile(files + [("density/All.resolver.json", document)]).diagnostics.hasErrors)
  }
}
