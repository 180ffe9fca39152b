/// A type of the Design Tokens format (2025.10, sections 8 and 9). Raw values are the names in files.
package enum TokenType: String, Sendable, Hashable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}

extension TokenType {
  /// The value of a token of this type that is a JSON Pointer to a part of another; nil for a part of another type.
  func value(of part: Sourced<TokenPart>) -> TokenValue? {
    switch self {
    case .color: WrittenColor.value(of: part.value).map { .color($0) }
    case .dimension: Dimension.value(of: part.value).map { .dimension($0) }
    case .fontFamily:
      FontFamilyValue.value(of: part.value).map { .fontFamily($0) }
        ?? String.value(of: part.value).map { name in
          .fontFamily(FontFamilyValue([.value(Sourced(name, from: part.origin))], isList: false))
        }
    case .fontWeight: FontWeightValue.value(of: part.value).map { .fontWeight($0) }
    case .duration: DurationValue.value(of: part.value).map { .duration($0) }
    case .cubicBezier: CubicBezier.value(of: part.value).map { .cubicBezier($0) }
    case .number: TokenNumber.value(of: part.value).map { .number($0) }
    case .strokeStyle: StrokeStyle.value(of: part.value).map { .strokeStyle($0) }
    case .border: Border.value(of: part.value).map { .border($0) }
    case .transition: Transition.value(of: part.value).map { .transition($0) }
    case .shadow:
      Shadow.value(of: part.value).map { .shadow($0) }
        ?? ShadowLayer.value(of: part.value).map { layer in
          .shadow(Shadow([.value(Sourced(layer, from: part.origin))], isList: false))
        }
    case .gradient: Gradient.value(of: part.value).map { .gradient($0) }
    case .typography: Typography.value(of: part.value).map { .typography($0) }
    }
  }
}

extension TokenPart {
  /// The type of a token that has this part as its value; nil for a text, a flag or an element of a list.
  package var type: TokenType? {
    switch self {
    case .value(let value): value.type
    case .number: .number
    case .shadowLayer: .shadow
    case .text, .flag, .gradientStop, .list: nil
    }
  }
}
