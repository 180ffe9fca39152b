/// GIF: a size, and then blocks; each frame is a block. <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>
enum GIFHeader {
  static func facts(_ reader: inout ByteReader) throws(ImageProblem) -> ImageFacts {
    let width = try reader.littleEndian(2)
    let height = try reader.littleEndian(2)
    let flags = try reader.byte()
    try reader.skip(2)
    try skipColors(flags, &reader)
    let frames = try frames(&reader)
    guard frames > 0 else { throw .damaged("it has no frame") }
    return ImageFacts(.gif, width: width, height: height, isAnimated: frames > 1)
  }

  /// Counts to two. The data after the first frame may be missing: readers still show the frame.
  private static func frames(_ reader: inout ByteReader) throws(ImageProblem) -> Int {
    var frames = 0
    while frames < 2 {
      if frames > 0 && reader.count == 0 { return frames }
      switch try reader.byte() {
      case 0x2C:
        try reader.skip(8)
        try skipColors(try reader.byte(), &reader)
        // The size of the codes.
        try reader.skip(1)
        try skipBlocks(&reader)
        frames += 1
      case 0x21:
        try reader.skip(1)
        try skipBlocks(&reader)
      case 0x3B: return frames
      default: throw .damaged("it has a block of an unknown kind")
      }
    }
    return frames
  }

  private static func skipColors(_ flags: UInt8, _ reader: inout ByteReader) throws(ImageProblem) {
    guard flags & 0x80 != 0 else { return }
    try reader.skip(3 << (Int(flags & 7) + 1))
  }

  /// Each has its length before it; one of length 0 is the last.
  private static func skipBlocks(_ reader: inout ByteReader) throws(ImageProblem) {
    while true {
      let length = Int(try reader.byte())
      if length == 0 { return }
      try reader.skip(length)
    }
  }
}
