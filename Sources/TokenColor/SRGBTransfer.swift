/// Between encoded channels and linear light, as IEC 61966-2-1 and CSS Color 4 (section 10.2) define it for sRGB.
enum SRGBTransfer {
  /// Linear light, 0…1, of each of the 256 encoded values.
  private static let decoded = (0...255).map { encoded in
    let channel = Double(encoded) / 255
    return channel <= 0.04045 ? channel / 12.92 : RealFunctions.power((channel + 0.055) / 1.055, 2.4)
  }

  static func linear(_ encoded: UInt8) -> Double { decoded[Int(encoded)] }

  /// The nearest encoded value; light outside 0…1 is taken as the nearest bound.
  static func encoded(_ linear: Double) -> UInt8 {
    let light = max(0, min(1, linear))
    let channel = light <= 0.0031308 ? light * 12.92 : 1.055 * RealFunctions.power(light, 1 / 2.4) - 0.055
    return UInt8(exactly: (max(0, min(1, channel)) * 255).rounded()) ?? 0
  }
}
