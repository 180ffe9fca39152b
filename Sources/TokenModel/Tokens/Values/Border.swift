/// The border of a box (Design Tokens Format Module 2025.10, section 9.3).
package struct Border: Sendable, Hashable {
  /// The color.
  package let color: Slot<WrittenColor>
  /// The thickness.
  package let width: Slot<Dimension>
  /// The style of the line.
  package let style: Slot<StrokeStyle>

  /// Creates a border from its parts.
  package init(color: Slot<WrittenColor>, width: Slot<Dimension>, style: Slot<StrokeStyle>) {
    self.color = color
    self.width = width
    self.style = style
  }

  func part(at key: String) -> Slot<TokenPart>? {
    switch key {
    case "color": color.map { .value(.color($0)) }
    case "width": width.map { .value(.dimension($0)) }
    case "style": style.map { .value(.strokeStyle($0)) }
    default: nil
    }
  }
}

extension Border: SlotValue {
  /// The border of a border token.
  package static func value(of part: TokenPart) -> Border? {
    if case .value(.border(let border)) = part { border } else { nil }
  }

  /// Maps color, width and style.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> Border {
    try Border(color: map.map(color), width: map.map(width), style: map.map(style))
  }
}
