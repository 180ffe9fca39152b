/// Typography (Design Tokens Format Module 2025.10, section 9.7).
///
/// The format needs all five parts. Those that published files leave out may be nil, and so may those of a `plain` size
/// in the spec dialect, which sets only font and color.
package struct Typography: Sendable, Hashable {
  /// The families, the preferred one first.
  package let fontFamily: Slot<FontFamilyValue>
  /// The font size.
  package let fontSize: Slot<Dimension>
  /// The weight.
  package let fontWeight: Slot<FontWeightValue>
  /// The space after each grapheme; nil if it is not given.
  package let letterSpacing: Slot<Dimension>?
  /// The height of a line box; nil if it is not given.
  package let lineHeight: Slot<LineHeight>?

  /// Creates a typography value from its parts.
  package init(
    fontFamily: Slot<FontFamilyValue>,
    fontSize: Slot<Dimension>,
    fontWeight: Slot<FontWeightValue>,
    letterSpacing: Slot<Dimension>?,
    lineHeight: Slot<LineHeight>?
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }

  func part(at key: String) -> Slot<TokenPart>? {
    switch key {
    case "fontFamily": fontFamily.map { .value(.fontFamily($0)) }
    case "fontSize": fontSize.map { .value(.dimension($0)) }
    case "fontWeight": fontWeight.map { .value(.fontWeight($0)) }
    case "letterSpacing": letterSpacing?.map { .value(.dimension($0)) }
    case "lineHeight": lineHeight?.map(\.part)
    default: nil
    }
  }
}

/// The height of a line box.
package enum LineHeight: Sendable, Hashable {
  /// A number of font sizes, as in the format.
  case ratio(TokenNumber)
  /// A length, as in the spec dialect and in many published files.
  case length(Dimension)

  fileprivate var part: TokenPart {
    switch self {
    case .ratio(let number): .value(.number(number))
    case .length(let length): .value(.dimension(length))
    }
  }
}

extension Typography: SlotValue {
  /// The value of a typography token.
  package static func value(of part: TokenPart) -> Typography? {
    if case .value(.typography(let typography)) = part { typography } else { nil }
  }

  /// Maps the parts.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> Typography {
    try Typography(
      fontFamily: map.map(fontFamily),
      fontSize: map.map(fontSize),
      fontWeight: map.map(fontWeight),
      letterSpacing: map.map(letterSpacing),
      lineHeight: map.map(lineHeight)
    )
  }
}

extension LineHeight: SlotValue {
  /// The number or length of a part or token.
  package static func value(of part: TokenPart) -> LineHeight? {
    TokenNumber.value(of: part).map { .ratio($0) } ?? Dimension.value(of: part).map { .length($0) }
  }

  /// Maps the parts of a length.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> LineHeight {
    guard case .length(let length) = self else { return self }
    return try .length(length.mappingSlots(&map))
  }
}
