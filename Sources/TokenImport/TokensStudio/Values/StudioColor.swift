internal import TokenModel

/// Colors as Tokens Studio writes them.
enum StudioColor {
  static func color(_ value: StudioValue) throws(StudioProblem) -> TokenColor {
    switch value {
    case .color(let color): return color
    case .text(let text): return try color(text)
    case .quantity, .boolean: throw StudioProblem("its value is not a color")
    case .composite(let json): return try color(json)
    }
  }

  /// Reads hex digits, a name or a function of CSS, and `rgba(#112233, 50%)`.
  static func color(_ text: String) throws(StudioProblem) -> TokenColor {
    let text = text.trimmingSpaces
    if StudioGradient.isOne(text) { throw StudioProblem("a gradient is not a color") }
    if let named = CSSColorNames.color(named: text) { return TokenColor(named) }
    if let color = try? TokenColor(css: text) { return withinItsSpace(color) }
    if let color = colorWithAlpha(text) { return withinItsSpace(color) }
    throw StudioProblem("`\(text)` is not a color")
  }

  /// A color inside `rgb()` or `rgba()`, or one whose alpha is in percent next to numbers, with an alpha of its own.
  private static func colorWithAlpha(_ text: String) -> TokenColor? {
    let lower = text.lowercased()
    guard let name = ["rgba(", "rgb(", "hsla(", "hsl("].first(where: { lower.hasPrefix($0) }), text.hasSuffix(")"),
      let comma = text.lastIndex(of: ",")
    else { return nil }
    let start = text.index(text.startIndex, offsetBy: name.count)
    let inner = String(text[start..<comma]).trimmingSpaces
    let alpha = String(text[text.index(after: comma)...].dropLast()).trimmingSpaces
    guard let quantity = StudioQuantity(alpha), let base = try? color(inner) else { return nil }
    let number = quantity.unit == "%" ? quantity.number.double / 100 : quantity.number.double
    return TokenColor(in: base.space, base.components, alpha: max(0, min(1, number)))
  }

  /// An object of the Design Tokens format.
  private static func color(_ json: WrittenJSON) throws(StudioProblem) -> TokenColor {
    guard case .string(let name)? = json["colorSpace"], let space = ColorSpace(rawValue: name),
      case .array(let elements)? = json["components"], elements.count == 3
    else { throw StudioProblem("its value is not a color") }
    let components = elements.map(number)
    let alpha = json["alpha"].map(number) ?? 1
    return withinItsSpace(
      TokenColor(in: space, ColorComponents(components[0], components[1], components[2]), alpha: alpha)
    )
  }

  private static func number(_ json: WrittenJSON) -> Double? {
    if case .number(let digits) = json { Double(digits) } else { nil }
  }

  /// The same color in a space whose components can have its numbers.
  static func withinItsSpace(_ color: TokenColor) -> TokenColor {
    let isWithin = zip(color.components.all, color.space.components).allSatisfy { number, component in
      number.map(component.range.contains) ?? true
    }
    if isWithin { return color }
    let components = color.converted(to: .oklch).components.all
    // It may be lighter than white, or darker than black.
    let lightness = components[0].map { max(0, min(1, $0)) }
    return TokenColor(in: .oklch, lightness, components[1], components[2], alpha: color.alpha)
  }

  /// The color as the format has it.
  static func json(_ color: TokenColor) -> WrittenJSON {
    var members: [WrittenJSON.Member] = [
      .init(key: "colorSpace", value: .string(color.space.rawValue)),
      .init(key: "components", value: .array(color.components.all.map(component))),
    ]
    if color.alpha != 1 { members.append(.init(key: "alpha", value: component(color.alpha))) }
    if let hex = hex(color) { members.append(.init(key: "hex", value: .string(hex))) }
    return .object(members)
  }

  private static func component(_ number: Double?) -> WrittenJSON {
    switch ColorNumber(number) {
    case .number(let number): .number(number.digits)
    case .none: .string("none")
    }
  }

  /// The six digits of a color that has them exactly; nil for another color.
  private static func hex(_ color: TokenColor) -> String? {
    guard color.space == .srgb else { return nil }
    let channels = color.components.all.map { ($0 ?? 0) * 255 }
    guard channels.allSatisfy({ (0...255).contains($0) && abs($0 - $0.rounded()) < 1e-9 }) else { return nil }
    let bytes = channels.map { UInt8($0.rounded()) }
    return ColorValue(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: 255).hex
  }
}

/// `$extensions["studio.tokens"].modify`: how a color is computed from another one.
struct StudioModify {
  let json: WrittenJSON

  /// Nil for a token without it.
  init?(_ extensions: [WrittenJSON.Member]) {
    guard let studio = extensions.first(where: { $0.key == "studio.tokens" })?.value, let modify = studio["modify"]
    else {
      return nil
    }
    json = modify
  }

  func applied(
    to color: TokenColor,
    _ choice: StudioLayers.Choice,
    _ values: StudioValues
  ) throws(StudioProblem) -> TokenColor {
    guard case .string(let type)? = json["type"], let kind = ColorModification.Kind(rawValue: type) else {
      throw StudioProblem("its color is modified in an unknown way")
    }
    guard let space = space else { throw StudioProblem("its color is modified in an unknown space") }
    guard let value = json["value"], case .quantity(let amount) = try values.value(of: value, .number, choice) else {
      throw StudioProblem("the amount of its color change is not a number")
    }
    var other: TokenColor?
    if kind == .mix {
      guard let color = json["color"] else { throw StudioProblem("its color is mixed with nothing") }
      other = try StudioColor.color(try values.value(of: color, .color, choice))
    }
    let number = amount.unit == "%" ? amount.number.double / 100 : amount.number.double
    return StudioColor.withinItsSpace(
      ColorModification(kind, in: space).applied(to: color, amount: number, other: other)
    )
  }

  private var space: ColorSpace? {
    switch json["space"] {
    case nil: .srgb
    case .string("p3"): .displayP3
    case .string(let name) where ["srgb", "hsl", "lch"].contains(name): ColorSpace(rawValue: name)
    default: nil
    }
  }

  /// The extensions without the change, which the value has already.
  static func removed(from extensions: [WrittenJSON.Member]) -> [WrittenJSON.Member] {
    extensions.compactMap { member in
      guard member.key == "studio.tokens", case .object(let members) = member.value else { return member }
      let rest = members.filter { $0.key != "modify" }
      return rest.isEmpty ? nil : .init(key: member.key, value: .object(rest))
    }
  }
}
