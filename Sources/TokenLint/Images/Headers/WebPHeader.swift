/// WebP: chunks in a RIFF file. <https://developers.google.com/speed/webp/docs/riff_container>
enum WebPHeader {
  static func facts(_ reader: inout ByteReader) throws(ImageProblem) -> ImageFacts {
    try reader.skip(4)
    guard try reader.name() == "WEBP" else { throw .unknown }
    let kind = try reader.name()
    let length = try reader.littleEndian(4)
    switch kind {
    case "VP8 ": return try lossy(&reader)
    case "VP8L": return try lossless(&reader)
    case "VP8X": return try extended(length, &reader)
    default: throw .damaged("its first chunk is of an unknown kind")
    }
  }

  /// A key frame: three bytes, its mark, and fourteen bits each of width and height.
  private static func lossy(_ reader: inout ByteReader) throws(ImageProblem) -> ImageFacts {
    let isKeyFrame = try reader.byte() & 1 == 0
    try reader.skip(2)
    guard isKeyFrame, reader.skip([0x9D, 0x01, 0x2A]) else { throw .damaged("it has no frame") }
    let width = try reader.littleEndian(2) & 0x3FFF
    return ImageFacts(.webp, width: width, height: try reader.littleEndian(2) & 0x3FFF)
  }

  /// A mark, and fourteen bits each of width - 1 and height - 1.
  private static func lossless(_ reader: inout ByteReader) throws(ImageProblem) -> ImageFacts {
    guard reader.skip([0x2F]) else { throw .damaged("it has no frame") }
    let bits = try reader.littleEndian(4)
    return ImageFacts(.webp, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
  }

  /// Flags, three unused bytes, and 24 bits each of width - 1 and height - 1. The chunks after have the frames.
  private static func extended(_ length: Int, _ reader: inout ByteReader) throws(ImageProblem) -> ImageFacts {
    let flags = try reader.byte()
    try reader.skip(3)
    let width = try reader.littleEndian(3) + 1
    let height = try reader.littleEndian(3) + 1
    guard flags & 2 != 0 else { return ImageFacts(.webp, width: width, height: height) }
    guard length >= 10 else { throw .damaged("its header is too short") }
    try reader.skip(length + length % 2 - 10)
    return ImageFacts(.webp, width: width, height: height, isAnimated: try hasFrames(&reader))
  }

  /// Whether there is more than one frame. A chunk of odd length has a byte after it.
  private static func hasFrames(_ reader: inout ByteReader) throws(ImageProblem) -> Bool {
    var frames = 0
    while frames < 2, reader.count >= 8 {
      let isFrame = try reader.name() == "ANMF"
      let length = try reader.littleEndian(4)
      // The last one may lack that byte.
      try reader.skip(min(length + length % 2, max(length, reader.count)))
      if isFrame { frames += 1 }
    }
    guard frames > 0 else { throw .damaged("it has no frame") }
    return frames > 1
  }
}
