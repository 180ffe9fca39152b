internal import TokenModel

/// A value of a token, as the page shows it.
struct PageValue {
  /// The names of the contexts that have it; empty for the standard value.
  var contexts: [String]
  let value: TokenValue
  /// The color as CSS has it; nil for other values.
  let color: CSSExpression?
  /// In few characters: hex digits for a color, whatever its space.
  let short: String
  /// In full. A color of sRGB has no more than its hex digits.
  let full: String

  init(_ value: TokenValue, in contexts: [String]) {
    self.contexts = contexts
    self.value = value
    let line = value.line
    guard case .color(let color) = value, let hex = color.value?.hex else {
      (self.color, short, full) = (nil, line, line)
      return
    }
    self.color = CSSColors.expression(color)
    short = hex
    full = Self.isInSRGB(color) ? hex : line
  }

  private static func isInSRGB(_ color: WrittenColor) -> Bool {
    guard let known = color.color, known.space == .srgb else { return false }
    return known.mapped(to: .srgb).difference == nil
  }
}
