/// A name by its UTF-8: as strings, `é` in one scalar and in two would be one name. Hashes all bytes at once, which a
/// slice does not.
@frozen
public struct UTF8Name: Sendable, Hashable {
  /// The name's UTF-8.
  public let bytes: ArraySlice<UInt8>

  /// A stretch of a file; keeps the file in memory.
  @inlinable
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// The name that a text is; copies it.
  @inlinable
  public init(_ text: String) {
    bytes = Array(text.utf8)[...]
  }

  /// Byte by byte.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
  }

  /// Of all bytes.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
