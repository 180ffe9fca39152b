package import TokenModel

extension ColorValue {
  /// The channels in linear light, 0…1.
  var linear: (red: Double, green: Double, blue: Double) {
    (SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue))
  }

  /// The same color, by a table look-up instead of the transfer function.
  var inLinearLight: TokenColor { TokenColor(in: .srgbLinear, linear.red, linear.green, linear.blue) }

  /// The relative luminance, 0 for black to 1 for white, as WCAG 2.2 defines it. Alpha is not looked at.
  package var relativeLuminance: Double {
    let (red, green, blue) = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// The contrast ratio of text in this color on an opaque background, 1…21, as WCAG 2.2 defines it. A translucent text
  /// color is blended with the background.
  package func contrastRatio(on background: ColorValue) -> Double {
    Self.contrastRatio(composited(over: background).relativeLuminance, background.relativeLuminance)
  }

  /// The contrast ratio of two relative luminances, in either order (WCAG 2.2, "contrast ratio").
  package static func contrastRatio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// This color over an opaque background, as a screen shows it: encoded channels are mixed, as UIKit and CSS do
  /// (Compositing and Blending 1, "simple alpha compositing"), and rounded. The background's alpha is not looked at.
  package func composited(over background: ColorValue) -> ColorValue {
    guard alpha < 255 else { return self }
    return ColorValue(
      red: mixed(red, background.red),
      green: mixed(green, background.green),
      blue: mixed(blue, background.blue)
    )
  }

  private func mixed(_ channel: UInt8, _ below: UInt8) -> UInt8 {
    let sum = UInt32(channel) * UInt32(alpha) + UInt32(below) * UInt32(255 - alpha)
    return UInt8(truncatingIfNeeded: (sum + 127) / 255)
  }
}
