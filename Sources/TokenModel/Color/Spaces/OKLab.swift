/// A color in OKLab, where equal distances look about equally far.
package struct OKLab: Sendable, Hashable {
  /// 0 for black to 1 for white.
  package var lightness: Double
  /// From green to red; within ±0.4 for sRGB.
  package var a: Double
  /// From blue to yellow; within ±0.4 for sRGB.
  package var b: Double

  /// A color from its coordinates; nothing is checked.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The coordinates of any color. Alpha is not looked at.
  package init(_ color: TokenColor) {
    self.init(color.coordinates(in: .oklab))
  }

  /// ΔE OK, the distance of two colors (CSS Color 4, "ΔEOK"). About 0.02 is just noticeable.
  package func distance(to other: OKLab) -> Double {
    let difference = coordinates - other.coordinates
    return (difference * difference).sum().squareRoot()
  }

  init(_ coordinates: SIMD3<Double>) {
    self.init(lightness: coordinates.x, a: coordinates.y, b: coordinates.z)
  }

  var coordinates: SIMD3<Double> { [lightness, a, b] }
}
