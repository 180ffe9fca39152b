internal import TokenModel

/// A color and an opacity in a function, as Sass and some design tools write it: `rgba(#112233, 40%)`.
enum TranslucentColor {
  /// The color that the opacity applies to.
  enum Base {
    case color(ColorValue)
    /// The names in the path of a token.
    case token([String])
  }

  /// The color, without its own opacity, and the opacity from 0 to 1; nil for other text.
  static func parts(of text: String) -> (base: Base, alpha: TokenNumber)? {
    let plain = text.lowercased().hasPrefix("rgba(") ? text.dropFirst(5) : text.dropFirst(4)
    guard text.lowercased().hasPrefix("rgb"), text.hasSuffix(")"), plain.count < text.count else { return nil }
    let arguments = plain.dropLast().split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    guard arguments.count == 2, let base = base(arguments[0]), let alpha = alpha(arguments[1]) else { return nil }
    return (base, alpha)
  }

  private static func base(_ text: Substring) -> Base? {
    let bytes = Array(text.utf8)[...]
    if let names = try? BracePath.names(in: bytes), text.hasPrefix("{") { return .token(names) }
    guard let color = ColorValue(hex: bytes), color.alpha == 255 else { return nil }
    return .color(color)
  }

  private static func alpha(_ text: Substring) -> TokenNumber? {
    guard let measure = Measure(Array(text.utf8)[...]), ["", "%"].contains(measure.unit) else { return nil }
    let alpha = measure.unit.isEmpty ? measure.number : measure.number.hundredth
    return (0...1).contains(alpha.double) ? alpha : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
