package import TokenModel

extension OKLab {
  /// The coordinates of an sRGB color. Alpha is not looked at.
  package init(_ color: ColorValue) {
    self.init(color.inLinearLight)
  }

  /// The same hue on the way to black, below this color's lightness, or to white, above it; rounded to 8 bits. Chroma
  /// shrinks evenly, and more where sRGB cannot show as much. A lightness outside 0…1 is taken as the nearest bound.
  package func shade(lightness: Double) -> ColorValue {
    let shade = onTheWay(to: max(0, min(1, lightness)))
    return ColorValue(TokenColor(in: .oklab, shade.lightness, shade.a, shade.b))
  }

  /// Downwards, this is linear light times a factor, which never leaves the gamut.
  private func onTheWay(to target: Double) -> OKLab {
    let end = target <= lightness ? 0.0 : 1
    let share = end == lightness ? 0 : (target - end) / (lightness - end)
    return OKLab(lightness: target, a: a * share, b: b * share)
  }
}
