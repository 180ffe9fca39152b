extension TokenColor {
  /// The digits that ``hex`` should have; nil if they are right, or if there are none. They are right if each channel
  /// is within 1/255 of the sRGB color. Alpha is not included.
  package var correctHex: ColorValue? {
    guard let hex else { return nil }
    let channels = mapped(to: .srgb).channels
    let given = SIMD3(Double(hex.red), Double(hex.green), Double(hex.blue)) / 255
    // A difference of exactly one step is right, however the division rounds.
    let isRight = all((given - channels).map(abs) .<= 1.0 / 255 + 1e-9)
    return isRight ? nil : ColorValue(TokenColor(in: .srgb, ColorComponents(channels)))
  }

}
