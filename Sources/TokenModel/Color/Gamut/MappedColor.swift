/// The nearest color in a gamut.
package struct MappedColor: Sendable, Hashable {
  /// The gamut.
  package let gamut: ColorGamut
  /// Red, green and blue in the space of the gamut, from 0 to 1, not rounded.
  package let channels: SIMD3<Double>
  /// 0 for transparent to 1 for opaque.
  package let alpha: Double
  /// ΔE OK between the color and its result; nil for a color that fits. Infinite for a color so far out that its
  /// coordinates overflow, which becomes black.
  package let difference: Double?

  /// ``difference`` with four decimals, for messages; at most ``FixedDecimal/largest``.
  package var roundedDifference: FixedDecimal? {
    difference.map { difference in
      let tenThousandths = Int64(exactly: (difference * 10_000).rounded()) ?? .max
      return min(FixedDecimal(tenThousandths: tenThousandths), .largest)
    }
  }

  /// A color fits if no channel has to move by more than half a step of 8 bits: the digits of a color on the edge of a
  /// gamut are rounded, and so are matrices. Only the test has this tolerance. No channel of a result is outside.
  static let tolerance = 0.5 / 255
}

extension TokenColor {
  /// The nearest color of a gamut: the color itself where it fits, else one of the same hue and about the same
  /// lightness with less chroma (CSS Color 4, section 13.2, binary search with local MINDE).
  package func mapped(to gamut: ColorGamut) -> MappedColor {
    let original = coordinates(in: gamut.space)
    guard !(all(original .>= 0) && all(original .<= 1)) else {
      return MappedColor(gamut: gamut, channels: original, alpha: opacity, difference: nil)
    }
    let lab = OKLab(self)
    guard lab.lightness.isFinite, lab.a.isFinite, lab.b.isFinite else {
      return MappedColor(gamut: gamut, channels: .zero, alpha: opacity, difference: .infinity)
    }
    let mapping = GamutMapping.to(gamut)
    let light = mapping.light(of: lab)
    let channels = light.map(SRGBTransfer.encoded).clamped(lowerBound: .zero, upperBound: .one)
    let fits = all((channels - original).map(abs) .<= MappedColor.tolerance)
    return MappedColor(
      gamut: gamut,
      channels: channels,
      alpha: opacity,
      difference: fits ? nil : lab.distance(to: mapping.lab(ofLight: light))
    )
  }
}
