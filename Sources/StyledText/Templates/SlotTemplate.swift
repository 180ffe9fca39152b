/// A text with named places for words: `{sale} {was}`.
///
/// A name may be in any script; it ends at the closing brace. A slot may stand in several places. What is put into a slot is
/// never read as a template.
///
/// Square brackets are around a part that vanishes as long as a slot in it is empty:
///
/// ```swift
/// let template = try SlotTemplate("{sale}[ ({was})]")  // "¥89 (¥129)", and "¥89" without an old price
/// ```
///
/// Parts may stand in parts. A part looks at the slots that stand directly in it, of which there has to be one at least, and
/// vanishes with the part around it.
///
/// Braces and brackets that are meant as such are doubled: `{{`, `}}`, `[[` and `]]`. So brackets of two parts that touch have
/// to be kept apart: `{}` between them stands for nothing, as in `[{sale}[ ({was})]{}]`.
///
/// ``init(format:slots:)`` reads the placeholders of string catalogs, `%1$@`, in place of names.
public struct SlotTemplate: Sendable {
  enum Piece: Sendable, Hashable {
    case literal(String)
    /// The slot's index in ``SlotTemplate/slotNames``.
    case slot(Int)
    /// The start of a part that may vanish: which piece ends it, and which slots stand directly in it.
    case open(close: Int, slots: [Int])
    case close
  }

  /// The template as it was written; of one that was read from a format, the same with names.
  public let source: String
  /// The slots, each once, in the order in which they first appear.
  public let slotNames: [String]
  let pieces: [Piece]
  /// For each slot, whether it stands outside of all parts that may vanish in one of its places.
  let isRequired: [Bool]
  /// The slots' indices by their names.
  private let indices: [String: Int]

  /// Reads a template. Throws when a brace or a bracket is not closed or not opened, when a slot has no name, and when a part
  /// has no slot.
  /// - Complexity: Linear in the length of the source.
  public init(_ source: String) throws(SlotTemplateError) {
    var parser = SlotTemplateParser(source)
    try parser.parse()
    self.source = source
    slotNames = parser.names
    indices = parser.indices
    pieces = parser.pieces
    isRequired = parser.isRequired
  }

  func index(of name: String) -> Int? { indices[name] }

  /// Whether there are parts that may vanish.
  var hasParts: Bool { pieces.contains(.close) }

  /// The pieces that are there when the slots have these words, by number, and what stands in them.
  func filled(_ values: [String]) -> [TemplateState.Filled] {
    var filled: [TemplateState.Filled] = []
    filled.reserveCapacity(pieces.count)
    var index = 0
    while index < pieces.count {
      switch pieces[index] {
      case .literal(let text): filled.append(.init(piece: index, slot: -1, text: text))
      case .slot(let slot): filled.append(.init(piece: index, slot: Int32(clamping: slot), text: values[slot]))
      case .open(let close, let slots): if slots.contains(where: { values[$0].isEmpty }) { index = close }
      case .close: break
      }
      index += 1
    }
    return filled
  }
}

extension SlotTemplate: Hashable {
  /// Templates are equal when they are written alike, code unit by code unit.
  public static func == (left: Self, right: Self) -> Bool { left.source.hasSameUTF8(as: right.source) }

  /// Equal templates hash the same.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
