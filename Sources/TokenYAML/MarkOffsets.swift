/// Turns libyaml's marks, which count code points, into byte offsets.
///
/// Inside a run of ASCII the two differ by a constant, so most marks need one addition. Marks come in nearly ascending
/// order, so the work for a whole file is linear.
struct MarkOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// A position known in both units, and the end of the ASCII run that starts there.
  private var codePoint = 0
  private var offset = 0
  private var endOfASCII: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.endOfASCII = bytes.endOfASCII(from: 0)
  }

  /// The length of the text in bytes.
  var count: Int { bytes.count }

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

  /// Needed only for the note of a syntax error, which points back.
  private mutating func stepBack(to target: Int) {
    while codePoint > target {
      offset -= 1
      while offset > 0, bytes[offset].isUTF8Continuation { offset -= 1 }
      codePoint -= 1
    }
    endOfASCII = bytes.endOfASCII(from: offset)
  }
}
