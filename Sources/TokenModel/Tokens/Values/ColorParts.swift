/// The parts of a color, each of which may be a reference.
package struct ColorParts: Sendable, Hashable {
  /// The space of the components.
  package let space: Slot<ColorSpace>
  /// Three numbers, or `none`.
  package let components: Slot<PartList<ColorNumber>>
  /// 0 for transparent to 1 for opaque; nil for an opaque color.
  package let alpha: Slot<ColorNumber>?
  /// A color of 8 bits for tools that do not know the space; nil without one.
  package let hex: Slot<HexColor>?

  /// Creates a color from its parts; nothing is checked.
  package init(
    space: Slot<ColorSpace>,
    components: Slot<PartList<ColorNumber>>,
    alpha: Slot<ColorNumber>? = nil,
    hex: Slot<HexColor>? = nil
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.hex = hex
  }

  /// The parts of a color, all at its location.
  init(_ color: TokenColor, from origin: Origin) {
    let components = color.components.all.map { Slot.value(Sourced(ColorNumber($0), from: origin)) }
    self.init(
      space: .value(Sourced(color.space, from: origin)),
      components: .value(Sourced(PartList(components), from: origin)),
      alpha: .value(Sourced(ColorNumber(color.alpha), from: origin)),
      hex: color.hex.map { .value(Sourced(HexColor($0), from: origin)) }
    )
  }

  /// The color; nil while one of the parts is a reference, or if there are not three components.
  package var color: TokenColor? {
    guard let space = space.value, let list = components.value, list.elements.count == 3 else { return nil }
    let numbers = list.elements.compactMap(\.value)
    guard numbers.count == 3, alpha.map({ $0.value != nil }) ?? true, hex.map({ $0.value != nil }) ?? true else {
      return nil
    }
    return TokenColor(
      in: space,
      ColorComponents(numbers[0].double, numbers[1].double, numbers[2].double),
      alpha: alpha.flatMap(\.value).map(\.double) ?? 1,
      hex: hex?.value?.color
    )
  }

  func part(at key: String) -> Slot<TokenPart>? {
    switch key {
    case "colorSpace": space.map { .text($0.rawValue) }
    case "components": components.map { .list($0.elements.map { $0.map(\.part) }) }
    case "alpha": alpha?.map(\.part)
    case "hex": hex?.map { .text($0.text) }
    default: nil
    }
  }
}

extension ColorParts {
  /// Maps space, components, alpha and hex digits.
  func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> ColorParts {
    try ColorParts(
      space: map.map(space),
      components: map.map(components),
      alpha: map.map(alpha),
      hex: map.map(hex)
    )
  }
}

/// A component of a color or its alpha: a number, or none.
package enum ColorNumber: Sendable, Hashable {
  case number(TokenNumber)
  case none

  /// A number with its shortest digits, whole ones without a point; nil for none.
  package init(_ number: Double?) {
    let text = number.map { number in Int(exactly: number).map { "\($0)" } ?? "\(number)" }
    self = text.flatMap { TokenNumber($0) }.map { .number($0) } ?? .none
  }

  /// The nearest binary number; nil for none.
  package var double: Double? {
    if case .number(let number) = self { number.double } else { nil }
  }

  fileprivate var part: TokenPart {
    switch self {
    case .number(let number): .number(number)
    case .none: .text("none")
    }
  }
}

extension ColorNumber: SlotValue {
  /// The number of a part, or the `none` that it is.
  package static func value(of part: TokenPart) -> ColorNumber? {
    if case .text("none") = part { return ColorNumber.none }
    return TokenNumber.value(of: part).map { .number($0) }
  }
}

extension ColorSpace: SlotKeyword {}

/// Six hex digits.
package struct HexColor: Sendable, Hashable {
  /// The digits as they are written, with their `#`.
  package let text: String
  /// The color that they mean.
  package let color: ColorValue

  /// Creates a color from `#` and six digits; nil for another text.
  package init?(_ text: String) {
    guard text.utf8.count == 7, let color = ColorValue(hex: text) else { return nil }
    self.text = text
    self.color = color
  }

  /// Creates a color from three, four or eight digits, or without `#`; nil for another text. The digits of an opacity
  /// are left out.
  package init?(spelledOtherwise text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == digits.count, digits.allSatisfy(\.isHexDigit) else { return nil }
    switch digits.count {
    case 3, 4: self.init("#" + digits.prefix(3).map { "\($0)\($0)" }.joined())
    case 6, 8: self.init("#" + digits.prefix(6))
    default: return nil
    }
  }

  /// The digits of a color without its alpha.
  package init(_ color: ColorValue) {
    self.color = ColorValue(red: color.red, green: color.green, blue: color.blue)
    text = self.color.hex
  }
}

extension HexColor: SlotValue {
  /// The digits that are the text of a part.
  package static func value(of part: TokenPart) -> HexColor? { String.value(of: part).flatMap { HexColor($0) } }
}
