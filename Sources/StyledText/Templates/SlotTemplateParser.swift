/// Parses a template.
struct SlotTemplateParser {
  private(set) var names: [String] = []
  private(set) var indices: [String: Int] = [:]
  private(set) var pieces: [SlotTemplate.Piece] = []
  private(set) var isRequired: [Bool] = []
  private let source: String
  private var literal = ""
  private var index: String.Index
  /// The parts that are not closed yet.
  private var open: [OpenPart] = []

  private struct OpenPart {
    let piece: Int
    let position: Int
    var slots: [Int] = []
  }

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
      case "[" where !isDoubled: openPart(next)
      case "]" where !isDoubled: try closePart(next)
      default:
        literal.unicodeScalars.append(scalar)
        index = scalar.isTemplateSyntax ? scalars.index(after: next) : next
      }
    }
    if let part = open.last { throw .unclosedBracket(position: part.position) }
    endLiteral()
  }

  private var position: Int { source.utf16.distance(from: source.startIndex, to: index) }

  private mutating func parseSlot(from start: String.Index) throws(SlotTemplateError) {
    let rest = source.unicodeScalars[start...]
    guard let end = rest.firstIndex(where: { $0 == "{" || $0 == "}" }), rest[end] == "}" else {
      throw .unclosedBrace(position: position)
    }
    let next = rest.index(after: end)
    guard end > start else {
      guard isBetweenBrackets(index..<next) else { throw .emptyName(position: position) }
      index = next
      return
    }
    endLiteral()
    let slot = slot(of: String(rest[start..<end]))
    pieces.append(.slot(slot))
    if open.isEmpty { isRequired[slot] = true } else { open[open.count - 1].slots.append(slot) }
    index = next
  }

  /// Whether `{}` separates two brackets that would count as doubled.
  private func isBetweenBrackets(_ range: Range<String.Index>) -> Bool {
    let scalars = source.unicodeScalars
    guard range.lowerBound > scalars.startIndex, range.upperBound < scalars.endIndex else { return false }
    return scalars[scalars.index(before: range.lowerBound)].isBracket && scalars[range.upperBound].isBracket
  }

  private mutating func openPart(_ next: String.Index) {
    endLiteral()
    open.append(OpenPart(piece: pieces.count, position: position))
    // The index of the closing piece is set later.
    pieces.append(.open(close: pieces.count, slots: []))
    index = next
  }

  private mutating func closePart(_ next: String.Index) throws(SlotTemplateError) {
    guard let part = open.popLast() else { throw .unopenedBracket(position: position) }
    guard !part.slots.isEmpty else { throw .partWithoutSlot(position: part.position) }
    endLiteral()
    pieces[part.piece] = .open(close: pieces.count, slots: part.slots)
    pieces.append(.close)
    index = next
  }

  private mutating func slot(of name: String) -> Int {
    if let slot = indices[name] { return slot }
    indices[name] = names.count
    names.append(name)
    isRequired.append(false)
    return names.count - 1
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = ""
  }
}

extension Unicode.Scalar {
  fileprivate var isBracket: Bool { self == "[" || self == "]" }

  /// Whether the character is syntax in a template unless it is doubled.
  var isTemplateSyntax: Bool { self == "{" || self == "}" || isBracket }
}
