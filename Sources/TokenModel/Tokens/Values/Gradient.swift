/// The stops of a gradient, in order (Design Tokens Format Module 2025.10, section 9.6).
package struct Gradient: Sendable, Hashable {
  /// The stops. A reference means all stops of its target.
  package let stops: [Slot<GradientStop>]

  /// Creates a list of stops.
  package init(_ stops: [Slot<GradientStop>]) {
    self.stops = stops
  }
}

/// A color at a position of a gradient.
package struct GradientStop: Sendable, Hashable {
  /// The color.
  package let color: Slot<WrittenColor>
  /// The position. Numbers outside 0…1 mean the nearest end.
  package let position: Slot<TokenNumber>

  /// Creates a stop from its parts.
  package init(color: Slot<WrittenColor>, position: Slot<TokenNumber>) {
    self.color = color
    self.position = position
  }

  func part(at key: String) -> Slot<TokenPart>? {
    switch key {
    case "color": color.map { .value(.color($0)) }
    case "position": position.map { .number($0) }
    default: nil
    }
  }
}

extension Gradient: SlotValue {
  /// The stops of a gradient token.
  package static func value(of part: TokenPart) -> Gradient? { GradientStop.elements(of: part).map { Gradient($0) } }

  /// Maps the list.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> Gradient {
    try Gradient(map.map(stops))
  }
}

extension GradientStop: ListElement {
  /// The stop that is a part.
  package static func value(of part: TokenPart) -> GradientStop? {
    guard case .gradientStop(let stop) = part else { return nil }
    return stop
  }

  /// The stops of a gradient token.
  package static func elements(of part: TokenPart) -> [Slot<GradientStop>]? {
    guard case .value(.gradient(let gradient)) = part else { return nil }
    return gradient.stops
  }

  /// Maps color and position.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> GradientStop {
    try GradientStop(color: map.map(color), position: map.map(position))
  }
}
