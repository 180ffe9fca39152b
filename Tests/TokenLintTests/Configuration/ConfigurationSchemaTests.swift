import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenResolver

@testable import TokenLint

/// The schema says what the tool says. `Scripts/rules` records it.
struct ConfigurationSchemaTests {
  @Test func schemaIsWhatTheRulesTake() throws {
    try expectGolden(try ConfigurationSchema.json, "Documentation/stylespec.schema.json")
  }

  /// Configurations as JSON, which is YAML, too. The tool takes what the schema takes, and refuses what it refuses.
  @Test(
    arguments: [
      ("", "null"), ("# nothing\n", "null"),
    ] + json.map { ($0, $0) }
  )
  func schemaAgreesWithTheTool(yaml: String, json: String) throws {
    let schema = try Self.schema.get()
    let problems = schema.problems(of: try JSONValue(parsing: json))
    var reader = ConfigurationReader { _ throws(IncludeError) in SourceFile(path: "other.yaml", text: "") }
    _ = reader.read(SourceFile(path: ".stylespec.yaml", text: yaml))
    let mistakes = reader.diagnostics.map(\.message)
    #expect(problems.isEmpty == mistakes.isEmpty, "schema: \(problems), tool: \(mistakes)")
  }

  /// Both sides are there, or the law above would say little.
  @Test func bothKindsAreAmongTheCases() throws {
    let schema = try Self.schema.get()
    let valid = try Self.json.count { schema.problems(of: try JSONValue(parsing: $0)).isEmpty }
    #expect(valid > 30 && Self.json.count - valid > 40, "\(valid) of \(Self.json.count)")
  }

  private static let schema = Result {
    try JSONSchema(parsing: try Repository.read("Documentation/stylespec.schema.json"))
  }

  private static let json =
    values.map { "{\"rules\": {\"small-size\": {\"minimum\": \($0)}}}" }
    + values.map { "{\"rules\": {\"missing-dark\": {\"always\": \($0)}}}" }
    + values.map { "{\"rules\": {\"missing-description\": {\"sections\": \($0)}}}" }
    + values.map { "{\"rules\": {\"contrast\": {\"level\": \($0)}}}" }
    + values.map { "{\"rules\": {\"layering\": {\"targets\": {\"color.*\": \($0)}}}}" }
    + values.map { "{\"rules\": {\"small-size\": \($0)}}" }
    + ["rules", "overrides", "extends", "sources", "baseline", "outputs", "migrated", "rule"].flatMap { key in
      values.map { "{\"\(key)\": \($0)}" }
    }
    + values.map { "{\"overrides\": [{\"files\": \($0), \"rules\": {}}]}" }
    + values.map { "{\"overrides\": [{\"rules\": \($0)}]}" }
    + values.map { "{\"overrides\": [\($0)]}" }
    + values.map { "{\"migrated\": {\"version\": \"v1\", \"apply\": \($0)}}" }
    + values.map { "{\"migrated\": {\"version\": \($0), \"digest\": \"00\"}}" }
    + values.map { "{\"outputs\": {\"out\": \($0)}}" }
    + values.map { "{\"outputs\": [{\"out\": \"a\", \"emit\": \($0)}]}" }
    + [
      "{}", "[]", "1", "\"a\"", "{\"rules\": {\"off-grid\": {\"severity\": \"off\", \"grid\": 0.25}}}",
      "{\"rules\": {\"off-grid\": {\"grid\": 0.00001}}}", "{\"rules\": {\"off-grid\": {\"grid\": 0.000123}}}",
      "{\"rules\": {\"contrast\": {\"backgrounds\": {\"light\": [\"#FFFFFF\"], \"dark\": \"#000\"}}}}",
      "{\"rules\": {\"contrast\": {\"backgrounds\": {\"lihgt\": [\"#FFFFFF\"]}}}}",
      "{\"rules\": {\"off-gird\": \"off\"}}", "{\"overrides\": [{\"files\": \"a\"}]}",
      "{\"overrides\": [{\"rules\": {\"off-grid\": {\"severity\": \"off\"}}}]}",
      "{\"outputs\": [{\"emit\": \"swift\"}]}",
      "{\"outputs\": {\"out\": \"a\", \"emit\": [\"swift\", \"catalog\"], \"to\": 1}}",
    ]

  /// One of each kind and shape, as a value of every key.
  private static let values = [
    "null", "true", "9", "9.5", "-1", "1e1", "2000000", "\"9\"", "\"true\"", "\"\"", "\"off\"", "\"AA\"", "\"color\"",
    "\"swift\"", "\"a/b.yaml\"", "[]", "[1, \"a\"]", "[null]", "[\"\"]", "[\"color\", \"modes\"]", "[\"swift\"]", "{}",
    "{\"a\": 1}",
  ]
}
