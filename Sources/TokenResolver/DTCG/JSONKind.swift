internal import TokenModel
internal import TokenYAML

/// The kinds of values in JSON.
enum JSONKind {
  case object, array, string, number, boolean, null

  /// In messages, with an article.
  var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    }
  }
}

extension SourceTree {
  /// The kind of a value. A scalar of YAML without quotes has the kind that its text has in JSON; without any text, and
  /// as `~`, it is null.
  func jsonKind(of node: NodeID) -> JSONKind {
    switch kind(of: node) {
    case .mapping: return .object
    case .sequence: return .array
    case .scalar: break
    }
    switch form(of: node) {
    case .quoted, nil: return .string
    case .number: return .number
    case .true, .false: return .boolean
    case .null: return .null
    case .plain: return Self.jsonKind(ofPlain: utf8(of: node))
    }
  }

  private static func jsonKind(ofPlain text: ArraySlice<UInt8>) -> JSONKind {
    guard let first = text.first else { return .null }
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return TokenNumber(String(decoding: text, as: UTF8.self)) == nil ? .string : .number
    case UInt8(ascii: "t") where text.elementsEqual("true".utf8),
      UInt8(ascii: "f") where text.elementsEqual("false".utf8):
      return .boolean
    case UInt8(ascii: "n") where text.elementsEqual("null".utf8), UInt8(ascii: "~") where text.count == 1:
      return .null
    default: return .string
    }
  }

  /// A whole value, without the fields that some keys have, and without objects that are empty without them.
  func json(at node: NodeID, without keys: Set<NodeID>) -> WrittenJSON {
    guard !keys.isEmpty, jsonKind(of: node) == .object else { return json(at: node) }
    return .object(
      entries(of: node).compactMap { key, value in
        if keys.contains(key) { return nil }
        let json = json(at: value, without: keys)
        return json == .object([]) && json != self.json(at: value) ? nil : .init(key: text(of: key), value: json)
      }
    )
  }

  /// A whole value.
  func json(at node: NodeID) -> WrittenJSON {
    switch jsonKind(of: node) {
    case .null: .null
    case .boolean: .boolean(form(of: node) == .true || text(of: node, is: "true"))
    case .number: .number(text(of: node))
    case .string: .string(text(of: node))
    case .array: .array(elements(of: node).map { json(at: $0) })
    case .object: .object(entries(of: node).map { .init(key: text(of: $0.key), value: json(at: $0.value)) })
    }
  }

  /// Whether a text is written with certain characters.
  func text(of node: NodeID, is text: StaticString) -> Bool {
    let utf8 = utf8(of: node)
    guard utf8.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { utf8.elementsEqual($0) }
  }

  /// The value of a key of an object; nil if the object does not have the key.
  func value(of key: StaticString, in object: NodeID) -> NodeID? {
    entries(of: object).first { text(of: $0.key, is: key) }?.value
  }

  /// Whether a key starts with `$`.
  func isReserved(_ key: NodeID) -> Bool { utf8(of: key).first == UInt8(ascii: "$") }

  /// Whether a key names a group or a token, and is not a property.
  func isChild(_ key: NodeID) -> Bool { !isReserved(key) || text(of: key, is: "$root") }

  /// Whether an object is a token: it has a value or a pointer to one.
  func isToken(_ node: NodeID) -> Bool {
    entries(of: node).contains { key, _ in
      isReserved(key) && (text(of: key, is: "$value") || text(of: key, is: "$ref"))
    }
  }
}
