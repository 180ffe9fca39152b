/// A description of a mapping with known keys. The decoder reads by it, messages quote it, and ``SpecSchema`` tells it
/// to editors.
struct SpecRecord: Sendable {
  /// The name in messages, with its article: "a weight".
  let name: String
  /// The keys in the order that messages list them.
  let keys: [SpecKey]
  let keyNames: [String]

  init(_ name: String, _ keys: [SpecKey]) {
    self.name = name
    self.keys = keys
    keyNames = keys.map(\.name)
  }

  /// The record of a token: its own keys, and the annotations of all tokens.
  static func token(_ name: String, _ keys: [SpecKey]) -> SpecRecord {
    SpecRecord(name, keys + Annotation.allCases.map(\.key))
  }

  /// The record of the entries of a table with a name; nil for a table without records.
  static func ofEntries(in table: String) -> SpecRecord? {
    switch table {
    case "color", "palette": .color
    case "weight": .weight
    case "family": .family
    case "typography": .metrics
    case "modes": .mode
    case "styles": .style
    case "emoji": .emojiPack
    case "items": .emoji
    default: nil
    }
  }

  /// The sections that references lead into.
  static let tokenSections: [String] = [RootKey.palette, .color, .weight, .family, .typography, .modes].map(\.rawValue)

  /// The key with a name; nil if the record does not have it.
  func key(named name: String) -> SpecKey? { keys.first { $0.name == name } }
}

/// A key of a record, with its values.
struct SpecKey: Sendable {
  let name: String
  let value: SpecValue
  /// The key with a value, for the message about a missing key; nil if the key is optional.
  let example: String?
  /// The meaning, in one line.
  let summary: String
  /// Whether a required key may be missing where another file has it.
  var mayBeElsewhere = false

  static func required(_ name: String, as value: SpecValue, example: String, summary: String) -> SpecKey {
    SpecKey(name: name, value: value, example: example, summary: summary)
  }

  /// The key of a table that several files may have a part of.
  static func requiredInOneFile(_ name: String, as value: SpecValue, example: String, summary: String) -> SpecKey {
    SpecKey(name: name, value: value, example: example, summary: summary, mayBeElsewhere: true)
  }

  static func optional(_ name: String, as value: SpecValue, summary: String) -> SpecKey {
    SpecKey(name: name, value: value, example: nil, summary: summary)
  }
}

/// The keys that any token may have if it is a mapping. They do not change codes.
enum Annotation: String, CaseIterable {
  /// The purpose of the token.
  case description
  /// `true`, `false`, or the replacement.
  case deprecated
}

extension Annotation {
  var key: SpecKey {
    switch self {
    case .description: .optional(rawValue, as: .text, summary: "The purpose of the token.")
    case .deprecated: .optional(rawValue, as: .flag, summary: "`true`, or the replacement.")
    }
  }
}
