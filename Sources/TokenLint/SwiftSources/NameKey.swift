/// A name by its UTF-8, as Swift compares names: as strings, `é` in one scalar and in two would be one name.
struct NameKey: Hashable {
  private let bytes: ArraySlice<UInt8>

  /// A stretch of a file; keeps the file in memory.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  init(_ text: String) {
    bytes = Array(text.utf8)[...]
  }

  static func == (left: Self, right: Self) -> Bool {
    left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
