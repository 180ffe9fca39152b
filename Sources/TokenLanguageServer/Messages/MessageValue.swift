internal import TokenDiagnostics
package import TokenJSON
internal import TokenYAML

/// A value of JSON, as messages of the protocol have it.
@dynamicMemberLookup
package enum MessageValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([MessageValue])
  case object([String: MessageValue])

  /// The value of a field; null for one that is missing, and in all but objects.
  package subscript(dynamicMember name: String) -> MessageValue { self[name] }

  /// The value of a field; null for one that is missing, and in all but objects.
  package subscript(name: String) -> MessageValue {
    guard case .object(let fields) = self else { return .null }
    return fields[name] ?? .null
  }

  /// The text; nil for another value.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number; nil for another value.
  package var int: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

  /// Whether the value is true; nil for another value.
  package var bool: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The elements; none for another value.
  package var elements: [MessageValue] { if case .array(let elements) = self { elements } else { [] } }

  /// Whether the value is null.
  package var isNull: Bool { self == .null }
}

// MARK: Writing

extension MessageValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  package init(stringLiteral text: String) { self = .string(text) }
  /// A number.
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  /// A boolean.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// An array.
  package init(arrayLiteral elements: MessageValue...) { self = .array(elements) }
  /// An object; fields whose value is null are left out, as the protocol does it.
  package init(dictionaryLiteral fields: (String, MessageValue)...) {
    self = .object(Dictionary(fields.filter { !$0.1.isNull }) { first, _ in first })
  }

  /// A number.
  package init(_ number: Int) { self = .number(Double(number)) }

  /// A string, or null.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }
}

extension MessageValue: JSONWritable {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .null: (nil as Bool?).write(to: &writer)
    case .boolean(let value): value.write(to: &writer)
    case .number(let number): number.write(to: &writer)
    case .string(let text): text.write(to: &writer)
    case .array(let elements): elements.write(to: &writer)
    case .object(let fields): fields.write(to: &writer)
    }
  }

  /// The value as a text.
  package var bytes: [UInt8] { Array(JSONWriter.text(of: self).utf8) }
}

// MARK: Reading

extension MessageValue {
  /// Reads a text of JSON; nil for one with a mistake.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init?(_ bytes: [UInt8]) {
    var tree = SourceTree()
    var mistakes: [Diagnostic] = []
    let file = SourceFile(path: "message.json", bytes: bytes)
    let id = SourceFileID(index: 0)
    let document = SourceReader.read(file, as: id, into: &tree, isStrict: true, diagnostics: &mistakes)
    guard let root = document?.root, document?.isComplete == true, !mistakes.hasErrors else { return nil }
    self.init(root, in: tree)
  }

  private init(_ node: NodeID, in tree: SourceTree) {
    switch tree.kind(of: node) {
    case .sequence: self = .array(tree.elements(of: node).map { MessageValue($0, in: tree) })
    case .mapping:
      let fields = tree.entries(of: node).map { (tree.text(of: $0.key), MessageValue($0.value, in: tree)) }
      self = .object(Dictionary(fields) { first, _ in first })
    case .scalar:
      switch tree.form(of: node) {
      case .true: self = .boolean(true)
      case .false: self = .boolean(false)
      case .null: self = .null
      case .number: self = Double(tree.text(of: node)).map { .number($0) } ?? .null
      default: self = .string(tree.text(of: node))
      }
    }
  }
}
