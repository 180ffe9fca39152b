/// PNG: chunks; the first has the size. <https://www.w3.org/TR/png-3/>
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func facts(_ reader: inout ByteReader) throws(ImageProblem) -> ImageFacts {
    let start = reader.position + 4
    guard try reader.bigEndian(4) == 13, try reader.name() == "IHDR" else { throw .damaged("it has no header") }
    let width = try reader.bigEndian(4)
    let height = try reader.bigEndian(4)
    // Depth, kind of colors, compression, filter, interlacing.
    try reader.skip(5)
    let checked = checksum(reader.bytes(in: start..<reader.position))
    guard try reader.bigEndian(4) == Int(checked) else { throw .damaged("the header does not fit its checksum") }
    guard max(width, height) < 1 << 31 else { throw .damaged("its size is impossible") }
    return ImageFacts(.png, width: width, height: height, isAnimated: try frames(&reader) > 1)
  }

  /// The count that an animation declares before the pixels start; 1 without an animation.
  private static func frames(_ reader: inout ByteReader) throws(ImageProblem) -> Int {
    var frames = 1
    while true {
      let length = try reader.bigEndian(4)
      switch try reader.name() {
      case "IDAT": return frames
      case "acTL":
        guard length == 8 else { throw .damaged("its animation has no number of frames") }
        frames = try reader.bigEndian(4)
        try reader.skip(8)
      default:
        try reader.skip(length)
        try reader.skip(4)
      }
    }
  }

  /// The CRC of a chunk.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
