/// The UTF-8 of a name to look up, which is hashed eight bytes at a time.
struct NameBytes {
  private let base: UnsafeRawPointer?
  let count: Int

  init(_ name: UnsafeBufferPointer<UInt8>) {
    base = UnsafeRawPointer(name.baseAddress)
    count = name.count
  }

  /// Up to eight bytes as a number, the first one lowest.
  private func chunk(at start: Int, count length: Int) -> UInt64 {
    (0..<length).reversed().reduce(0) { $0 &<< 8 | UInt64(self[start &+ $1]) }
  }

  /// The byte at a position in the name.
  subscript(position: Int) -> UInt8 { base.unsafelyUnwrapped.load(fromByteOffset: position, as: UInt8.self) }

  /// Whether a text of the tables is at a position.
  func hasText(_ reference: NameReference, of textBase: UnsafeRawPointer, at position: Int) -> Bool {
    guard count &- position >= reference.count else { return false }
    let text = textBase.advanced(by: reference.offset)
    return (0..<reference.count).allSatisfy { self[position &+ $0] == text.load(fromByteOffset: $0, as: UInt8.self) }
  }

  /// The position of a text of the tables at or after a start; the end of the name if it is not found.
  func first(_ reference: NameReference, of textBase: UnsafeRawPointer, from start: Int) -> Int {
    var position = start
    while position < count, !hasText(reference, of: textBase, at: position) { position &+= 1 }
    return position
  }

  /// The hash of a part of the name.
  func hash(_ range: Range<Int>, seed: UInt64) -> UInt64 {
    var hash = NameHash.start(range.count, seed: seed, chunk(at: range.lowerBound, count: min(8, range.count)))
    var start = range.lowerBound &+ 8
    while start < range.upperBound {
      hash = NameHash.mix(hash ^ chunk(at: start, count: min(8, range.upperBound &- start)))
      start &+= 8
    }
    return hash
  }
}

/// Multiplicative hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4) of eight bytes at a time, the
/// lowest byte first. The emitter builds the indexes with the same.
enum NameHash {
  @inline(__always)
  static func start(_ length: Int, seed: UInt64, _ first: UInt64) -> UInt64 {
    mix((UInt64(truncatingIfNeeded: length) &+ seed &<< 8) ^ first)
  }

  @inline(__always)
  static func mix(_ bits: UInt64) -> UInt64 {
    let product = bits &* 0x9E37_79B9_7F4A_7C15
    return product ^ product &>> 32
  }
}
