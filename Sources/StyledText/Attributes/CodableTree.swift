/// A value of any coded form, for attributes whose keys are unknown.
enum CodableTree: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// An integer that is too large for ``integer(_:)``.
  case unsigned(UInt64)
  case number(Double)
  case string(String)
  case array([CodableTree])
  case object([String: CodableTree])
}

extension CodableTree: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([CodableTree].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: CodableTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

/// An attribute that was decoded without its key. It is preserved and encoded unchanged.
final class UnknownTextAttribute: AnyTextAttribute {
  let name: String
  let value: CodableTree
  let hash: Int

  init(_ name: String, _ value: CodableTree) {
    self.name = name
    self.value = value
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(value)
    hash = hasher.finalize()
  }

  var key: ObjectIdentifier? { nil }
  var editBehavior: EditBehavior { .inherit }
  var extent: AttributeExtent { .character }
  var atomLength: Int? { nil }
  var summary: String { "of an unknown kind" }

  func isEqual(to other: any AnyTextAttribute) -> Bool {
    self === other || (other as? UnknownTextAttribute).map { $0.name == name && $0.value == value } ?? false
  }

  func encode(to container: inout KeyedEncodingContainer<AttributeName>) throws {
    try container.encode(value, forKey: AttributeName(name))
  }

  func visit(_ visitor: inout some TextAttributeVisitor) {
    visitor.visitUnknown(self)
  }
}
