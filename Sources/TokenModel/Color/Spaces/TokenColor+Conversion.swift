extension TokenColor {
  /// The same color in another space, whatever its gamut (CSS Color 4, section 11). Alpha and hex stay.
  ///
  /// A hue that is meaningless, because the color is all but gray, is missing in the result. So are components that are
  /// missing here and have an analog there (section 12.2): `lab(50% none none)` is `lch(50% none none)`. Such a
  /// component has no number, as interpolation requires. ``coordinates(in:)`` returns the numbers of the displayed
  /// color.
  package func converted(to target: ColorSpace) -> TokenColor {
    guard target != space else { return self }
    var result = target.withoutPowerlessHue(coordinates(in: target))
    for index in space.carried(components, to: target) { result[index] = nil }
    return TokenColor(in: target, result, alpha: alpha, hex: hex)
  }
}

extension ColorSpace {
  /// Numbers of a conversion, without the hue of a color so close to gray that it is powerless. The colorfulness is
  /// then 0, or noise would count as a color later (CSS Color 4, section 4.4.1). Sections 7 to 9 have the limits.
  fileprivate func withoutPowerlessHue(_ color: SIMD3<Double>) -> ColorComponents {
    switch self {
    case .hsl where color.y <= 0.001: ColorComponents(nil, 0, color.z)
    case .hwb where color.y + color.z >= 99.999: ColorComponents(nil, color.y, 100 - color.y)
    case .lch where color.y <= 0.0015: ColorComponents(color.x, 0, nil)
    case .oklch where color.y <= 0.000004: ColorComponents(color.x, 0, nil)
    default: ColorComponents(color)
    }
  }

  /// The components of another space that are missing because their analogs are: one by one, or all the others as a
  /// set.
  fileprivate func carried(_ missing: ColorComponents, to target: ColorSpace) -> [Int] {
    let (own, others) = (components.map(\.category), target.components.map(\.category))
    let lonely = own.indices.filter { !others.contains(own[$0]) }
    let isSetMissing = !lonely.isEmpty && lonely.allSatisfy { missing[$0] == nil }
    return others.indices.filter { index in
      guard let analog = own.firstIndex(of: others[index]) else { return isSetMissing }
      return missing[analog] == nil
    }
  }
}
