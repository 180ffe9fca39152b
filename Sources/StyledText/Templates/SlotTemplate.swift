/// A text with named slots: `{sale} {was}`.
///
/// A name may be in any script; it ends at the closing brace. A slot may appear several times. The value of a slot is
/// never parsed as a template.
///
/// Square brackets enclose a part that vanishes while a slot in it is empty:
///
/// ```swift
/// let template = try SlotTemplate("{sale}[ ({was})]")  // "¥89 (¥129)", and "¥89" without an old price
/// ```
///
/// Parts may be nested. A part depends on the slots directly in it, and must have at least one. It also vanishes with
/// the part around it.
///
/// Literal braces and brackets are doubled: `{{`, `}}`, `[[` and `]]`. So adjacent brackets of two parts must be
/// separated by `{}`, which does not produce text, as in `[{sale}[ ({was})]{}]`.
///
/// ``init(format:slots:)`` reads the placeholders of string catalogs, `%1$@`, instead of names.
public struct SlotTemplate: Sendable {
  enum Piece: Sendable, Hashable {
    case literal(String)
    /// The slot's index in ``SlotTemplate/slotNames``.
    case slot(Int)
    /// The start of a part that may vanish, with the index of the piece that ends it and the slots directly in it.
    case open(close: Int, slots: [Int])
    case close
  }

  /// The source of the template; if it was created from a format, its equivalent with names.
  public let source: String
  /// The names of the slots, in the order in which they first appear.
  public let slotNames: [String]
  let pieces: [Piece]
  /// For each slot, whether it appears outside of all parts that may vanish.
  let isRequired: [Bool]
  /// The slots' indices by their names.
  private let indices: [String: Int]

  /// Creates a template from its source.
  ///
  /// - Throws: A ``SlotTemplateError`` for a brace or a bracket without its partner, for a slot without a name, and for
  ///   a part without a slot.
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

  /// The pieces that are shown if the slots have these values, with their texts.
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
  /// Returns whether two templates have the same source, compared by code units.
  public static func == (left: Self, right: Self) -> Bool { left.source.hasSameUTF8(as: right.source) }

  /// Hashes the source.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
