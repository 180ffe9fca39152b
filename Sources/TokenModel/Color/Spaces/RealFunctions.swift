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

/// The C library's functions, under separate names so that only one file depends on where they come from.
package enum RealFunctions {
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  package static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

  package static func exponential(_ value: Double) -> Double { exp(value) }

  /// To the base *e*.
  package static func logarithm(_ value: Double) -> Double { log(value) }

  /// Of an angle in radians.
  package static func sine(_ angle: Double) -> Double { sin(angle) }

  /// Of an angle in radians.
  package static func cosine(_ angle: Double) -> Double { cos(angle) }

  /// Of an angle in radians.
  package static func tangent(_ angle: Double) -> Double { tan(angle) }

  /// An angle in radians, -π/2…π/2; not a number beyond -1…1.
  package static func arcSine(_ value: Double) -> Double { asin(value) }

  /// An angle in radians, 0…π; not a number beyond -1…1.
  package static func arcCosine(_ value: Double) -> Double { acos(value) }

  /// An angle in radians, -π/2…π/2.
  package static func arcTangent(_ value: Double) -> Double { atan(value) }

  /// The distance of a point from the origin, without overflow on the way.
  package static func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

  /// The angle of a point, -π…π; 0 for the origin.
  package static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
