import TestSupport
import Testing

/// What checks the reports is checked itself.
struct JSONSchemaTests {
  @Test(arguments: [
    (#"{"type": "integer", "minimum": 1}"#, "1", "0"),
    (#"{"type": ["array", "null"], "uniqueItems": true}"#, "null", "[1, 1]"),
    (#"{"type": "integer"}"#, "2.0", "2.5"),
    (#"{"enum": ["a", "b"]}"#, #""a""#, #""c""#),
    (#"{"const": 1}"#, "1", "2"),
    (#"{"required": ["a"]}"#, #"{"a": 1}"#, "{}"),
    (#"{"properties": {"a": {"type": "string"}}, "additionalProperties": false}"#, #"{"a": ""}"#, #"{"b": ""}"#),
    (#"{"additionalProperties": {"type": "string"}}"#, #"{"a": ""}"#, #"{"a": 1}"#),
    (##"{"items": {"$ref": "#/definitions/x"}, "definitions": {"x": {"type": "null"}}}"##, "[null]", "[0]"),
    (#"{"minItems": 1, "maxItems": 1}"#, "[1]", "[1, 2]"),
    (#"{"pattern": "^a+$"}"#, #""aa""#, #""ab""#),
    (#"{"anyOf": [{"type": "null"}, {"minimum": 3}]}"#, "4", "2"),
    (#"{"oneOf": [{"minimum": 1}, {"minimum": 3}]}"#, "2", "4"),
    (#"{"allOf": [{"minimum": 1}, {"maximum": 3}]}"#, "2", "4"),
    (#"{"not": {"type": "null"}}"#, "1", "null"),
    (#"{"properties": {"a": false}}"#, "{}", #"{"a": 1}"#),
    (#"{"title": "nothing"}"#, "true", ""),
  ])
  func keywords(_ schema: String, valid: String, invalid: String) throws {
    let schema = try JSONSchema(parsing: schema)
    #expect(try schema.problems(of: JSONValue(parsing: valid)) == [])
    if !invalid.isEmpty { #expect(try schema.problems(of: JSONValue(parsing: invalid)).count == 1) }
  }

  @Test func unknownKeywordsAreMistakes() throws {
    let schema = try JSONSchema(parsing: #"{"requierd": ["a"]}"#)
    #expect(try schema.problems(of: JSONValue(parsing: "1")).count == 1)
  }
}
