/// JPEG: segments; the start of a frame has the size. <https://www.w3.org/Graphics/JPEG/itu-t81.pdf>
enum JPEGHeader {
  static func facts(_ reader: inout ByteReader) throws(ImageProblem) -> ImageFacts {
    while true {
      guard try reader.byte() == 0xFF else { throw .damaged("a segment does not start where it should") }
      var marker = try reader.byte()
      while marker == 0xFF { marker = try reader.byte() }
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        // Its length, and the depth of its pixels.
        try reader.skip(3)
        let height = try reader.bigEndian(2)
        return ImageFacts(.jpeg, width: try reader.bigEndian(2), height: height)
      case 0x01, 0xD0...0xD8: break
      case 0x00, 0xD9, 0xDA: throw .damaged("it has no frame")
      default:
        let length = try reader.bigEndian(2)
        guard length >= 2 else { throw .damaged("a segment is too short") }
        try reader.skip(length - 2)
      }
    }
  }
}
