import Testing
import TokenModel

extension TokenColor {
  /// A color of a test, such as `oklch 0.5 0.1 none / 0.5`; opaque without alpha. What is not a number is missing.
  init(test text: String) throws {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().filter { $0 != "/" }.map { Double($0) }
    let alpha = words.contains("/") ? try #require(numbers.last) : 1
    self.init(
      in: try #require(ColorSpace(rawValue: String(words[0]))),
      numbers[0],
      numbers[1],
      numbers[2],
      alpha: alpha
    )
  }

  /// The color in CSS, with all digits.
  var browserCSS: String {
    let parts = components.all.map { $0.map { "\($0)" } ?? "none" }.joined(separator: " ")
    let opacity = alpha == 1 ? "" : " / " + (alpha.map { "\($0)" } ?? "none")
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(parts)\(opacity))"
    default: return "color(\(space.rawValue) \(parts)\(opacity))"
    }
  }
}
