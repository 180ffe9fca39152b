internal import TokenModel

/// Colors as CSS writes them (CSS Color 4): in their own space, with five significant digits and without exponents.
/// Colors that a screen cannot show are mapped here, since browsers clip channels, which changes hues.
enum CSSColors {
  /// A color of a token.
  static func expression(_ color: WrittenColor) -> CSSExpression? {
    switch color {
    case .hex(let hex): expression(hex)
    case .color, .parts, .modified: color.color.map(expression)
    }
  }

  /// A color of eight bits a channel, which every browser can show.
  static func expression(_ color: ColorValue) -> CSSExpression { CSSExpression(CSSColor(color.hex)) }

  private static func expression(_ color: TokenColor) -> CSSExpression {
    let mapped = color.mapped(to: .srgb)
    // Never nil: it was mapped into sRGB.
    guard let hex = ColorValue(mapped) else { return CSSExpression(CSSColor(function(color))) }
    if color.space == .srgb, hasEightBits(color, hex), color.alpha == TokenColor(hex).alpha { return expression(hex) }
    guard mapped.difference == nil else {
      return CSSExpression(CSSColor(hex.hex, wide: wide(color)))
    }
    return CSSExpression(CSSColor(function(color), plain: isKnownToAll(color) ? nil : hex.hex))
  }

  /// A color for screens of Display P3: itself, or the nearest one that they can show.
  private static func wide(_ color: TokenColor) -> String {
    let mapped = color.mapped(to: .displayP3)
    guard mapped.difference != nil, let nearest = DisplayP3Value(mapped) else { return function(color) }
    return nearest.description
  }

  /// Whether hex digits match the channels of this color, to a thousandth of a step: programs that calculate with 32
  /// bits write 0.9686274528503418 for 247 of 255.
  private static func hasEightBits(_ color: TokenColor, _ hex: ColorValue) -> Bool {
    zip(color.components.all, TokenColor(hex).components.all).allSatisfy { component, step in
      guard let component, let step else { return false }
      return abs(component - step) * 255 <= 0.001
    }
  }

  /// Whether browsers without the spaces of CSS Color 4 can also read the color.
  private static func isKnownToAll(_ color: TokenColor) -> Bool {
    [.srgb, .hsl].contains(color.space) && color.components.all.allSatisfy { $0 != nil } && color.alpha != nil
  }

  private static func function(_ color: TokenColor) -> String {
    let alpha = color.alpha == 1 ? "" : " / \(number(color.alpha))"
    let components = color.components.all
    switch color.space {
    case .srgb where hasEightBits(color, ColorValue(color)):
      let hex = ColorValue(color)
      return "rgb(\(hex.red) \(hex.green) \(hex.blue)\(alpha))"
    case .srgb: return "rgb(\(components.map { percentage($0.map { $0 * 100 }) }.joined(separator: " "))\(alpha))"
    case .hsl, .hwb:
      let parts = [number(components[0]), percentage(components[1]), percentage(components[2])]
      return "\(color.space.rawValue)(\(parts.joined(separator: " "))\(alpha))"
    case .lab, .lch, .oklab, .oklch:
      return "\(color.space.rawValue)(\(components.map(number).joined(separator: " "))\(alpha))"
    default: return "color(\(color.space.rawValue) \(components.map(number).joined(separator: " "))\(alpha))"
    }
  }

  private static func percentage(_ number: Double?) -> String { number.map { self.number($0) + "%" } ?? "none" }

  private static func number(_ number: Double?) -> String { number.map { CSSNumber.text($0) } ?? "none" }
}

/// Numbers as CSS writes them.
enum CSSNumber {
  /// Five significant digits, at most five decimals, without an exponent and without zeros at the end.
  static func text(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e15 else {
      return number > 0 ? "1000000" : number < 0 ? "-1000000" : "0"
    }
    // Large numbers keep their whole part, whatever it has of digits.
    let magnitude = number.magnitude
    let places =
      magnitude >= 10_000
      ? 0 : magnitude >= 1_000 ? 1 : magnitude >= 100 ? 2 : magnitude >= 10 ? 3 : magnitude >= 1 ? 4 : 5
    let scale = [1.0, 10, 100, 1_000, 10_000, 100_000][places]
    let units = Int((magnitude * scale).rounded())
    guard units > 0 else { return "0" }
    let (whole, rest) = units.quotientAndRemainder(dividingBy: Int(scale))
    var digits = rest == 0 ? "" : String(Int(scale) + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (number < 0 ? "-" : "") + "\(whole)" + (digits.isEmpty ? "" : ".\(digits)")
  }
}
