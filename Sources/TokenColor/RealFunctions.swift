#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(WASILibc)
  internal import WASILibc
#elseif canImport(ucrt)
  internal import ucrt
#else
  internal import Darwin
#endif

/// The C library's functions, under names of their own so that one file alone says where they come from.
enum RealFunctions {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

  static func exponential(_ value: Double) -> Double { exp(value) }

  /// Of an angle in radians.
  static func sine(_ angle: Double) -> Double { sin(angle) }

  /// The angle of a point, -π…π; 0 for the origin.
  static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
