package import TokenModel

/// The color difference CIEDE2000, with its three factors at 1: about 1 is just noticeable, 100 lies between black and
/// white.
///
/// Formula and names of the steps are those of G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 color-difference formula:
/// Implementation notes, supplementary test data, and mathematical observations", Color Research and Application 30
/// (2005), pages 21-30.
package enum CIEDE2000 {
  /// ΔE00 of two colors, 0 or more; the same in either order.
  package static func difference(_ one: CIELab, _ other: CIELab) -> Double {
    let polars = adjusted(one, other)
    let product = (polars.0.chroma * polars.1.chroma).squareRoot()
    let hue = hueStep(from: polars.0, to: polars.1)
    let meanLightness = (one.lightness + other.lightness) / 2 - 50
    let meanChroma = (polars.0.chroma + polars.1.chroma) / 2
    let meanHue = meanHue(polars.0, polars.1)

    let square = meanLightness * meanLightness
    let lightness = (other.lightness - one.lightness) / (1 + 0.015 * square / (20 + square).squareRoot())
    let chroma = (polars.1.chroma - polars.0.chroma) / (1 + 0.045 * meanChroma)
    let hueTerm = 2 * product * sine(hue / 2) / (1 + 0.015 * meanChroma * hueWeight(meanHue))
    let rotation = rotation(chroma: meanChroma, hue: meanHue)
    let sum = lightness * lightness + chroma * chroma + hueTerm * hueTerm + rotation * chroma * hueTerm
    return max(0, sum).squareRoot()
  }

  /// C′ and h′, in degrees from 0 up to 360; 0 for grays.
  private struct Polar {
    let chroma: Double
    let hue: Double

    init(a: Double, b: Double) {
      let polar = PolarForm.polar([0, a, b])
      (chroma, hue) = (polar.y, polar.z)
    }
  }

  /// With a* scaled near the grays (G of the paper).
  private static func adjusted(_ one: CIELab, _ other: CIELab) -> (Polar, Polar) {
    let chromas = [one, other].map { RealFunctions.hypotenuse($0.a, $0.b) }
    let scale = 1.5 - 0.5 * saturation(chromas.reduce(0, +) / 2)
    return (Polar(a: one.a * scale, b: one.b), Polar(a: other.a * scale, b: other.b))
  }

  /// √(C⁷ / (C⁷ + 25⁷)): from 0 for grays towards 1.
  private static func saturation(_ chroma: Double) -> Double {
    let power = RealFunctions.power(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  /// Δh′: the shorter way around, none where one of the two is gray.
  private static func hueStep(from one: Polar, to other: Polar) -> Double {
    guard one.chroma * other.chroma != 0 else { return 0 }
    let step = other.hue - one.hue
    return step > 180 ? step - 360 : step < -180 ? step + 360 : step
  }

  private static func meanHue(_ one: Polar, _ other: Polar) -> Double {
    let sum = one.hue + other.hue
    guard one.chroma * other.chroma != 0 else { return sum }
    guard abs(one.hue - other.hue) > 180 else { return sum / 2 }
    return sum < 360 ? sum / 2 + 180 : sum / 2 - 180
  }

  /// T: how much a step in hue counts.
  private static func hueWeight(_ hue: Double) -> Double {
    1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.2 * cosine(4 * hue - 63)
  }

  /// R_T: blues turn.
  private static func rotation(chroma: Double, hue: Double) -> Double {
    let distance = (hue - 275) / 25
    return -2 * saturation(chroma) * sine(60 * RealFunctions.exponential(-distance * distance))
  }

  private static func sine(_ degrees: Double) -> Double { RealFunctions.sine(degrees * .pi / 180) }

  private static func cosine(_ degrees: Double) -> Double { sine(degrees + 90) }
}

extension ColorValue {
  /// ΔE00 of two colors as they are seen over an opaque background.
  package func difference(from other: ColorValue, on background: ColorValue) -> Double {
    CIEDE2000.difference(CIELab(composited(over: background)), CIELab(other.composited(over: background)))
  }
}

/// A color in CIE 1976 L*a*b* under illuminant D65, which is the white of sRGB and the one that CIEDE2000 was made for.
package struct CIELab: Sendable, Hashable {
  /// L*, 0 for black to 100 for white.
  package var lightness: Double
  /// From green to red; within ±110 for sRGB.
  package var a: Double
  /// From blue to yellow; within ±110 for sRGB.
  package var b: Double

  /// A color from its coordinates; nothing is checked.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The coordinates of any color. Alpha is not looked at.
  package init(_ color: TokenColor) {
    let lab = CIELabFamily.lab(fromXYZD65: color.coordinates(in: .xyzD65))
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }

  /// The coordinates of an sRGB color. Alpha is not looked at.
  package init(_ color: ColorValue) {
    self.init(color.inLinearLight)
  }
}
