/// A color as a file has it (Design Tokens Color Module 2025.10, section 4).
package enum WrittenColor: Sendable, Hashable {
  /// Hex digits alone.
  case hex(ColorValue)
  /// A color of any space, all of whose parts are plain.
  indirect case color(TokenColor)
  /// References among the parts, or numbers with more digits than a ``TokenColor`` keeps.
  indirect case parts(ColorParts)
  /// A color that an extension modifies.
  indirect case modified(ModifiedColor)

  /// The color in its space; nil while one of its parts is a reference, and for parts that do not make a color.
  package var color: TokenColor? {
    switch self {
    case .hex(let color): TokenColor(color)
    case .color(let color): color
    case .parts(let parts): parts.color
    case .modified(let modified): modified.color
    }
  }

  /// The nearest color of sRGB with 8 bits; nil if ``color`` is.
  package var value: ColorValue? {
    switch self {
    case .hex(let color): color
    case .color, .parts, .modified: color.map { ColorValue($0) }
    }
  }

  func part(at key: String, of origin: Origin) -> Slot<TokenPart>? {
    switch self {
    case .hex: nil
    case .color(let color): ColorParts(color, from: Origin(origin.range)).part(at: key)
    case .parts(let parts): parts.part(at: key)
    case .modified(let modified): modified.color.flatMap { ColorParts($0, from: Origin(origin.range)).part(at: key) }
    }
  }
}

extension WrittenColor: SlotValue {
  /// The color of a color token.
  package static func value(of part: TokenPart) -> WrittenColor? {
    if case .value(.color(let color)) = part { color } else { nil }
  }

  /// Maps the parts, if any is a reference.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> WrittenColor {
    switch self {
    case .hex, .color: return self
    case .parts(let parts): return try .parts(parts.mappingSlots(&map))
    case .modified(let modified): return try .modified(modified.mappingSlots(&map))
    }
  }
}
