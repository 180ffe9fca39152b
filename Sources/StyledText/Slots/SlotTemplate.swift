/// A text with named places for words: `{sale} {was}`.
///
/// A name may be in any script; it ends at the closing brace. Braces that are meant as such are doubled: `{{` and `}}`.
/// A slot may stand in several places. What is put into a slot is never read as a template.
public struct SlotTemplate: Sendable {
  enum Piece: Sendable, Hashable {
    case literal(String)
    /// The slot's number in ``SlotTemplate/slotNames``.
    case slot(Int)
  }

  /// The template as it was written.
  public let source: String
  /// The slots, each once, in the order in which they first appear.
  public let slotNames: [String]
  let pieces: [Piece]
  /// The slots' numbers by their names.
  private let numbers: [String: Int]

  /// Reads a template. Throws when a brace is not closed or not opened, and when a slot has no name.
  public init(_ source: String) throws(SlotTemplateError) {
    var parser = SlotTemplateParser(source)
    try parser.parse()
    self.source = source
    slotNames = parser.names
    numbers = parser.numbers
    pieces = parser.pieces
  }

  func number(of name: String) -> Int? { numbers[name] }
}

extension SlotTemplate: Hashable {
  /// Templates are equal when they are written alike, code unit by code unit.
  public static func == (left: Self, right: Self) -> Bool { left.source.hasSameUTF8(as: right.source) }

  /// Equal templates hash the same.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// What is wrong with a template. Positions are UTF-16 offsets in its source.
public enum SlotTemplateError: Error, Sendable, Hashable {
  /// A `{` without its `}`, or with another `{` before it.
  case unclosedBrace(position: Int)
  /// A `}` without its `{`.
  case unopenedBrace(position: Int)
  /// `{}`
  case emptyName(position: Int)
}

extension SlotTemplateError: CustomStringConvertible {
  /// What is wrong and what would be right.
  public var description: String {
    switch self {
    case .unclosedBrace(let position):
      "the `{` at position \(position) is not closed; write `{name}` for a slot, or `{{` for a brace"
    case .unopenedBrace(let position):
      "the `}` at position \(position) closes nothing; write `{name}` for a slot, or `}}` for a brace"
    case .emptyName(let position):
      "the slot at position \(position) has no name; write `{name}`, or `{{}}` for two braces"
    }
  }
}

/// Takes a template apart.
struct SlotTemplateParser {
  private(set) var names: [String] = []
  private(set) var numbers: [String: Int] = [:]
  private(set) var pieces: [SlotTemplate.Piece] = []
  private let source: String
  private var literal = ""
  private var index: String.Index

  init(_ source: String) {
    self.source = source
    index = source.startIndex
  }

  mutating func parse() throws(SlotTemplateError) {
    let scalars = source.unicodeScalars
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let isDoubled = next < scalars.endIndex && scalars[next] == scalar
      switch scalar {
      case "{" where !isDoubled: try parseSlot(from: next)
      case "}" where !isDoubled: throw .unopenedBrace(position: position)
      default:
        literal.unicodeScalars.append(scalar)
        index = scalar == "{" || scalar == "}" ? scalars.index(after: next) : next
      }
    }
    endLiteral()
  }

  private var position: Int { source.utf16.distance(from: source.startIndex, to: index) }

  private mutating func parseSlot(from start: String.Index) throws(SlotTemplateError) {
    let rest = source.unicodeScalars[start...]
    guard let end = rest.firstIndex(where: { $0 == "{" || $0 == "}" }), rest[end] == "}" else {
      throw .unclosedBrace(position: position)
    }
    guard end > start else { throw .emptyName(position: position) }
    endLiteral()
    let name = String(rest[..<end])
    pieces.append(.slot(number(of: name)))
    index = rest.index(after: end)
  }

  private mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = ""
  }
}
