/// Between a and b, and chroma and hue (CSS Color 4, sections 9.5 and 9.6).
package enum PolarForm {
  package static func polar(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let angle = RealFunctions.arcTangent(color.z, color.y) * 180 / .pi
    return [color.x, RealFunctions.hypotenuse(color.y, color.z), normalized(angle)]
  }

  static func rectangular(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let angle = color.z * .pi / 180
    return [color.x, color.y * RealFunctions.cosine(angle), color.y * RealFunctions.sine(angle)]
  }

  /// The same hue from 0 up to 360 degrees, without 360.
  static func normalized(_ hue: Double) -> Double {
    let rest = hue.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    // A tiny negative number plus 360 is 360.
    return positive < 360 ? positive : 0
  }
}
