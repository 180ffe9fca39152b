public import TokenModel

/// A color in OKLab, where equal distances look about equally far (Björn Ottosson, "A perceptual color space for image
/// processing", 2020; CSS Color 4, section 9). The constants are those of 2021-01-25.
public struct OKLab: Sendable, Hashable {
  /// 0 for black to 1 for white.
  public var lightness: Double
  /// From green to red; within ±0.4 for sRGB.
  public var a: Double
  /// From blue to yellow; within ±0.4 for sRGB.
  public var b: Double

  /// A color from its coordinates; nothing is checked.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The coordinates of an sRGB color. Alpha is not looked at.
  public init(_ color: ColorValue) {
    let (red, green, blue) = color.linear
    let long = RealFunctions.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = RealFunctions.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = RealFunctions.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// ΔE OK, the distance of two colors (CSS Color 4, section 20.2). About 0.02 is just noticeable.
  public func distance(to other: OKLab) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}

extension OKLab {
  /// The same hue on the way to black, below this color's lightness, or to white, above it; rounded to 8 bits. Chroma
  /// shrinks evenly, and more where sRGB cannot show as much. A lightness outside 0…1 is taken as the nearest bound.
  public func shade(lightness: Double) -> ColorValue {
    let shade = onTheWay(to: max(0, min(1, lightness)))
    var chroma = shade.isInGamut ? 1.0 : 0
    var step = chroma == 1 ? 0 : 0.5
    while step > 0.001 {
      if shade.withChroma(chroma + step).isInGamut { chroma += step }
      step /= 2
    }
    return shade.withChroma(chroma).color
  }

  /// Downwards, this is linear light times a factor, which never leaves the gamut.
  private func onTheWay(to target: Double) -> OKLab {
    let end = target <= lightness ? 0.0 : 1
    let share = end == lightness ? 0 : (target - end) / (lightness - end)
    return OKLab(lightness: target, a: a * share, b: b * share)
  }

  private func withChroma(_ factor: Double) -> OKLab { OKLab(lightness: lightness, a: a * factor, b: b * factor) }

  /// Linear light; outside 0…1 for what sRGB cannot show.
  private var linear: SIMD3<Double> {
    let long = Self.cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = Self.cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = Self.cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return SIMD3(
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    )
  }

  private static func cube(_ value: Double) -> Double { value * value * value }

  private var isInGamut: Bool {
    let light = linear
    // The rounded constants leave white itself a little outside.
    return light.min() >= -0.0001 && light.max() <= 1.0001
  }

  private var color: ColorValue {
    let light = linear
    return ColorValue(
      red: SRGBTransfer.encoded(light.x),
      green: SRGBTransfer.encoded(light.y),
      blue: SRGBTransfer.encoded(light.z)
    )
  }
}
