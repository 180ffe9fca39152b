/// OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020), with matrices for exactly the white
/// D65 of the other spaces (CSS Color 4, "Sample code for Color Conversions", `XYZ_to_OKLab` and `OKLab_to_XYZ`).
enum OKLabFamily {
  static func oklab(fromXYZD65 color: SIMD3<Double>) -> SIMD3<Double> { oklab(fromCones: conesFromXYZ * color) }

  static func xyzD65(fromOKLab color: SIMD3<Double>) -> SIMD3<Double> { xyzFromCones * cones(fromOKLab: color) }

  /// From the responses of the three cones of the eye.
  static func oklab(fromCones cones: SIMD3<Double>) -> SIMD3<Double> {
    labFromRoots * cones.map(RealFunctions.cubeRoot)
  }

  static func cones(fromOKLab color: SIMD3<Double>) -> SIMD3<Double> {
    let roots = rootsFromLab * color
    return roots * roots * roots
  }

  static let conesFromXYZ = Matrix3(
    [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
    [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
    [0.0481771893596242, 0.2642395317527308, 0.6335478284694309]
  )

  static let xyzFromCones = Matrix3(
    [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
    [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
    [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816]
  )

  private static let labFromRoots = Matrix3(
    [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774]
  )

  private static let rootsFromLab = Matrix3(
    [1, 0.3963377773761749, 0.2158037573099136],
    [1, -0.1055613458156586, -0.0638541728258133],
    [1, -0.0894841775298119, -1.2914855480194092]
  )
}
