public import StyleTables

/// The pixels of a drawing, in sRGB.
public struct PixelBuffer: Sendable, Hashable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// Red, green, blue and alpha of each pixel, 0…255; row by row from the top, without gaps. Colors are not
  /// premultiplied; a fully transparent pixel has four zeros.
  public let bytes: [UInt8]

  /// Creates a buffer from premultiplied pixels, with alpha in the highest byte, then red, green and blue.
  init(width: Int, height: Int, premultiplied pixel: (_ x: Int, _ y: Int) -> UInt32) {
    self.width = width
    self.height = height
    var bytes = [UInt8]()
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixel(x, y)
        let alpha = pixel >> 24
        for shift: UInt32 in [16, 8, 0] {
          let channel = pixel >> shift & 0xFF
          bytes.append(alpha == 0 ? 0 : UInt8(min((channel * 255 + alpha / 2) / alpha, 255)))
        }
        bytes.append(UInt8(alpha))
      }
    }
    self.bytes = bytes
  }

  /// The color of a pixel, counted from the upper left one; transparent black outside of the buffer.
  public subscript(x: Int, y: Int) -> RGBAColor {
    guard x >= 0, x < width, y >= 0, y < height else { return RGBAColor(red: 0, green: 0, blue: 0, alpha: 0) }
    let start = (y * width + x) * 4
    return RGBAColor(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
  }
}
