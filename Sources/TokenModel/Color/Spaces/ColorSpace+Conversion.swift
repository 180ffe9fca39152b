extension ColorSpace {
  /// The same color in this space, whatever its gamut. Near the grays, the hue of the result is arbitrary.
  func coordinates(of color: SIMD3<Double>, from other: ColorSpace) -> SIMD3<Double> {
    guard self != other else { return color }
    guard isMade(from: other), let base else {
      // Every space but one is made from another.
      return coordinates(of: other.baseCoordinates(of: color), from: other.base ?? self)
    }
    return ownCoordinates(of: base.coordinates(of: color, from: other))
  }

  /// The space that this one is defined by. All lead to XYZ under D65, without an adaptation between two spaces under
  /// D50.
  private var base: ColorSpace? {
    switch self {
    case .hsl, .hwb: .srgb
    case .srgb: .srgbLinear
    case .lch: .lab
    case .oklch: .oklab
    case .lab, .proPhotoRGB: .xyzD50
    case .srgbLinear, .displayP3, .a98RGB, .rec2020, .oklab, .xyzD50: .xyzD65
    case .xyzD65: nil
    }
  }

  /// Whether another space is among those that define this one.
  private func isMade(from other: ColorSpace) -> Bool {
    var ancestor = base
    while let current = ancestor, current != other { ancestor = current.base }
    return ancestor != nil
  }

  private func baseCoordinates(of color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: color.map(SRGBTransfer.linear)
    case .srgbLinear: RGBFamily.srgb.toXYZ * color
    case .hsl: HSLFamily.srgb(fromHSL: color)
    case .hwb: HSLFamily.srgb(fromHWB: color)
    case .lab: CIELabFamily.xyzD50(fromLab: color)
    case .lch, .oklch: PolarForm.rectangular(color)
    case .oklab: OKLabFamily.xyzD65(fromOKLab: color)
    case .displayP3: RGBFamily.displayP3.toXYZ * color.map(SRGBTransfer.linear)
    case .a98RGB: RGBFamily.a98.toXYZ * color.map(RGBFamily.A98Transfer.linear)
    case .proPhotoRGB: RGBFamily.proPhoto.toXYZ * color.map(RGBFamily.ProPhotoTransfer.linear)
    case .rec2020: RGBFamily.rec2020.toXYZ * color.map(RGBFamily.Rec2020Transfer.linear)
    case .xyzD50: XYZFamily.d65(fromD50: color)
    case .xyzD65: color
    }
  }

  private func ownCoordinates(of color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: color.map(SRGBTransfer.encoded)
    case .srgbLinear: RGBFamily.srgb.fromXYZ * color
    case .hsl: HSLFamily.hsl(fromSRGB: color)
    case .hwb: HSLFamily.hwb(fromSRGB: color)
    case .lab: CIELabFamily.lab(fromXYZD50: color)
    case .lch, .oklch: PolarForm.polar(color)
    case .oklab: OKLabFamily.oklab(fromXYZD65: color)
    case .displayP3: (RGBFamily.displayP3.fromXYZ * color).map(SRGBTransfer.encoded)
    case .a98RGB: (RGBFamily.a98.fromXYZ * color).map(RGBFamily.A98Transfer.encoded)
    case .proPhotoRGB: (RGBFamily.proPhoto.fromXYZ * color).map(RGBFamily.ProPhotoTransfer.encoded)
    case .rec2020: (RGBFamily.rec2020.fromXYZ * color).map(RGBFamily.Rec2020Transfer.encoded)
    case .xyzD50: XYZFamily.d50(fromD65: color)
    case .xyzD65: color
    }
  }
}
