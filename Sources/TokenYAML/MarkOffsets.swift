/// Turns libyaml's marks, which count code points, into byte offsets.
///
/// Marks come in nearly ascending order, so the work for a whole file is linear: the cursor moves from the last mark
/// to the next one, in either direction.
struct MarkOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private var codePoint = 0
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  /// The byte offset of a code point, at most the length of the text.
  mutating func byteOffset(ofCodePoint target: Int) -> Int {
    if isASCII { return min(target, bytes.count) }
    while codePoint < target, offset < bytes.count {
      offset += 1
      while offset < bytes.count, isContinuation(bytes[offset]) { offset += 1 }
      codePoint += 1
    }
    while codePoint > target {
      offset -= 1
      while offset > 0, isContinuation(bytes[offset]) { offset -= 1 }
      codePoint -= 1
    }
    return offset
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
