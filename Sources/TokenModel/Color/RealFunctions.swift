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
}
