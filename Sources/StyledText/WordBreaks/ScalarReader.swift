/// Reads scalars out of a string's UTF-8, which `String` keeps valid.
struct ScalarReader {
  let bytes: UnsafeBufferPointer<UInt8>

  /// A scalar, with its properties for the segmenter.
  struct Scalar {
    let value: UInt32
    /// In bytes of UTF-8.
    let length: Int
    let breakClass: WordBreakClass
  }

  /// The scalar that starts at an offset, which must be less than the count.
  @inline(__always)
  func scalar(at offset: Int) -> Scalar {
    let first = UInt32(bytes[offset])
    switch first {
    case 0..<0x80: return scalar(first, length: 1)
    case 0x80..<0xE0: return scalar((first & 0x1F) << 6 | rest(offset + 1), length: 2)
    case 0xE0..<0xF0: return scalar((first & 0x0F) << 12 | rest(offset + 1) << 6 | rest(offset + 2), length: 3)
    default:
      let high = (first & 0x07) << 18 | rest(offset + 1) << 12
      return scalar(high | rest(offset + 2) << 6 | rest(offset + 3), length: 4)
    }
  }

  /// The class of the first scalar, from an offset on, that WB4 does not ignore; nil if the text ends before.
  func firstBase(from offset: Int) -> WordBreakClass? {
    var offset = offset
    while offset < bytes.count {
      let scalar = scalar(at: offset)
      if !scalar.breakClass.isIgnored { return scalar.breakClass }
      offset += scalar.length
    }
    return nil
  }

  @inline(__always)
  private func rest(_ offset: Int) -> UInt32 {
    UInt32(bytes[offset] & 0x3F)
  }

  @inline(__always)
  private func scalar(_ value: UInt32, length: Int) -> Scalar {
    Scalar(value: value, length: length, breakClass: WordBreakClass(scalarValue: value))
  }
}
