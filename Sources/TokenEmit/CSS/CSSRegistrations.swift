internal import TokenModel

/// The custom properties whose type browsers are told (CSS Properties and Values API 1), so that they can be animated,
/// and a value of another type does not count.
struct CSSRegistrations {
  private struct Registration {
    let property: String
    let value: CSSTypedValue
  }

  private var registrations: [Registration] = []

  /// The registrations of the tokens of a catalog. A token whose values are of several types has none.
  ///
  /// - Parameter computed: The typography tokens whose line height is a formula with the font size.
  init(_ catalog: Catalog, _ names: CSSNames, computed: Set<TokenID>) {
    for token in catalog.tokens.indices {
      guard let property = names.properties[token] else { continue }
      for (suffix, value) in CSSTypedValue.common(to: Self.values(of: token, in: catalog)) {
        if suffix == "-line-height", computed.contains(token) { continue }
        registrations.append(Registration(property: property + suffix, value: value))
      }
    }
    for (row, property) in zip(catalog.rows, names.sizes) {
      guard let property else { continue }
      let value = CSSTypedValue(syntax: .length, text: "\(row.size.value)px")
      registrations.append(Registration(property: property, value: value))
    }
  }

  /// The values of a token, that of standard contexts first; empty if it does not have one everywhere.
  private static func values(of token: TokenID, in catalog: Catalog) -> [TokenValue] {
    guard let variants = try? catalog.resolved.variants(of: token, over: catalog.tokens.modifiers.indices) else {
      return []
    }
    let all = [variants.standard?.value] + variants.variants.map { $0.value?.value }
    return all.contains(nil) ? [] : all.compactMap(\.self)
  }

  func print(to printer: inout CSSPrinter) {
    if registrations.isEmpty { return }
    printer.separate()
    for registration in registrations {
      let (syntax, initial) = (registration.value.syntax.rawValue, registration.value.text)
      printer.line(
        "@property \(registration.property) { syntax: \"\(syntax)\"; inherits: true; initial-value: \(initial); }"
      )
    }
  }
}

/// A value of a type that a custom property can be registered with.
struct CSSTypedValue {
  enum Syntax: String {
    case color = "<color>"
    case length = "<length>"
    case number = "<number>"
    case percentage = "<percentage>"
    case time = "<time>"
  }

  let syntax: Syntax
  /// The value as the initial one of a property: it depends on nothing, so it has neither references nor `rem`.
  let text: String

  /// The first of some values by the properties of its parts, as far as all are of one type. By suffix.
  static func common(to values: [TokenValue]) -> [(suffix: String, value: CSSTypedValue)] {
    guard let first = values.first else { return [] }
    let others = values.dropFirst().map(parts)
    return parts(of: first).filter { suffix, value in
      others.allSatisfy { parts in parts.contains { $0.suffix == suffix && $0.value.syntax == value.syntax } }
    }
  }

  /// The parts of a value, whose references are followed, by the suffixes of their properties; without those of other
  /// types.
  private static func parts(of value: TokenValue) -> [(suffix: String, value: CSSTypedValue)] {
    let parts: [(String, CSSTypedValue?)] =
      switch value {
      case .border(let border): [("-width", length(border.width.value)), ("-color", color(border.color.value))]
      case .transition(let transition):
        [("-duration", time(transition.duration.value)), ("-delay", time(transition.delay.value))]
      case .typography(let typography):
        [
          ("-font-size", length(typography.fontSize.value)),
          ("-font-weight", number(typography.fontWeight.value?.number)),
          ("-line-height", lineHeight(typography.lineHeight?.value)),
          ("-letter-spacing", length(typography.letterSpacing?.value)),
        ]
      default: [("", simple(value))]
      }
    return parts.compactMap { suffix, value in value.map { (suffix, $0) } }
  }

  private static func simple(_ value: TokenValue) -> CSSTypedValue? {
    switch value {
    case .color(let color): self.color(color)
    case .dimension(let length): self.length(length)
    case .duration(let time): self.time(time)
    case .fontWeight(let weight): number(weight.number)
    case .number(let number): self.number(number)
    default: nil
    }
  }

  private static func color(_ color: WrittenColor?) -> CSSTypedValue? {
    (color?.value?.hex).map { CSSTypedValue(syntax: .color, text: $0) }
  }

  /// Lengths that depend on the element, such as those in `em`, must not be computed where the property is declared.
  private static func length(_ length: Dimension?) -> CSSTypedValue? {
    guard let length, let number = length.number.value, let unit = length.unit.value else { return nil }
    switch unit {
    case .px, .rem:
      let pixels = LengthReading.standard.exactPoints(length)
      return pixels.map { CSSTypedValue(syntax: .length, text: $0.digits + LengthUnit.px.rawValue) }
    case .cm, .mm, .q, .in, .pt, .pc: return CSSTypedValue(syntax: .length, text: number.digits + unit.rawValue)
    case .percent: return CSSTypedValue(syntax: .percentage, text: number.digits + unit.rawValue)
    default: return nil
    }
  }

  private static func time(_ time: DurationValue?) -> CSSTypedValue? {
    guard let number = time?.number.value, let unit = time?.unit.value else { return nil }
    return CSSTypedValue(syntax: .time, text: number.digits + unit.rawValue)
  }

  private static func lineHeight(_ height: LineHeight?) -> CSSTypedValue? {
    switch height {
    case .ratio(let ratio)?: number(ratio)
    case .length(let length)?: self.length(length)
    case nil: nil
    }
  }

  private static func number(_ number: TokenNumber?) -> CSSTypedValue? {
    number.map { CSSTypedValue(syntax: .number, text: $0.digits) }
  }
}
