public import TokenModel

/// A color in CIE 1976 L*a*b* under illuminant D65, which is the white of sRGB and the one that CIEDE2000 was made for.
public struct CIELab: Sendable, Hashable {
  /// L*, 0 for black to 100 for white.
  public var lightness: Double
  /// From green to red; within ±110 for sRGB.
  public var a: Double
  /// From blue to yellow; within ±110 for sRGB.
  public var b: Double

  /// A color from its coordinates; nothing is checked.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The coordinates of an sRGB color (IEC 61966-2-1, then CIE 15, section 8.2.1). Alpha is not looked at.
  public init(_ color: ColorValue) {
    let (red, green, blue) = color.linear
    // Over the white of the same matrix, so that grays have neither a nor b.
    let x = Self.response((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.response(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.response((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static func response(_ ratio: Double) -> Double {
    ratio > 216.0 / 24_389 ? RealFunctions.cubeRoot(ratio) : (24_389.0 / 27 * ratio + 16) / 116
  }
}
