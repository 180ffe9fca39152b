/// A mapping whose keys are known. The decoder accepts what this says, messages quote it, and editors learn it from
/// ``SpecSchema``.
struct SpecRecord: Sendable {
  /// As messages call it, with its article: "a weight".
  let name: String
  /// In the order that messages list them.
  let keys: [SpecKey]
  let keyNames: [String]

  init(_ name: String, _ keys: [SpecKey]) {
    self.name = name
    self.keys = keys
    keyNames = keys.map(\.name)
  }

  /// A token that is a mapping: its own keys, and what any token may say of itself.
  static func token(_ name: String, _ keys: [SpecKey]) -> SpecRecord {
    SpecRecord(name, keys + Annotation.allCases.map(\.key))
  }

  /// The key of a name; nil when the record has none.
  func key(named name: String) -> SpecKey? { keys.first { $0.name == name } }
}

/// A key of a record, and what may stand under it.
struct SpecKey: Sendable {
  let name: String
  let value: SpecValue
  /// The key with a value, for the message when it is missing; nil when the record can do without it.
  let example: String?
  /// What it means, in a line.
  let summary: String

  static func required(_ name: String, _ value: SpecValue, example: String, _ summary: String) -> SpecKey {
    SpecKey(name: name, value: value, example: example, summary: summary)
  }

  static func optional(_ name: String, _ value: SpecValue, _ summary: String) -> SpecKey {
    SpecKey(name: name, value: value, example: nil, summary: summary)
  }
}

/// What any token that is a mapping may say of itself. It changes no code.
enum Annotation: String, CaseIterable {
  /// What the token is for.
  case description
  /// `true`, `false`, or what to use instead.
  case deprecated
}

extension Annotation {
  var key: SpecKey {
    switch self {
    case .description: .optional(rawValue, .text, "What the token is for.")
    case .deprecated: .optional(rawValue, .flag, "`true`, or what to use instead.")
    }
  }
}
