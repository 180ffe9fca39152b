internal import TokenModel

/// A value in the Design Tokens format that may still refer to other tokens.
struct StudioDraft {
  /// The value, or a part of one.
  indirect enum Value {
    case plain(WrittenJSON)
    /// What a reference leads to, and its value as this type.
    case reference(name: String, type: String, WrittenJSON)
    case object([(key: String, value: Value)])
    case list([Value])

    /// The value without references.
    var literal: WrittenJSON {
      switch self {
      case .plain(let json), .reference(_, _, let json): json
      case .object(let members): .object(members.map { .init(key: $0.key, value: $0.value.literal) })
      case .list(let elements): .array(elements.map(\.literal))
      }
    }

    /// The value with those references that can be kept.
    ///
    /// - Parameter reference: The text of a reference to a token of a type and with a value; nil for one that cannot be
    ///   kept.
    func written(_ reference: (_ name: String, _ type: String, _ literal: WrittenJSON) -> String?) -> WrittenJSON {
      switch self {
      case .plain(let json): json
      case .reference(let name, let type, let json): reference(name, type, json).map { .string($0) } ?? json
      case .object(let members): .object(members.map { .init(key: $0.key, value: $0.value.written(reference)) })
      case .list(let elements): .array(elements.map { $0.written(reference) })
      }
    }
  }

  /// The name of the type in the format.
  let type: String
  let value: Value
  /// What is different, and why; empty if nothing is.
  var changes: [String] = []
  /// How the value was computed, as the source writes it; nil for a value that was not.
  var formula: WrittenJSON?

  init(_ type: String, _ value: Value, changes: [String] = []) {
    self.type = type
    self.value = value
    self.changes = changes
  }

  /// A value without parts.
  init(_ type: String, _ json: WrittenJSON, changes: [String] = []) {
    self.init(type, .plain(json), changes: changes)
  }
}
