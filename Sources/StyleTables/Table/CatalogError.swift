/// A problem in the bytes of a catalog file.
public struct CatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem, and how to fix it.
  public let description: String
}

extension CatalogError {
  /// Throws a problem with damaged bytes unless a condition holds.
  static func require(_ condition: Bool, _ problem: @autoclosure () -> String) throws(CatalogError) {
    guard condition else { throw CatalogError(description: "the catalog is damaged: \(problem())") }
  }
}

extension UnsafeBufferPointer<UInt64> {
  /// FNV-1a, 64 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>, over all bytes after the digest, which is the
  /// second word.
  var tableDigest: UInt64 {
    UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(self)[16...]).reduce(14_695_981_039_346_656_037) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are valid UTF-8: decoding repairs invalid bytes, which then differ.
  var isUTF8: Bool { String(decoding: self, as: UTF8.self).utf8.elementsEqual(self) }
}
