/// Files of each format, with as little in them as the format allows.
enum ImageBytes {
  static let all: [(name: String, bytes: [UInt8])] = [
    ("PNG", png(72, 36)), ("APNG", png(72, 36, frames: 3)), ("GIF", gif(72, 36, frames: 1)),
    ("animated GIF", gif(72, 36, frames: 4)), ("JPEG", jpeg(72, 36)), ("lossy WebP", lossyWebP(72, 36)),
    ("lossless WebP", losslessWebP(72, 36)), ("WebP with alpha", extendedWebP(72, 36, frames: nil)),
    ("animated WebP", extendedWebP(72, 36, frames: 2)),
  ]

  static func png(_ width: Int, _ height: Int, frames: Int? = nil) -> [UInt8] {
    let header = big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0]
    let animation = frames.map { chunk("acTL", big($0, 4) + big(0, 4)) } ?? []
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("tEXt", Array("Title\0acTL".utf8)) + animation + chunk("IDAT", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(data.count, 4) + body + big(checksum(body), 4)
  }

  /// The remainder of a long division, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var rest: UInt64 = 0xFFFF_FFFF
    for byte in bytes {
      for bit in 0..<8 {
        let isOdd = (rest ^ UInt64(byte) >> UInt64(bit)) & 1 == 1
        rest >>= 1
        if isOdd { rest ^= 0xEDB8_8320 }
      }
    }
    return Int(rest ^ 0xFFFF_FFFF)
  }

  static func gif(_ width: Int, _ height: Int, frames: Int) -> [UInt8] {
    let colors = [UInt8](repeating: 0x2C, count: 6)
    // A comment that looks like frames.
    let comment: [UInt8] = [0x21, 0xFE, 3, 0x2C, 0x2C, 0x3B, 0]
    let place = little(0, 4) + little(width, 2) + little(height, 2)
    let frame: [UInt8] = [0x2C] + place + [0x80] + colors + [2, 2, 0x4C, 1, 0]
    return Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0x80, 0, 0] + colors + comment
      + Array((0..<frames).map { _ in frame }.joined()) + [0x3B]
  }

  static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
    let table: [UInt8] = [0xFF, 0xC4, 0, 4, 0xFF, 0xC0]
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + table + [0xFF, 0xFF, 0xC2, 0, 17, 8] + big(height, 2) + big(width, 2)
  }

  static func lossyWebP(_ width: Int, _ height: Int) -> [UInt8] {
    riff("VP8 ", [0x10, 0, 0, 0x9D, 0x01, 0x2A] + little(width, 2) + little(height, 2))
  }

  static func losslessWebP(_ width: Int, _ height: Int) -> [UInt8] {
    riff("VP8L", [0x2F] + little((width - 1) | (height - 1) << 14 | 1 << 28, 4))
  }

  static func extendedWebP(_ width: Int, _ height: Int, frames: Int?) -> [UInt8] {
    let header = [frames == nil ? 0x10 : 0x12, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
    let chunks = Array("ICCP".utf8) + little(1, 4) + [7, 0]
    let frame = Array("ANMF".utf8) + little(3, 4) + [1, 2, 3, 0]
    return riff("VP8X", header) + chunks + Array((0..<(frames ?? 0)).map { _ in frame }.joined())
  }

  private static func riff(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let start = Array("RIFF".utf8) + little(data.count + 12, 4) + Array("WEBP".utf8)
    return start + Array(name.utf8) + little(data.count, 4) + data
  }

  private static func big(_ number: Int, _ count: Int) -> [UInt8] { little(number, count).reversed() }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
