/// A number with a unit.
package struct Quantity<Unit: QuantityUnit>: Sendable, Hashable {
  /// The number of units.
  package let number: Slot<TokenNumber>
  /// The unit.
  package let unit: Slot<Unit>

  /// Creates a quantity.
  package init(number: Slot<TokenNumber>, unit: Slot<Unit>) {
    self.number = number
    self.unit = unit
  }

  func part(at key: String) -> Slot<TokenPart>? {
    switch key {
    case "value": number.map { .number($0) }
    case "unit": unit.map { .text($0.rawValue) }
    default: nil
    }
  }
}

/// A length (Design Tokens Format Module 2025.10, section 8.2).
package typealias Dimension = Quantity<LengthUnit>

/// A time (Design Tokens Format Module 2025.10, section 8.5). Not `Duration`, which is a type of Swift's library.
package typealias DurationValue = Quantity<TimeUnit>

/// A unit of a type of quantities.
package protocol QuantityUnit: SlotKeyword {
  /// The quantity that is the value of a token; nil for a value of another type.
  static func quantity(in value: TokenValue) -> Quantity<Self>?
}

/// A unit of length.
package enum LengthUnit: String, Sendable, Hashable, CaseIterable, QuantityUnit {
  /// A pixel of CSS, and a point of Apple's platforms.
  case px
  /// The default font size of the system or browser.
  case rem
  /// The font size of the text. Not in the format; published files have it as letter spacing.
  case em

  // Units that CSS alone has (CSS Values 4 and 5, CSS Grid). Not in the format.
  case percent = "%"
  case cap, ch, ex, ic, lh
  case rcap, rch, rex, ric, rlh
  case vw, vh, vi, vb, vmin, vmax
  case svw, svh, svi, svb, svmin, svmax
  case lvw, lvh, lvi, lvb, lvmin, lvmax
  case dvw, dvh, dvi, dvb, dvmin, dvmax
  case cqw, cqh, cqi, cqb, cqmin, cqmax
  case cm, mm, q, `in`, pt, pc
  case fr

  /// Whether the Design Tokens format has the unit.
  package var isOfFormat: Bool { self == .px || self == .rem }

  /// The length that is the value of a dimension token.
  package static func quantity(in value: TokenValue) -> Dimension? {
    if case .dimension(let dimension) = value { dimension } else { nil }
  }
}

/// A unit of time.
package enum TimeUnit: String, Sendable, Hashable, CaseIterable, QuantityUnit {
  /// Milliseconds.
  case ms
  /// Seconds.
  case s

  /// The time that is the value of a duration token.
  package static func quantity(in value: TokenValue) -> DurationValue? {
    if case .duration(let duration) = value { duration } else { nil }
  }
}

extension Quantity: SlotValue {
  /// The quantity of a token, or of a part of a value.
  package static func value(of part: TokenPart) -> Quantity? {
    if case .value(let value) = part { Unit.quantity(in: value) } else { nil }
  }

  /// Maps the number and the unit.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> Quantity {
    try Quantity(number: map.map(number), unit: map.map(unit))
  }
}
