/// A name that is split from its start, with the next eight bytes in a register.
struct NameCursor {
  /// The next eight bytes, the first one lowest, with zeros after the end.
  private(set) var low: UInt64
  /// The eight bytes after these, in a name of at most sixteen. Most names are that short, and a string's bytes have
  /// just been written to memory, so that reading them across those writes would stall.
  private var high: UInt64
  /// The address of the next byte of a longer name.
  private var rest: UnsafeRawPointer?
  /// The number of bytes left.
  private(set) var count: Int

  /// Creates a cursor at the start of a name; nil for less than eight bytes.
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
    // The last eight bytes; those that are also in `low` are shifted out, by up to 64 in two steps.
    let last = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: name.count &- 8, as: UInt64.self))
    let shared = UInt64(truncatingIfNeeded: 8 &* (16 &- name.count))
    high = (last &>> (shared &>> 1)) &>> (shared &- shared &>> 1)
  }

  /// The index of a byte among the next eight; eight if it is not there.
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
      // If fewer than eight bytes are left, the last eight are read, and shifted.
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
