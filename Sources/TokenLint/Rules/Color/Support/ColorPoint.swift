internal import TokenModel
internal import TokenColor

/// A color in four appearances as a point: four times OKLab and alpha.
struct ColorPoint {
  private let lightness: SIMD4<Double>
  private let a: SIMD4<Double>
  private let b: SIMD4<Double>
  private let alpha: SIMD4<Double>

  static let axes = 0..<16

  /// A variant that is not declared is not computed again.
  init(_ variants: ColorVariants) {
    let light = OKLab(variants.light.value)
    let dark = variants.declares(.dark) ? OKLab(variants.dark.value) : light
    let brightest = variants.declares(.highContrastLight) ? OKLab(variants.highContrastLight.value) : light
    let darkest = variants.declares(.highContrastDark) ? OKLab(variants.highContrastDark.value) : dark
    lightness = SIMD4(light.lightness, dark.lightness, brightest.lightness, darkest.lightness)
    a = SIMD4(light.a, dark.a, brightest.a, darkest.a)
    b = SIMD4(light.b, dark.b, brightest.b, darkest.b)
    let numbers = variants.numbers & 255
    alpha = SIMD4(Double(numbers.x), Double(numbers.y), Double(numbers.z), Double(numbers.w)) / 255
  }

  /// A coordinate, within -0.5…1.
  subscript(axis: Int) -> Double {
    switch axis / 4 {
    case 0: lightness[axis % 4]
    case 1: a[axis % 4]
    case 2: b[axis % 4]
    default: alpha[axis % 4]
    }
  }

  /// The largest ΔE OK of the appearances; nil when that is not below a limit, or alpha is not as near.
  func distance(to other: ColorPoint, below limit: Double) -> Double? {
    let l = lightness - other.lightness
    // Most pairs end here.
    guard all(l * l .< limit * limit) else { return nil }
    let (a, b, alpha) = (a - other.a, b - other.b, alpha - other.alpha)
    let squares = l * l + a * a + b * b
    guard all(squares .< limit * limit), all(alpha * alpha .< limit * limit) else { return nil }
    return squares.max().squareRoot()
  }
}
