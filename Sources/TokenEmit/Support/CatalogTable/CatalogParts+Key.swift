internal import TokenModel

/// The identity of codes at run time: row in bits 0…15, color in bits 16…31, weight in bits 32…39, family in bits
/// 40…47; in bits 48…63 the number of a free-standing style plus one, or zero. The color 0xFFFF is left open.
extension CatalogParts {
  func key(of code: Code) -> UInt64 { numbers(of: code).key | UInt64(code.style.map { $0 + 1 } ?? 0) << 48 }
}

extension Combination {
  /// The key of a code, without its style.
  var key: UInt64 {
    // No catalog has as many colors.
    let color = UInt64(color ?? 0xFFFF)
    return UInt64(row) | color << 16 | UInt64(weight) << 32 | UInt64(family) << 40
  }
}
