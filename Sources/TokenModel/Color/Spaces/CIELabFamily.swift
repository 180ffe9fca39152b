/// CIE 1976 L*a*b* (CIE 15, section 8.2.1, with the fractions of its 2004 edition).
package enum CIELabFamily {
  /// ε = (6/29)³, where the cube root becomes a straight line, and κ = (29/3)³, the slope of L* there.
  private static let epsilon = 216.0 / 24_389
  private static let kappa = 24_389.0 / 27

  /// The coordinates of a color under D50, as `lab` in CSS has them.
  static func lab(fromXYZD50 color: SIMD3<Double>) -> SIMD3<Double> { lab(color / XYZFamily.whiteD50) }

  /// The color under D50.
  static func xyzD50(fromLab color: SIMD3<Double>) -> SIMD3<Double> {
    let middle = (color.x + 16) / 116
    let ratios = SIMD3(middle + color.y / 500, middle, middle - color.z / 200).map { root in
      let cube = root * root * root
      return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
    return ratios * XYZFamily.whiteD50
  }

  /// The coordinates of a color under D65, the white of sRGB, which has no name in CSS.
  package static func lab(fromXYZD65 color: SIMD3<Double>) -> SIMD3<Double> { lab(color / XYZFamily.whiteD65) }

  /// The coordinates of a color by its ratios to white.
  private static func lab(_ ratios: SIMD3<Double>) -> SIMD3<Double> {
    let roots = ratios.map { $0 > epsilon ? RealFunctions.cubeRoot($0) : (kappa * $0 + 16) / 116 }
    return [116 * roots.y - 16, 500 * (roots.x - roots.y), 200 * (roots.y - roots.z)]
  }
}
