/// A name that is taken apart from its start, eight bytes at a time in a register.
struct NameCursor {
  /// Bytes 0…7 of what is left, the first one lowest, with zeros behind the end.
  private(set) var low: UInt64
  /// Bytes 8…15 of a name of at most sixteen: most are that short, and a string's bytes have just been written to
  /// memory, so that to read them across those writes would stall.
  private var high: UInt64
  /// Where what is left of a longer name starts.
  private var rest: UnsafeRawPointer?
  /// How many bytes are left.
  private(set) var count: Int

  /// Nil for a name of less than eight bytes.
  @inline(__always)
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    guard name.count >= 8, let base = UnsafeRawPointer(name.baseAddress) else { return nil }
    count = name.count
    low = UInt64(littleEndian: base.loadUnaligned(as: UInt64.self))
    if name.count > 16 {
      high = 0
      rest = base
      return
    }
    rest = nil
    // The last eight bytes; those that `low` has too are shifted out, by 64 in two steps.
    let last = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: name.count &- 8, as: UInt64.self))
    let shared = UInt64(truncatingIfNeeded: 8 &* (16 &- name.count))
    high = (last &>> (shared &>> 1)) &>> (shared &- shared &>> 1)
  }

  /// Where a byte first stands among the first eight; eight when it does not.
  @inline(__always)
  func first(_ byte: UInt8) -> Int {
    // The highest bit of each byte that equals the one ("Hacker's Delight", second edition, section 6-1).
    let difference = low ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    let sums = (difference & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    let matches = ~(sums | difference | 0x7F7F_7F7F_7F7F_7F7F)
    return matches.trailingZeroBitCount &>> 3
  }

  /// Removes one to eight bytes.
  @inline(__always)
  mutating func removeFirst(_ length: Int) {
    count &-= length
    if let base = rest?.advanced(by: length) {
      rest = base
      // Where fewer than eight bytes are left, the last eight are read, and shifted.
      let missing = max(0, 8 &- count)
      let bytes = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: 0 &- missing, as: UInt64.self))
      low = missing == 8 ? 0 : bytes &>> UInt64(truncatingIfNeeded: 8 &* missing)
      return
    }
    // By up to 64 bits, in two steps.
    let half = UInt64(truncatingIfNeeded: 4 &* length)
    low = (low &>> half) &>> half | high &<< (64 &- 2 &* half)
    high = (high &>> half) &>> half
  }
}
