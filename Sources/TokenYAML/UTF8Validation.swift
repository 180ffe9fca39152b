package enum UTF8Validation {
  /// The offset of the first byte that is not part of a well-formed scalar; nil if the bytes are valid. One pass.
  package static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = bytes.endOfASCII(from: 0)
      while offset < bytes.count {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes[offset...].makeIterator()
        guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return offset }
        offset = bytes.endOfASCII(from: offset + scalar.count)
      }
      return nil
    }
  }
}

extension UInt8 {
  var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte at or after `start` that is not ASCII; the count if all are. Reads eight bytes at a
  /// time.
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
