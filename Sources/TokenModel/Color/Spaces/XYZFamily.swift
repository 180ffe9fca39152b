/// CIE XYZ under two whites, and the change from one to the other.
enum XYZFamily {
  /// The whites D50 and D65, by chromaticities with four decimals (CSS Color 4, section 2). Y is 1.
  static let whiteD50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  static let whiteD65 = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)

  static func d65(fromD50 color: SIMD3<Double>) -> SIMD3<Double> { d50ToD65 * color }

  static func d50(fromD65 color: SIMD3<Double>) -> SIMD3<Double> { d65ToD50 * color }

  /// The linear Bradford adaptation between these whites (CSS Color 4, "Sample code for Color Conversions",
  /// `D50_to_D65`). Exact fractions would have 34 digits.
  private static let d50ToD65 = Matrix3(
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124]
  )

  /// Its inverse (`D65_to_D50`).
  private static let d65ToD50 = Matrix3(
    [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
    [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
    [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371]
  )
}
