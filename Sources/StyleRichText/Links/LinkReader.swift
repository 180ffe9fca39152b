internal import StyledText

/// Reads the text from the position where a rule looks for a link. Offsets are UTF-8 units from that position.
///
/// It notes how far a rule has read, so that the rule need not run again for later edits.
public struct LinkReader: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let limit: Int
  /// The end of the bytes that were looked at; after the text if its end was.
  private(set) var reach: Int
  /// The number of bytes read.
  private(set) var reads = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) {
    (self.bytes, self.start, self.limit) = (bytes, start, limit)
    reach = start
  }

  /// The byte at an offset; nil before the start position, and after the end of the text or of the part that may be a
  /// link.
  @inline(__always)
  public mutating func byte(at offset: Int) -> UInt8? {
    reads += 1
    guard offset >= 0, offset < limit - start else {
      if offset >= 0 { reach = max(reach, limit + 1) }
      return nil
    }
    reach = max(reach, start + offset + 1)
    return bytes[start + offset]
  }

  /// The scalar that begins at an offset, and its length; nil at the end, and for an offset inside a scalar.
  public mutating func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let first = byte(at: offset), !UTF8.isContinuation(first) else { return nil }
    let (value, length) = bytes.scalar(startingAt: start + offset)
    reach = max(reach, start + offset + length)
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// Whether the ASCII character at an offset begins an emoji, such as the `#` of `#️⃣`.
  mutating func isEmojiSequence(after offset: Int) -> Bool {
    // Notes that the next scalar decides.
    _ = scalar(at: offset + 1)
    return bytes.isEmojiSequence(after: start + offset)
  }

  /// Whether the text continues with ASCII characters, where case does not matter.
  mutating func starts(with lowercase: StaticString) -> Bool {
    lowercase.withUTF8Buffer { prefix in
      for offset in prefix.indices where (byte(at: offset) ?? 0) | 0x20 != prefix[offset] | 0x20 { return false }
      return true
    }
  }
}
