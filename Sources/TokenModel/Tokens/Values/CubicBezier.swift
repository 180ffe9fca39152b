/// The curve of an animation (Design Tokens Format Module 2025.10, section 8.6): a cubic Bézier curve from (0, 0) to
/// (1, 1).
package struct CubicBezier: Sendable, Hashable {
  /// The first control point, 0…1.
  package let x1: Slot<TokenNumber>
  /// The first control point, any number.
  package let y1: Slot<TokenNumber>
  /// The second control point, 0…1.
  package let x2: Slot<TokenNumber>
  /// The second control point, any number.
  package let y2: Slot<TokenNumber>

  /// Creates a curve from its control points; nothing is checked.
  package init(x1: Slot<TokenNumber>, y1: Slot<TokenNumber>, x2: Slot<TokenNumber>, y2: Slot<TokenNumber>) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The four numbers, in the order of files.
  package var numbers: [Slot<TokenNumber>] { [x1, y1, x2, y2] }
}

extension CubicBezier: SlotValue {
  /// The curve of a cubicBezier token.
  package static func value(of part: TokenPart) -> CubicBezier? {
    if case .value(.cubicBezier(let curve)) = part { curve } else { nil }
  }

  /// Maps the four numbers.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> CubicBezier {
    try CubicBezier(x1: map.map(x1), y1: map.map(y1), x2: map.map(x2), y2: map.map(y2))
  }
}
