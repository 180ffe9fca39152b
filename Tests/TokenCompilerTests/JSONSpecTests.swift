import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenResolver

/// Specs in JSON compile as those in YAML do.
struct JSONSpecTests {
  private static let spec = """
    {
      "stylespec": 1, "name": "Brand",
      "color": { "ink": "#222222" },
      "weight": { "regular": 400 },
      "typography": { "14": "plain" }
    }

    """

  private func compile(
    _ text: String,
    at path: String = "spec.json",
    _ role: CompilerInput.Role = .spec,
    isStrict: Bool = false,
    including included: [String: String] = [:]
  ) -> Compiler.Result {
    let input = CompilerInput(SourceFile(path: path, text: text), role: role)
    return Compiler.compile([input], to: [.swift], outlines: .all, isStrict: isStrict) {
      path throws(IncludeError) in
      guard let text = included[path] else { throw IncludeError(problem: "is not there") }
      return SourceFile(path: path, text: text)
    }
  }

  /// Whatever the spec is, and whichever of its files are in JSON.
  @Test func theSameSpecInBothLanguagesGivesTheSameCode() throws {
    var compiled = 0
    for seed in SeededGenerator.seeds(lawRounds(120)) {
      var random = RandomSource(seed: seed, wantsMistakes: false)
      let (spec, parts) = random.make()
      let end = seed.isMultiple(of: 3) ? "\r\n" : "\n"
      let json = try #require(JSONTranslation.json(fromYAML: spec, end: end))
      let jsonParts = try #require(JSONTranslation.json(fromYAML: parts, end: end))
      let included = ["parts.yaml": parts, "parts.json": jsonParts]
      let yaml = compile(spec, at: "spec.yaml", including: included)
      let mixed = compile(json, including: included)
      let other = compile(json.replacing("parts.yaml", with: "parts.json"), isStrict: true, including: included)
      let context: Comment = "seed \(seed)\n\(spec)"
      for result in [mixed, other] {
        #expect(result.diagnostics.map(\.message) == yaml.diagnostics.map(\.message), context)
        #expect(result.outputs == yaml.outputs, context)
        #expect(
          result.specs.map { $0.outline?.tokens.map(\.path) } == yaml.specs.map { $0.outline?.tokens.map(\.path) }
        )
      }
      compiled += yaml.outputs.isEmpty ? 0 : 1
    }
    #expect(compiled > lawRounds(120) / 2, "\(compiled), seed \(SeededGenerator.chosenSeed)")
  }

  @Test(arguments: ["spec.json", "spec.tokens", "spec.resolver.json", "<stdin>", "spec"])
  func theNameOrTheFirstCharacterDecides(path: String) {
    let result = compile(Self.spec, at: path)
    #expect(result.diagnostics == [])
    #expect(result.outputs.count == 1)
  }

  @Test func commentsAndTrailingCommasAreWarnings() {
    let text = Self.spec.replacing("400 }", with: "400, } /* c */")
    let result = compile(text)
    #expect(result.diagnostics.map(\.rule.rawValue) == ["json-trailing-comma", "json-comment"])
    #expect(result.outputs == compile(Self.spec).outputs)
    #expect(result.specs.first?.outline?.comments.count == 1)
    let strict = compile(text, isStrict: true)
    #expect(strict.diagnostics.map(\.rule.rawValue) == ["json-trailing-comma", "json-comment"])
    #expect(strict.diagnostics.hasErrors && strict.outputs.isEmpty)
  }

  /// What is missing because of a mistake in the text is not reported as missing in the spec.
  @Test func nothingIsCompiledFromAnIncompleteFile() {
    let result = compile(Self.spec.replacing("\"name\":", with: "\"name\""))
    #expect(result.diagnostics.map(\.rule.rawValue) == ["json-syntax"])
    #expect(result.specs.isEmpty)
    let including = Self.spec.replacing("{ \"ink\"", with: "{ \"red\": \"{palette.red}\", \"ink\"")
      .replacing("\"stylespec\": 1", with: "\"stylespec\": 1, \"include\": \"parts.json\"")
    let parts = "{ \"palette\": { \"red\": \"#FF0000\" } }"
    #expect(compile(including, including: ["parts.json": parts]).diagnostics == [])
    let broken = compile(including, including: ["parts.json": parts.replacing("\"red\"", with: "red")])
    #expect(broken.diagnostics.contains { $0.rule.rawValue == "json-syntax" })
    #expect(broken.specs.isEmpty)
  }

  /// Files in a folder that are not specs are skipped, whatever they contain.
  @Test(arguments: [
    "{}", "[]", "", "{ \"a\": 1, }", "{ \"stylespec-version\": 1, a }", "{ \"a\": { \"stylespec\": 1 } }",
    "[\"stylespec\"]", "{ \"properties\": { \"stylespec\": { \"const\": 1 } }, }", "stylespec",
    "{ \"a\": 1 } // stylespec",
  ])
  func otherFilesAreSkipped(text: String) {
    let result = compile(text, .candidate)
    #expect(result.diagnostics == [] && result.specs.isEmpty)
  }

  @Test(arguments: [
    ("{ \"stylespec\": 1, \"name\" }", "json-syntax"),
    ("{\n  \"name\": \"A\" \"stylespec\": 1,\n  \"stylespec\": 1\n}", "json-syntax"),
    ("{ \"stylespec\": 1 }", "missing-key"), ("{ stylespec: 1 }", "json-syntax"),
    ("{\n  \"stylespec\": 1" + String(repeating: ", \"a\": [", count: 70), "json-syntax"),
    ("{\n  \"stylespec\": 1, \"a\": " + String(repeating: "[", count: 70), "json-limit"),
  ])
  func whatTriesToBeASpecIsJudged(text: String, rule: String) {
    #expect(compile(text, .candidate).diagnostics.first?.rule.rawValue == rule)
  }

  @Test(arguments: [
    ("{ \"name\": \"A\" }", "{\"stylespec\": 1,  \"name\": \"A\" }"),
    ("\u{FEFF}\n{\n  \"name\": \"A\"\n}", "\u{FEFF}\n{\"stylespec\": 1, \n  \"name\": \"A\"\n}"), ("{}", nil),
    ("[]", nil),
  ])
  func theVersionIsAddedBehindTheBrace(text: String, fixed: String?) throws {
    let found = compile(text).diagnostics
    let edit = found.flatMap(\.fixIts).flatMap(\.edits).first
    #expect((edit == nil) == (fixed == nil))
    guard let edit, let fixed else { return }
    let missing = found.first { $0.rule.rawValue == "not-a-spec" }
    #expect(missing?.message == "the key `stylespec` is missing; a spec starts with `\"stylespec\": 1`")
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
  }
}
