#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The floor: OKLCH → sRGB as Björn Ottosson published it in 2020, with channels that are clipped, so that hues change.
enum Clipping {
  @inline(never)
  static func srgb(_ color: Benchmark.OKLCH) -> (UInt8, UInt8, UInt8) {
    let angle = color.hue * .pi / 180
    let (a, b) = (color.chroma * cos(angle), color.chroma * sin(angle))
    let long = cube(color.lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(color.lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(color.lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
    )
  }

  private static func cube(_ value: Double) -> Double { value * value * value }

  private static func encoded(_ linear: Double) -> UInt8 {
    let light = max(0, min(1, linear))
    let channel = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8((channel * 255).rounded())
  }
}
