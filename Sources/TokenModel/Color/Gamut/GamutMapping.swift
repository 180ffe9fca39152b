/// Chroma reduction in OKLCH with local MINDE (CSS Color 4, section 13.2, "Binary Search Gamut Mapping with Local
/// MINDE").
///
/// All steps are in linear light: transfer functions rise from 0 to 1, so a channel is inside in one of the two exactly
/// if it is in the other, and the search needs no powers.
struct GamutMapping: Sendable {
  private let lightFromCones: Matrix3
  private let conesFromLight: Matrix3

  static func to(_ gamut: ColorGamut) -> GamutMapping {
    switch gamut {
    case .srgb: srgb
    case .displayP3: displayP3
    }
  }

  private static let srgb = GamutMapping(RGBFamily.srgb)
  private static let displayP3 = GamutMapping(RGBFamily.displayP3)

  private init(_ primaries: RGBFamily.Primaries) {
    lightFromCones = primaries.fromXYZ * OKLabFamily.xyzFromCones
    conesFromLight = OKLabFamily.conesFromXYZ * primaries.toXYZ
  }

  /// A just noticeable difference, as ΔE OK.
  private static let noticeable = 0.02
  /// When the search ends.
  private static let epsilon = 0.0001

  /// The linear light, 0…1, that is shown for a color.
  ///
  /// - Complexity: O(log *c*), where *c* is the chroma.
  func light(of color: OKLab) -> SIMD3<Double> {
    guard color.lightness < 1 else { return .one }
    guard color.lightness > 0 else { return .zero }
    let light = unclippedLight(of: color)
    guard !isInside(light) else { return light }
    var clipped = clip(color)
    guard !(distance(of: clipped, from: color) < Self.noticeable) else { return clipped }

    let chroma = RealFunctions.hypotenuse(color.a, color.b)
    var (low, high) = (0.0, chroma)
    var isLowInside = true
    while high - low > Self.epsilon {
      let middle = (low + high) / 2
      let current = OKLab(lightness: color.lightness, a: color.a * (middle / chroma), b: color.b * (middle / chroma))
      if isLowInside, isInside(unclippedLight(of: current)) {
        low = middle
        continue
      }
      clipped = clip(current)
      let difference = distance(of: clipped, from: current)
      // Light that overflowed is not a number, and never near.
      guard difference < Self.noticeable else {
        high = middle
        continue
      }
      guard Self.noticeable - difference >= Self.epsilon else { return clipped }
      isLowInside = false
      low = middle
    }
    return clipped
  }

  /// The color of linear light.
  func lab(ofLight light: SIMD3<Double>) -> OKLab { OKLab(OKLabFamily.oklab(fromCones: conesFromLight * light)) }

  private func unclippedLight(of color: OKLab) -> SIMD3<Double> {
    lightFromCones * OKLabFamily.cones(fromOKLab: color.coordinates)
  }

  private func clip(_ color: OKLab) -> SIMD3<Double> {
    unclippedLight(of: color).clamped(lowerBound: .zero, upperBound: .one)
  }

  private func isInside(_ light: SIMD3<Double>) -> Bool { all(light .>= 0) && all(light .<= 1) }

  private func distance(of light: SIMD3<Double>, from color: OKLab) -> Double {
    lab(ofLight: light).distance(to: color)
  }
}
