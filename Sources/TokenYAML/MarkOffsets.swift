/// Turns libyaml's marks, which count code points, into byte offsets.
///
/// Inside a run of ASCII the two differ by a constant, so most marks cost an addition. Marks come in nearly ascending
/// order; the work for a whole file is linear.
struct MarkOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// A position that is known in both units, and where the ASCII that starts there ends.
  private var codePoint = 0
  private var offset = 0
  private var endOfASCII: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.endOfASCII = bytes.endOfASCII(from: 0)
  }

  /// The byte offset of a code point, at most the length of the text.
  mutating func byteOffset(ofCodePoint target: Int) -> Int {
    if target < codePoint { stepBack(to: target) }
    while target - codePoint > endOfASCII - offset, endOfASCII < bytes.count { passOneScalarBehindASCII() }
    return min(offset + (target - codePoint), bytes.count)
  }

  private mutating func passOneScalarBehindASCII() {
    codePoint += endOfASCII - offset + 1
    offset = endOfASCII + 1
    while offset < bytes.count, bytes[offset].isUTF8Continuation { offset += 1 }
    endOfASCII = bytes.endOfASCII(from: offset)
  }

  /// Only the note of a syntax error points back.
  private mutating func stepBack(to target: Int) {
    while codePoint > target {
      offset -= 1
      while offset > 0, bytes[offset].isUTF8Continuation { offset -= 1 }
      codePoint -= 1
    }
    endOfASCII = bytes.endOfASCII(from: offset)
  }
}

extension UInt8 {
  var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first byte from an offset on that is not ASCII; the count when all are. Eight bytes at a time.
  func endOfASCII(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var offset = start
    while offset &+ 8 <= count, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset &+= 8
    }
    while offset < count, self[offset] < 0x80 { offset &+= 1 }
    return offset
  }
}
