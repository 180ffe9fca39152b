/// Between encoded channels and linear light, for sRGB and Display P3 (IEC 61966-2-1; CSS Color 4, section 10.2). Below
/// 0, both functions are reflected, so that colors outside of the gamut survive.
package enum SRGBTransfer {
  /// The linear light of an encoded channel.
  package static func linear(_ channel: Double) -> Double {
    let size = abs(channel)
    guard size > 0.04045 else { return channel / 12.92 }
    return signed(RealFunctions.power((size + 0.055) / 1.055, 2.4), as: channel)
  }

  /// The encoded channel of linear light.
  package static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    guard size > 0.0031308 else { return light * 12.92 }
    let power = RealFunctions.power(size, 1 / 2.4)
    // 1.055 power - 0.055, but exactly 1 for 1.
    return signed(power + 0.055 * (power - 1), as: light)
  }

  /// The linear light of a channel of 8 bits.
  package static func linear(_ channel: UInt8) -> Double { lights[Int(channel)] }

  private static let lights = (0...255).map { linear(Double($0) / 255) }
}

/// A size with the sign of another number.
func signed(_ size: Double, as number: Double) -> Double { number < 0 ? -size : size }
