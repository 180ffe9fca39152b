/// The style of a line (Design Tokens Format Module 2025.10, section 9.2).
package enum StrokeStyle: Sendable, Hashable {
  /// A line style of CSS.
  package enum Keyword: String, Sendable, Hashable, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  /// The ends of dashes.
  package enum Cap: String, Sendable, Hashable, CaseIterable {
    case round, butt, square
  }

  case keyword(Keyword)
  /// The lengths of dashes and gaps in turn, and the ends of the dashes.
  case dashes(Slot<PartList<Dimension>>, cap: Slot<Cap>)

  func part(at key: String) -> Slot<TokenPart>? {
    guard case .dashes(let lengths, let cap) = self else { return nil }
    switch key {
    case "dashArray": return lengths.map { .list($0.elements.map { $0.map { .value(.dimension($0)) } }) }
    case "lineCap": return cap.map { .text($0.rawValue) }
    default: return nil
    }
  }
}

extension StrokeStyle.Cap: SlotKeyword {}

extension StrokeStyle: SlotValue {
  /// The style of a strokeStyle token, or the keyword that is the text of a part.
  package static func value(of part: TokenPart) -> StrokeStyle? {
    switch part {
    case .value(.strokeStyle(let style)): style
    case .text(let text): Keyword(rawValue: text).map { .keyword($0) }
    default: nil
    }
  }

  /// Maps the dashes and their ends.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> StrokeStyle {
    guard case .dashes(let lengths, let cap) = self else { return self }
    return try .dashes(map.map(lengths), cap: map.map(cap))
  }
}
