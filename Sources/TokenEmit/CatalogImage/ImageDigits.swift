/// A run of base-64 digits: the lowest digit first, one character from `0` (0x30) to `o` (0x6F) each.
///
/// A string literal holds them without escapes. `CatalogImage` in the runtime reads them; the two never import each
/// other, and tests hold them together.
struct ImageDigits {
  private(set) var bytes: [UInt8] = []

  /// A number of a fixed width. Digits beyond the width are cut, which the resolver's limits rule out.
  mutating func append(_ value: Int, digits: Int) {
    for index in 0..<digits {
      bytes.append(UInt8(truncatingIfNeeded: (value >> (6 * index)) & 0x3F) + 0x30)
    }
  }

  mutating func append(_ other: ImageDigits) {
    bytes += other.bytes
  }
}
