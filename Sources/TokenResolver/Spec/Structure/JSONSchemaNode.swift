/// A piece of a JSON Schema.
indirect enum JSONSchemaNode: Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONSchemaNode])
  case object([String: JSONSchemaNode])
}

extension JSONSchemaNode: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let items): try container.encode(items)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONSchemaNode: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(arrayLiteral items: JSONSchemaNode...) { self = .list(items) }
  init(dictionaryLiteral members: (String, JSONSchemaNode)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { first, _ in first }))
  }

  static func texts(_ texts: some Sequence<String>) -> JSONSchemaNode { .list(texts.map { .text($0) }) }
}
