/// FNV-1a, 64 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>. It is not cryptographic.
@usableFromInline
package enum FNV64 {
  /// The hash of all pieces, one after the other.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func hash(_ pieces: [[UInt8]]) -> UInt64 {
    pieces.reduce(start) { hash, piece in piece.withUnsafeBufferPointer { self.hash($0, after: hash) } }
  }

  /// The hash of bytes, continued from the hash of preceding bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>, after start: UInt64 = start) -> UInt64 {
    var hash = start
    for byte in bytes { hash = self.hash(byte, after: hash) }
    return hash
  }

  /// The hash of a byte, continued from the hash of preceding bytes.
  @inlinable
  package static func hash(_ byte: UInt8, after hash: UInt64) -> UInt64 { (hash ^ UInt64(byte)) &* 1_099_511_628_211 }

  /// A hash in sixteen hexadecimal digits.
  package static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash of no bytes.
  package static let start: UInt64 = 14_695_981_039_346_656_037
}
