internal import Foundation

/// Any JSON text. Numbers are compared as numbers: 1 and 1.0 are equal.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  package init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  /// The value at a key or an index, such as `["runs", 0, "results"]`; null if there is no value.
  package subscript(path: any Hashable & Sendable...) -> JSONValue {
    path.reduce(self) { value, step in
      switch (value, step) {
      case (.object(let members), let key as String): members[key] ?? .null
      case (.list(let items), let index as Int) where items.indices.contains(index): items[index]
      default: .null
      }
    }
  }

  package var items: [JSONValue] {
    if case .list(let items) = self { items } else { [] }
  }
}

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
