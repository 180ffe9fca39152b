/// The value of a token.
package enum TokenValue: Sendable, Hashable {
  case color(WrittenColor)
  indirect case dimension(Dimension)
  indirect case fontFamily(FontFamilyValue)
  indirect case fontWeight(FontWeightValue)
  indirect case duration(DurationValue)
  indirect case cubicBezier(CubicBezier)
  indirect case number(TokenNumber)
  indirect case strokeStyle(StrokeStyle)
  indirect case border(Border)
  indirect case transition(Transition)
  indirect case shadow(Shadow)
  indirect case gradient(Gradient)
  indirect case typography(Typography)
  /// A value of a type that is not one of the format's.
  indirect case opaque(OpaqueValue)

  /// The type; nil for a type that is not one of the format's.
  package var type: TokenType? {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .opaque: nil
    }
  }

  /// The part that one key or index of a JSON Pointer reaches; nil if there is none. `origin` is that of the value.
  func part(at key: String, of origin: Origin) -> Slot<TokenPart>? {
    switch self {
    case .color(let color): color.part(at: key, of: origin)
    case .dimension(let dimension): dimension.part(at: key)
    case .fontFamily(let families): families.isList ? families.names.element(at: key) { .text($0) } : nil
    case .duration(let duration): duration.part(at: key)
    case .cubicBezier(let curve): curve.numbers.element(at: key) { .number($0) }
    case .strokeStyle(let style): style.part(at: key)
    case .border(let border): border.part(at: key)
    case .transition(let transition): transition.part(at: key)
    case .shadow(let shadow):
      shadow.isList ? shadow.layers.element(at: key) { .shadowLayer($0) } : shadow.onlyLayer?.part(at: key)
    case .gradient(let gradient): gradient.stops.element(at: key) { .gradientStop($0) }
    case .typography(let typography): typography.part(at: key)
    case .fontWeight, .number, .opaque: nil
    }
  }
}

extension TokenValue: SlotValue {
  /// The whole value of a token, or a number as the value of a number token.
  package static func value(of part: TokenPart) -> TokenValue? {
    switch part {
    case .value(let value): value
    case .number(let number): .number(number)
    case .shadowLayer, .gradientStop, .text, .flag, .list: nil
    }
  }

  /// Maps the slots of a composite value, and of the parts of others.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> TokenValue {
    switch self {
    case .dimension(let dimension): try .dimension(dimension.mappingSlots(&map))
    case .fontFamily(let families): try .fontFamily(families.mappingSlots(&map))
    case .duration(let duration): try .duration(duration.mappingSlots(&map))
    case .cubicBezier(let curve): try .cubicBezier(curve.mappingSlots(&map))
    case .strokeStyle(let style): try .strokeStyle(style.mappingSlots(&map))
    case .border(let border): try .border(border.mappingSlots(&map))
    case .transition(let transition): try .transition(transition.mappingSlots(&map))
    case .shadow(let shadow): try .shadow(shadow.mappingSlots(&map))
    case .gradient(let gradient): try .gradient(gradient.mappingSlots(&map))
    case .typography(let typography): try .typography(typography.mappingSlots(&map))
    case .color(let color): try .color(color.mappingSlots(&map))
    case .fontWeight, .number, .opaque: self
    }
  }
}
