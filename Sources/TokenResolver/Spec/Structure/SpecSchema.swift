internal import TokenModel

/// The JSON Schema of specs and included files, for editors and other tools. It is made from the records that the
/// decoder uses. A spec that it accepts may still have mistakes, such as a reference to nothing.
package struct SpecSchema: Encodable, Sendable {
  /// The identifier of the schema; it is not a URL to load it from.
  package static let id = "urn:stylespec:spec:1"

  /// Creates the schema.
  package init() {}

  /// Encodes the schema as JSON Schema, draft 2020-12.
  package func encode(to encoder: any Encoder) throws {
    try Self.root.encode(to: encoder)
  }

  private static var root: JSONSchemaNode {
    var definitions = definitions
    definitions["spec"] = .object(spec)
    definitions["included"] = .object(file(.included, requiring: []))
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .text(id),
      "title": "StyleSpec",
      "description": "A spec of text styles, or a file that one includes.",
      "type": "object",
      "if": ["required": ["stylespec"]],
      "then": ["$ref": "#/$defs/spec"],
      "else": ["$ref": "#/$defs/included"],
      "$defs": .object(definitions),
    ]
  }

  /// What specs and included files refer to.
  static var definitions: [String: JSONSchemaNode] {
    var definitions: [String: JSONSchemaNode] = [
      "palette": palette,
      "reference": .object(["type": "string", "pattern": .text("^\(JSONSchemaShape.reference)$")]),
    ]
    for definition in SpecDefinition.allCases { definitions[definition.rawValue] = node(of: definition.value) }
    for key in SpecRecord.included.keys { definitions[definition(ofSection: key)] = node(of: key.value) }
    return definitions
  }

  // MARK: Records

  /// Required sections may be in an included file instead.
  private static var spec: [String: JSONSchemaNode] {
    let sections = Set(RootKey.included.map(\.rawValue))
    let required = SpecRecord.spec.keys.filter { $0.example != nil }.map(\.name)
    let color = RootKey.color.rawValue
    var node = file(.spec, requiring: required.filter { !sections.contains($0) })
    node["allOf"] = [
      [
        "if": ["not": ["anyOf": [["required": ["include"]], ["required": ["tokens"]]]]],
        "then": ["required": .texts(required.filter { sections.contains($0) && $0 != color })],
      ],
      [
        "if": ["not": ["anyOf": [["required": ["include"]], ["required": ["tokens"]], saysColorOfCodes]]],
        "then": ["required": .texts([color])],
      ],
      ["if": hasOffset, "then": ["required": ["offsetHost"]]],
      ["if": ["not": ["required": ["include"]]], "then": ["properties": wholeParts]],
    ]
    return node
  }

  /// A mode and a pack of a spec without `include` have their tables, which could be in another file otherwise.
  private static var wholeParts: JSONSchemaNode {
    let requiring = { (record: SpecRecord) -> JSONSchemaNode in
      let keys = record.keys.filter(\.mayBeElsewhere).map(\.name)
      return ["additionalProperties": ["required": .texts(keys)]]
    }
    return [RootKey.modes.rawValue: requiring(.mode), RootKey.emoji.rawValue: requiring(.emojiPack)]
  }

  /// The only color of codes is `open`, and a spec with open codes may do without colors.
  private static var saysColorOfCodes: JSONSchemaNode {
    ["required": ["codes"], "properties": ["codes": ["type": "object", "required": ["color"]]]]
  }

  /// Baseline offsets in points have no meaning without their host.
  private static var hasOffset: JSONSchemaNode {
    let points = shape(of: .number(SpecRange.signed, isWhole: false)).node
    return [
      "required": ["typography"],
      "properties": [
        "typography": [
          "type": "object",
          "not": [
            "additionalProperties": [
              "not": ["type": "object", "required": ["baselineOffset"], "properties": ["baselineOffset": points]]
            ]
          ],
        ]
      ],
    ]
  }

  private static func object(_ record: SpecRecord, requiring required: [String]) -> [String: JSONSchemaNode] {
    object(record, requiring: required) { node(of: $0.value) }
  }

  /// A spec or an included file; both refer to the same sections.
  static func file(_ record: SpecRecord, requiring required: [String]) -> [String: JSONSchemaNode] {
    let sections = Set(SpecRecord.included.keyNames)
    return object(record, requiring: required) { key in
      sections.contains(key.name) ? ["$ref": .text("#/$defs/\(definition(ofSection: key))")] : node(of: key.value)
    }
  }

  private static func definition(ofSection key: SpecKey) -> String { "\(key.name)Section" }

  private static func object(
    _ record: SpecRecord,
    requiring required: [String],
    node: (SpecKey) -> JSONSchemaNode
  ) -> [String: JSONSchemaNode] {
    let properties = record.keys.map { key in (key.name, described(node(key), key.summary)) }
    var keywords: [String: JSONSchemaNode] = [
      "properties": .object(Dictionary(properties, uniquingKeysWith: { first, _ in first })),
      "additionalProperties": false,
    ]
    if !required.isEmpty { keywords["required"] = .texts(required) }
    return keywords
  }

  private static func described(_ node: JSONSchemaNode, _ summary: String) -> JSONSchemaNode {
    guard case .object(var keywords) = node else { return node }
    keywords["description"] = .text(summary)
    return .object(keywords)
  }

  /// A mapping with only the keys of a color is a color, unless its variants are mappings; any other mapping is a
  /// group, even one with a color `on`.
  private static var palette: JSONSchemaNode {
    let keys = SpecRecord.color.keyNames.filter { $0 != SpecRecord.groundKey }
    let variants = Appearance.allCases.map(\.rawValue)
    let mappings = variants.map { ($0, JSONSchemaNode.object(["type": "object"])) }
    return [
      "if": [
        "type": "object",
        "anyOf": [
          ["not": ["minProperties": 1, "propertyNames": ["enum": .texts(keys)]]],
          [
            "anyOf": .list(variants.map { ["required": [.text($0)]] }),
            "properties": .object(Dictionary(mappings, uniquingKeysWith: { first, _ in first })),
          ],
        ],
      ],
      "then": .object(table(.token, of: .palette)),
      "else": ["$ref": "#/$defs/color"],
    ]
  }

  private static func table(_ name: SpecName, of value: SpecValue) -> [String: JSONSchemaNode] {
    var names: [String: JSONSchemaNode] = ["pattern": .text("^\(pattern(of: name))$")]
    if name.hasMaximumLength { names["maxLength"] = .number(Double(NameLimits.maximumLength)) }
    var keywords = ["propertyNames": .object(names), "additionalProperties": node(of: value)]
    if name == .emoji { keywords["minProperties"] = 1 }
    return keywords
  }

  /// A table of tokens in which some keys may choose tokens of token files instead of being names.
  private static func section(_ section: RootKey, of value: SpecValue) -> [String: JSONSchemaNode] {
    var keywords = table(.token, of: value)
    let properties = SpecRecord.selection(in: section).keys.map { key in
      (key.name, described(["anyOf": [node(of: key.value), node(of: value)]], key.summary))
    }
    keywords["properties"] = .object(Dictionary(properties, uniquingKeysWith: { first, _ in first }))
    return keywords
  }

  // MARK: Values

  private static func node(of value: SpecValue) -> JSONSchemaNode {
    switch value {
    case .palette: ["$ref": "#/$defs/palette"]
    case .definition(let definition): ["$ref": .text("#/$defs/\(definition.rawValue)")]
    // Editors offer the words of an `enum`.
    case .words(let words): ["anyOf": [["enum": .texts(words)], ["$ref": "#/$defs/reference"]]]
    case .version: ["enum": [1, "1"]]
    case .literal(.words(let words)): ["enum": .texts(words)]
    case .path, .text, .flag, .template, .emojiCode, .ground, .literal, .oneOrMore: shape(of: value).node
    default: shape(of: value).orReference.node
    }
  }

  /// Without references.
  private static func shape(of value: SpecValue) -> JSONSchemaShape {
    switch value {
    case .text: .anyScalarOrNothing
    case .flag: .anyScalar
    case .boolean: .boolean
    case .token, .pattern: .anyName
    case .path, .version, .palette: .string(".+")
    case .name(.font): .anyName
    case .name(.emoji): .anyNameOrNothing
    case .name(let name): .string(pattern(of: name))
    case .words(let words): .string(words.joined(separator: "|"))
    case .number(let range, let isWhole): .number(in: range, isWhole: isWhole)
    case .numberOrWord(let range, let word): .number(in: range, isWhole: false).union(.string(word))
    case .literalColor:
      .string("#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})", #"\s*[A-Za-z]+\([^)]+\)\s*"#)
    case .ground: shape(of: .literalColor).orReference
    case .template(let placeholders): .string(#"(?:[^{]|\{(?:\#(placeholders.joined(separator: "|")))\})+"#)
    case .table(let name, let value): .object(table(name, of: value))
    case .section(let section, let value): .object(self.section(section, of: value))
    case .record(let record):
      .object(object(record, requiring: record.keys.filter { $0.example != nil && !$0.mayBeElsewhere }.map(\.name)))
    case .oneOrMore(let one, let maximum): shape(of: one).union(.array(of: node(of: one), maximum: maximum))
    case .literal(let value): shape(of: value)
    case .emojiCode: .string(#"(?:(?!\{name\})[\s\S])*\{name\}(?:(?!\{name\})[\s\S])*"#)
    case .either(let values): values.map(shape).reduce(JSONSchemaShape()) { $0.union($1) }
    case .definition(let definition): shape(of: definition.value)
    }
  }

  private static func pattern(of name: SpecName) -> String {
    switch name {
    case .token: #"(?!\$)(?!<<$)[^{}.\u0000-\u001F\u007F-\u009F\u2028\u2029]+"#
    case .pack: "(?!.*/)" + pattern(of: .token)
    case .emoji: #"[\s\S]+"#
    case .font: ".+"
    case .size: JSONSchemaShape.decimalPattern(SpecRange.positive)
    case .swiftType: "(?!(?:\(SwiftName.taken.sorted().joined(separator: "|")))$)[A-Z][A-Za-z0-9_]*"
    case .swiftPrefix: "[A-Za-z][A-Za-z0-9_]*"
    }
  }
}

extension SpecName {
  fileprivate var hasMaximumLength: Bool {
    switch self {
    case .token, .pack, .font, .swiftType, .swiftPrefix: true
    case .size, .emoji: false
    }
  }
}
