import Foundation
import TokenDiagnostics
import TokenEmit
import TokenLint

/// The JSON Schema of `.stylespec.yaml`, for editors.
enum ConfigurationSchema {
  static var json: String {
    get throws {
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try JSONSerialization.data(withJSONObject: schema, options: options), as: UTF8.self)
        + "\n"
    }
  }

  private static var severity: [String: Any] { reference(to: "severity") }
  private static var text: [String: Any] { reference(to: "text") }
  private static var texts: [String: Any] { reference(to: "texts") }

  private static var definitions: [String: Any] {
    [
      "severity": ["enum": ["off", "info", "warning", "error"]],
      // `2024` is a number in YAML, and people write it without quotes.
      "text": ["type": ["string", "number", "boolean"], "minLength": 1],
      "texts": oneOrMore(text),
      "output": [
        "anyOf": [outputWithoutOptions] + EmitterRegistry.emitters.filter { !$0.options.isEmpty }.map(output)
      ],
    ]
  }

  private static var schema: [String: Any] {
    let override = object(
      [
        "files": described(texts, "Patterns of paths from this file's folder"),
        "tokens": described(texts, "Patterns of paths of tokens, such as palette.*"),
        "rules": orNull(object(Dictionary(uniqueKeysWithValues: RuleRegistry.rules.map { ($0.id, severity) }))),
      ],
      required: ["rules"]
    )
    return object(
      [
        "extends": described(orNull(texts), "Configurations that this one extends, from its own folder"),
        "rules": orNull(object(Dictionary(uniqueKeysWithValues: RuleRegistry.rules.map { ($0.id, setting(of: $0)) }))),
        "overrides": orNull(["type": "array", "items": override]),
        "sources": described(orNull(texts), "Files and folders that use codes and tokens, as --sources"),
        "specs": described(orNull(texts), "The specs that commands work on without a SPEC: files and folders"),
        "baseline": described(text, "The file of accepted findings, as --baseline"),
        "outputs": described(
          orNull(oneOrMore(reference(to: "output"))),
          "What specs are compiled into, as --out and --emit"
        ),
        "migrated": described(
          ["anyOf": [text, ["type": "null"], migrated]],
          "The version of specs that sources have reached, which `stylespec migrate --apply` writes"
        ),
      ]
    ).merging([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$defs": definitions,
      "title": "Configuration of stylespec (.stylespec.yaml)",
      // An empty file, or one of comments alone.
      "type": ["object", "null"],
    ]) { $1 }
  }

  private static var migrated: [String: Any] {
    object(
      [
        "version": text, "digest": described(text, "The hash of its files"), "apply": ["enum": ["safe", "appearance"]],
      ],
      required: ["version"]
    )
  }

  private static var folder: [String: Any] { described(text, "The folder, from this file's own") }

  private static var outputWithoutOptions: [String: Any] {
    let format: [String: Any] = ["enum": EmitterRegistry.emitters.map { $0.id }]
    let formats = described(oneOrMore(format, least: 1), "Formats; swift unless said")
    return object(["out": folder, "emit": formats], required: ["out"])
  }

  private static func output(of emitter: any OutputEmitter.Type) -> [String: Any] {
    let options = Dictionary(
      uniqueKeysWithValues: emitter.options.map { ($0.name, described(value(of: $0), $0.summary)) }
    )
    let format = described(oneOrMore(["enum": [emitter.id]], least: 1), emitter.documentation.summary)
    return object(["out": folder, "emit": format, "options": orNull(object(options))], required: ["out", "emit"])
  }

  private static func value(of option: EmitterOption) -> [String: Any] {
    switch option.kind {
    case .text: text
    case .choice(_, let words): ["enum": words as [Any] + (option.flag == nil ? [] : [true, false])]
    case .flag: ["type": "boolean"]
    }
  }

  private static func setting(of rule: any LintRule.Type) -> [String: Any] {
    var properties: [String: Any] = ["severity": severity]
    for option in rule.options { properties[option.name] = described(value(of: option), option.summary) }
    return ["description": rule.documentation.summary, "anyOf": [severity, object(properties)]]
  }

  private static func value(of option: RuleOption) -> [String: Any] {
    switch option.kind {
    case .number(_, let range): ["type": "number", "minimum": range.lowerBound, "maximum": range.upperBound]
    case .choice(_, let words): ["enum": words]
    case .flag: ["type": "boolean"]
    case .texts: texts
    case .words(_, let words): oneOrMore(["enum": words])
    case .table(_, let keys?): object(Dictionary(uniqueKeysWithValues: keys.map { ($0, texts) }))
    case .table(_, nil): ["type": "object", "additionalProperties": texts]
    }
  }

  private static func reference(to definition: String) -> [String: Any] { ["$ref": "#/$defs/\(definition)"] }

  private static func oneOrMore(_ schema: [String: Any], least: Int = 0) -> [String: Any] {
    ["anyOf": [schema, ["type": "array", "items": schema, "minItems": least]]]
  }

  private static func orNull(_ schema: [String: Any]) -> [String: Any] {
    ["anyOf": [schema, ["type": "null"]]]
  }

  private static func described(_ schema: [String: Any], _ text: String) -> [String: Any] {
    schema.merging(["description": text]) { $1 }
  }

  private static func object(_ properties: [String: Any], required: [String] = []) -> [String: Any] {
    let object: [String: Any] = ["type": "object", "additionalProperties": false, "properties": properties]
    return required.isEmpty ? object : object.merging(["required": required]) { $1 }
  }
}
