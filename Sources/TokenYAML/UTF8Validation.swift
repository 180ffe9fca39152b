enum UTF8Validation {
  /// The offset of the first byte that does not belong to a well-formed scalar; nil when all do. One pass.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
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
