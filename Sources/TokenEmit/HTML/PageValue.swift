internal import TokenModel

/// A value of a token, as the page shows it.
struct PageValue {
  /// The names of the contexts in each combination that has it; of the standard value, those of the default contexts
  /// that it depends on.
  var contexts: [[String]]
  /// Whether it is that of the default contexts.
  let isStandard: Bool
  let value: TokenValue
  /// The color as CSS has it; nil for other values.
  let color: CSSExpression?
  /// In few characters: hex digits for a color, whatever its space.
  let short: String
  /// In full. A color of sRGB has no more than its hex digits.
  let full: String

  init(_ value: TokenValue, in contexts: [[String]], isStandard: Bool) {
    self.contexts = contexts
    self.isStandard = isStandard
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

  /// The contexts as designers name them.
  var title: String {
    let title = PageWords.contexts(contexts)
    return title.isEmpty ? "Default" : title
  }

  private static func isInSRGB(_ color: WrittenColor) -> Bool {
    guard let known = color.color, known.space == .srgb else { return false }
    return known.mapped(to: .srgb).difference == nil
  }
}
