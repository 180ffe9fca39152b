import Foundation
import TokenYAML

/// What a JSON text means. Texts are compared by their UTF-8, and members by their order.
indirect enum JSONData: Hashable, CustomStringConvertible {
  /// Text without quotes, in files with mistakes.
  case plain(String)
  case null
  case flag(Bool)
  /// As it is written.
  case number(String)
  case text([UInt8])
  case list([JSONData])
  case object([Member])

  struct Member: Hashable {
    let key: JSONData
    let value: JSONData
  }

  init(_ node: NodeID, in tree: SourceTree) {
    switch (tree.kind(of: node), tree.form(of: node)) {
    case (.mapping, _):
      self = .object(
        tree.entries(of: node).map { Member(key: JSONData($0.key, in: tree), value: JSONData($0.value, in: tree)) }
      )
    case (.sequence, _): self = .list(tree.elements(of: node).map { JSONData($0, in: tree) })
    case (_, .quoted): self = .text(Array(tree.utf8(of: node)))
    case (_, .number): self = .number(tree.text(of: node))
    case (_, .true): self = .flag(true)
    case (_, .false): self = .flag(false)
    case (_, .null): self = .null
    default: self = .plain(tree.text(of: node))
    }
  }

  /// Compact: texts in single quotes, members and elements after spaces.
  var description: String {
    switch self {
    case .plain(let text): "⟨\(text)⟩"
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let text): text
    case .text(let utf8): "'\(String(decoding: utf8, as: UTF8.self))'"
    case .list(let elements): "[\(elements.map(\.description).joined(separator: " "))]"
    case .object(let members): "{\(members.map { "\($0.key)=\($0.value)" }.joined(separator: " "))}"
    }
  }

  /// Whether it is the same as what `JSONSerialization` makes of the same text.
  func isEqual(to value: Any) -> Bool {
    switch (self, value) {
    case (.null, is NSNull): true
    case (.text(let utf8), let text as String): utf8 == Array(text.utf8)
    case (.list(let elements), let array as [Any]):
      elements.count == array.count && zip(elements, array).allSatisfy { $0.isEqual(to: $1) }
    case (.object(let members), let dictionary as [String: Any]):
      members.count == dictionary.count
        && members.allSatisfy { member in
          guard case .text(let key) = member.key else { return false }
          // The keys of a dictionary are compared by canonical equivalence, too.
          let entry = dictionary.first { Array($0.key.utf8) == key }
          return entry.map { member.value.isEqual(to: $0.value) } ?? false
        }
    case (.flag(let flag), let number as NSNumber): Self.isFlag(number) && number.boolValue == flag
    case (.number(let text), let number as NSNumber): !Self.isFlag(number) && Self.isEqual(text, number)
    default: false
    }
  }

  private static func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

  /// Foundation has integers of 64 bits, decimals of 38 digits and, for the rest, floating-point numbers.
  private static func isEqual(_ text: String, _ number: NSNumber) -> Bool {
    if let decimal = number as? NSDecimalNumber { return Decimal(string: text) == decimal.decimalValue }
    return Double(text) == number.doubleValue
  }
}
