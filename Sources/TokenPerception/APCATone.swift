package import TokenModel

/// The lightness of a color for APCA, the Accessible Perceptual Contrast Algorithm by Andrew Somers, with all that can
/// be computed before a text and a background are paired. Alpha is ignored.
///
/// Formula and constants are those of APCA-W3 0.1.9 ("0.98G-4g"), https://github.com/Myndex/apca-w3.
package struct APCATone: Sendable, Hashable {
  private let luminance: Double
  private let darkText: Double
  private let lightText: Double
  private let lightBackground: Double
  private let darkBackground: Double

  /// The tone of a color.
  package init(_ color: ColorValue) {
    luminance = Self.softened(
      0.2126729 * Self.linear[Int(color.red)] + 0.7151522 * Self.linear[Int(color.green)]
        + 0.0721750 * Self.linear[Int(color.blue)]
    )
    darkText = RealFunctions.power(luminance, 0.57)
    lightText = RealFunctions.power(luminance, 0.62)
    lightBackground = RealFunctions.power(luminance, 0.56)
    darkBackground = RealFunctions.power(luminance, 0.65)
  }

  /// The lightness contrast Lc of text in this tone on a background: about 106 for black on white, about -108 for white
  /// on black, 0 for what can hardly be told apart.
  package func lightnessContrast(on background: APCATone) -> Double {
    guard abs(background.luminance - luminance) >= 0.0005 else { return 0 }
    if background.luminance > luminance {
      let contrast = (background.lightBackground - darkText) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (background.darkBackground - lightText) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// The light of a screen for each of the 256 encoded values; simpler than the decoding of sRGB on purpose.
  private static let linear = (0...255).map { RealFunctions.power(Double($0) / 255, 2.4) }

  /// Near black, a screen's flare takes contrast away.
  private static func softened(_ luminance: Double) -> Double {
    luminance >= 0.022 ? luminance : luminance + RealFunctions.power(0.022 - luminance, 1.414)
  }
}

extension ColorValue {
  /// The lightness contrast Lc of text in this color on an opaque background, as APCA 0.1.9 defines it; positive for
  /// dark text. A translucent text color is blended with the background.
  package func lightnessContrast(on background: ColorValue) -> Double {
    APCATone(composited(over: background)).lightnessContrast(on: APCATone(background))
  }
}
