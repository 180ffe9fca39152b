/// Reads the bytes of a GIF file one after the other. Nothing is read beyond the end.
struct GIFReader {
  private let bytes: [UInt8]
  /// The position of the next byte.
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The error of reading beyond the end.
  static let endError = AnimatedImageError.damaged("the file ends too early")

  mutating func byte() throws(AnimatedImageError) -> UInt8 {
    guard position < bytes.count else { throw Self.endError }
    defer { position += 1 }
    return bytes[position]
  }

  /// A number of two bytes, the lower one first.
  mutating func number() throws(AnimatedImageError) -> Int {
    let low = try byte()
    return Int(try byte()) << 8 | Int(low)
  }

  mutating func skip(_ count: Int) throws(AnimatedImageError) -> Range<Int> {
    guard bytes.count - position >= count else { throw Self.endError }
    defer { position += count }
    return position..<position + count
  }

  /// The colors of a palette, three bytes each; nil if the flags indicate none.
  mutating func palette(_ flags: UInt8) throws(AnimatedImageError) -> Range<Int>? {
    flags & 0x80 == 0 ? nil : try skip(3 << Int(flags & 7 + 1))
  }

  /// Reads blocks of up to 255 bytes up to the empty one that ends them.
  ///
  /// - Parameter read: Takes the range of each block.
  mutating func blocks(_ read: (Range<Int>) -> Void = { _ in }) throws(AnimatedImageError) {
    while true {
      let count = Int(try byte())
      guard count > 0 else { return }
      read(try skip(count))
    }
  }
}
