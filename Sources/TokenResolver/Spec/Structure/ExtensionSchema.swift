internal import TokenModel

/// The JSON Schema of `$extensions["org.stylespec"]` in files of the Design Tokens format: of the spec at the top of a
/// file, and of what a token has.
package struct ExtensionSchema: Encodable, Sendable {
  /// The identifier of the schema; it is not a URL to load it from.
  package static let id = "urn:stylespec:extension:1"

  /// Creates the schema.
  package init() {}

  /// Encodes the schema as JSON Schema, draft 2020-12.
  package func encode(to encoder: any Encoder) throws {
    try Self.root.encode(to: encoder)
  }

  private static var root: JSONSchemaNode {
    var definitions = SpecSchema.definitions
    definitions["spec"] = spec
    definitions["token"] = token
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .text(id),
      "title": "$extensions[\"org.stylespec\"]",
      "description":
        "A spec at the top of a token file or a resolver document, or what the format cannot say of a token.",
      "type": "object",
      "if": ["required": [.text(EmbeddedSpec.versionKey)]],
      "then": ["$ref": "#/$defs/spec"],
      "else": ["$ref": "#/$defs/token"],
      "$defs": .object(definitions),
    ]
  }

  private static var spec: JSONSchemaNode {
    let version = EmbeddedSpec.versionKey
    var keywords = SpecSchema.file(.embedded, requiring: [version])
    guard case .object(var properties)? = keywords["properties"] else { return .object(keywords) }
    // In JSON, it is a number.
    properties[version] = ["const": 1, "description": "The version of the extension."]
    keywords["properties"] = .object(properties)
    return .object(keywords)
  }

  /// The extension of a typography token, a font family or a color.
  private static var token: JSONSchemaNode {
    [
      "type": "object",
      "properties": [
        "lineSpacing": number("The space between lines, in points."),
        "lineHeight": [
          "description": "The line height that the factor of the token was made of; `normal` is that of the font.",
          "anyOf": [
            ["const": "normal"], ["$ref": "#/$defs/reference"],
            [
              "type": "object",
              "properties": ["value": ["type": "number"], "unit": ["type": "string"]],
              "required": ["value", "unit"],
            ],
            ["type": "object", "required": ["$ref"]],
          ],
        ],
        "baselineOffset": [
          "description": "The points that the baseline is moved up by, or `center`.",
          "anyOf": [["type": "number"], ["const": .text(BaselineOffset.centerWord)]],
        ],
        "offsetHost": words(OffsetHost.allCases.map(\.rawValue), "The host that an offset in points is for."),
        "textStyle": words(TextCurve.allCases.map(\.rawValue), "The text style that the size grows with."),
        SpecRecord.groundKey: [
          "description": "The backgrounds of a color: colors, or paths of colors in braces.",
          "anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"]]],
        ],
        "fontMetrics": [
          "description": "The extents of the font, per em.",
          "type": "object",
          "properties": [
            "ascent": number("The extent above the baseline."), "descent": number("The extent below the baseline."),
          ],
          "required": ["ascent", "descent"],
          "additionalProperties": false,
        ],
      ],
    ]
  }

  private static func number(_ description: String) -> JSONSchemaNode {
    ["type": "number", "description": .text(description)]
  }

  private static func words(_ words: [String], _ description: String) -> JSONSchemaNode {
    ["enum": .texts(words), "description": .text(description)]
  }
}
