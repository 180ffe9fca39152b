/// A Display P3 color with five decimals, as asset catalogs and CSS print it, not premultiplied. More would show how
/// the C library of a machine rounds.
package struct DisplayP3Value: Sendable, Hashable {
  /// 0…1.
  package let red: Double
  /// 0…1.
  package let green: Double
  /// 0…1.
  package let blue: Double
  /// 1 is opaque.
  package let alpha: Double

  /// The nearest color of Display P3: mapped into the gamut, and rounded. ``TokenColor/mapped(to:)`` returns how far
  /// off it is.
  package init(_ color: TokenColor) {
    self.init(displayP3: color.mapped(to: .displayP3))
  }

  /// The nearest color with five decimals; nil for a color that was mapped into another gamut.
  package init?(_ color: MappedColor) {
    guard color.gamut == .displayP3 else { return nil }
    self.init(displayP3: color)
  }

  private init(displayP3 color: MappedColor) {
    red = Self.rounded(color.channels.x)
    green = Self.rounded(color.channels.y)
    blue = Self.rounded(color.channels.z)
    alpha = Self.rounded(color.alpha)
  }

  private static func rounded(_ channel: Double) -> Double { (channel * 100_000).rounded() / 100_000 }
}

extension DisplayP3Value: CustomStringConvertible {
  /// The color in CSS: `color(display-p3 1 0.5 0)`, and `color(display-p3 1 0.5 0 / 0.2)` if it is not opaque.
  package var description: String {
    let channels = [red, green, blue].map(Self.decimal).joined(separator: " ")
    return alpha == 1 ? "color(display-p3 \(channels))" : "color(display-p3 \(channels) / \(Self.decimal(alpha)))"
  }

  /// Without exponent, and without zeros at the end.
  static func decimal(_ channel: Double) -> String {
    let units = Int(exactly: (channel * 100_000).rounded()) ?? 0
    guard units != 0, units != 100_000 else { return units == 0 ? "0" : "1" }
    var digits = "\(100_000 + units)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "0.\(digits)"
  }
}
