/// A name by its UTF-8: as strings, `é` in one scalar and in two would be one name. Hashes all bytes at once, which a
/// slice does not.
struct UTF8Name: Hashable {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  static func == (left: Self, right: Self) -> Bool {
    left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
