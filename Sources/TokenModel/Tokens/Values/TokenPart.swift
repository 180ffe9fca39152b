internal import TokenDiagnostics

/// The target of a reference: the value of a token, or a part of one that a JSON Pointer reaches.
package indirect enum TokenPart: Sendable, Hashable {
  case value(TokenValue)
  case number(TokenNumber)
  case text(String)
  case flag(Bool)
  case shadowLayer(ShadowLayer)
  case gradientStop(GradientStop)
  case list([Slot<TokenPart>])

  /// The part with a key, or with an index of a list as JSON Pointers write it; nil if there is none.
  ///
  /// - Parameter origin: Where this part comes from, for parts that do not store their own locations.
  package func part(at key: String, of origin: Origin) -> Slot<TokenPart>? {
    switch self {
    case .value(let value): value.part(at: key, of: origin)
    case .shadowLayer(let layer): layer.part(at: key)
    case .gradientStop(let stop): stop.part(at: key)
    case .list(let elements): elements.element(at: key) { $0 }
    case .number, .text, .flag: nil
    }
  }
}

extension Array {
  /// The element at an index as JSON Pointers write it (RFC 6901, section 4): digits without a leading zero.
  func element<Value>(at key: String, _ part: (Value) -> TokenPart) -> Slot<TokenPart>? where Element == Slot<Value> {
    guard key == "0" || key.utf8.first != UInt8(ascii: "0"), key.utf8.allSatisfy(\.isDigit), let index = Int(key),
      indices.contains(index)
    else { return nil }
    return self[index].map(part)
  }
}

/// The names that pointers into a part can have, for messages.
extension TokenPart {
  /// The number of elements of a list; nil for other values.
  package var count: Int? {
    switch self {
    case .list(let elements): elements.count
    case .value(.fontFamily(let families)): families.isList ? families.names.count : nil
    case .value(.cubicBezier): 4
    case .value(.shadow(let shadow)): shadow.isList ? shadow.layers.count : nil
    case .value(.gradient(let gradient)): gradient.stops.count
    default: nil
    }
  }

  /// The keys of an object, in the order of the format; empty for other values.
  package var keys: [String] {
    let origin = Origin(SourceRange.start(of: SourceFileID(index: 0)))
    return Self.allKeys.filter { part(at: $0, of: origin) != nil }
  }

  /// All keys that objects of the format have.
  private static let allKeys = [
    "colorSpace", "components", "alpha", "hex", "value", "unit", "dashArray", "lineCap", "color", "width", "style",
    "duration", "delay", "timingFunction", "offsetX", "offsetY", "blur", "spread", "inset", "position", "fontFamily",
    "fontSize", "fontWeight", "letterSpacing", "lineHeight",
  ]
}
