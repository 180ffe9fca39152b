import Foundation
import TokenDiagnostics

@testable import TokenLint

/// The JSON Schema of `.stylespec.yaml`, for editors.
enum ConfigurationSchema {
  static var json: String {
    get throws {
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try JSONSerialization.data(withJSONObject: schema, options: options), as: UTF8.self)
        + "\n"
    }
  }

  private static let levels = ["off", "info", "warning", "error"]
  private static var texts: [String: Any] {
    ["anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"]] as [String: Any]]]
  }

  private static var schema: [String: Any] {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Configuration of stylespec lint (.stylespec.yaml)",
      "type": "object",
      "additionalProperties": false,
      "properties": [
        "rules": object(Dictionary(uniqueKeysWithValues: Linter.rules.map { ($0.id, setting(of: $0)) })),
        "overrides": [
          "type": "array",
          "items": object([
            "files": texts, "tokens": texts,
            "rules": object(Dictionary(uniqueKeysWithValues: Linter.rules.map { ($0.id, ["enum": levels]) })),
          ]),
        ] as [String: Any],
      ],
    ]
  }

  private static func setting(of rule: any LintRule.Type) -> [String: Any] {
    var properties: [String: Any] = ["severity": ["enum": levels]]
    for option in rule.options { properties[option.name] = value(of: option) }
    return ["description": rule.documentation.summary, "anyOf": [["enum": levels], object(properties)]]
  }

  private static func value(of option: RuleOption) -> [String: Any] {
    var schema: [String: Any] =
      switch option.kind {
      case .number(_, let range): ["type": "number", "minimum": range.lowerBound, "maximum": range.upperBound]
      case .choice(_, let words): ["enum": words]
      case .flag: ["type": "boolean"]
      case .texts: texts
      case .table(_, let keys?): object(Dictionary(uniqueKeysWithValues: keys.map { ($0, texts) }))
      case .table(_, nil): ["type": "object", "additionalProperties": texts]
      }
    schema["description"] = option.summary
    return schema
  }

  private static func object(_ properties: [String: Any]) -> [String: Any] {
    ["type": "object", "additionalProperties": false, "properties": properties]
  }
}
