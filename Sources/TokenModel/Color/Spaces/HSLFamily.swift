/// HSL and HWB: sRGB in cylinders. Hues are degrees, the other components percentages.
enum HSLFamily {
  /// CSS Color 4, section 7.1.
  static func srgb(fromHSL color: SIMD3<Double>) -> SIMD3<Double> {
    let (saturation, lightness) = (color.y / 100, color.z / 100)
    let reach = saturation * min(lightness, 1 - lightness)
    return SIMD3<Double>(0, 8, 4).map { offset in
      let step = (offset + PolarForm.normalized(color.x) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(step - 3, 9 - step, 1))
    }
  }

  /// CSS Color 4, section 7.2. Far outside of the gamut, the saturation would be negative: then it is reflected.
  static func hsl(fromSRGB color: SIMD3<Double>) -> SIMD3<Double> {
    let (low, high) = (color.min(), color.max())
    let lightness = (low + high) / 2
    guard let hue = hue(of: color), lightness != 0, lightness != 1 else { return [0, 0, lightness * 100] }
    let saturation = (high - lightness) / min(lightness, 1 - lightness)
    return [PolarForm.normalized(saturation < 0 ? hue + 180 : hue), abs(saturation) * 100, lightness * 100]
  }

  /// CSS Color 4, section 8.1.
  static func srgb(fromHWB color: SIMD3<Double>) -> SIMD3<Double> {
    let (white, black) = (color.y / 100, color.z / 100)
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    return srgb(fromHSL: [color.x, 100, 50]) * (1 - white - black) + white
  }

  /// CSS Color 4, section 8.2.
  static func hwb(fromSRGB color: SIMD3<Double>) -> SIMD3<Double> {
    [hue(of: color) ?? 0, color.min() * 100, (1 - color.max()) * 100]
  }

  /// 0 up to 360; nil for a gray. Near white, an error in the last bit would otherwise be a strong color to HSL.
  private static func hue(of color: SIMD3<Double>) -> Double? {
    let high = color.max()
    let difference = high - color.min()
    guard difference > 1e-12 * max(1, abs(high)) else { return nil }
    let sixths =
      high == color.x
      ? (color.y - color.z) / difference
      : high == color.y ? (color.z - color.x) / difference + 2 : (color.x - color.y) / difference + 4
    return PolarForm.normalized(sixths * 60)
  }
}
