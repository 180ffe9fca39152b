/// A name that is compared by its UTF-8: as strings, `é` in one scalar and in two would be equal. Hashes all bytes in
/// one call, unlike a slice.
@usableFromInline
package struct UTF8Name: Sendable, Hashable {
  /// The UTF-8 of the name.
  @usableFromInline package let bytes: ArraySlice<UInt8>

  /// Creates a name from a part of a file; keeps the file in memory.
  @inlinable
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Creates a name from a text, which is copied.
  @inlinable
  package init(_ text: String) {
    bytes = Array(text.utf8)[...]
  }

  /// Compares byte by byte.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
  }

  /// Hashes all bytes.
  @inlinable
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
