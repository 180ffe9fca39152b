extension TokenColor {
  /// The color as CSS writes it, with all of its digits: `oklch(0.7 0.4 150)`, `color(display-p3 1 0.5 0 / 0.2)`.
  package var css: String {
    let numbers = components.all.map(Self.text).joined(separator: " ")
    let all = alpha == 1 ? numbers : "\(numbers) / \(Self.text(alpha))"
    return switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: "\(space.rawValue)(\(all))"
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      "color(\(space.rawValue) \(all))"
    }
  }

  /// A number with its shortest digits, whole ones without a point.
  private static func text(_ number: Double?) -> String {
    guard let number else { return "none" }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
