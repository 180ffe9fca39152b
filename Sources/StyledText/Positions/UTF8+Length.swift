/// The length of valid UTF-8 in both units.
extension UnsafeBufferPointer<UInt8> {
  /// The length of a range that begins and ends between scalars.
  package func length(_ range: Range<Int>) -> TextOffset {
    TextOffset(utf8: range.count, utf16: utf16Count(range))
  }

  /// The number of UTF-16 units of a range that begins and ends between scalars.
  package func utf16Count(_ range: Range<Int>) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      // Eight bytes of ASCII are eight units.
      if offset + 8 <= range.upperBound,
        raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        count += 8
        offset += 8
      } else {
        let byte = self[offset]
        count += (UTF8.isContinuation(byte) ? 0 : 1) + (byte >= 0xF0 ? 1 : 0)
        offset += 1
      }
    }
    return count
  }
}
