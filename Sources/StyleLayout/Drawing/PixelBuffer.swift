public import StyleTables

/// The pixels of a drawing or an image, in sRGB.
public struct PixelBuffer: Sendable, Hashable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// Red, green, blue and alpha of each pixel, 0…255; row by row from the top, without gaps. Colors are not
  /// premultiplied; a fully transparent pixel has four zeros.
  public let bytes: [UInt8]

  /// Creates a buffer from the bytes of its pixels, which are not premultiplied.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - bytes: Red, green, blue and alpha of each pixel, row by row from the top. The color of fully transparent
  ///     pixels is not kept.
  /// - Returns: Nil if a side is not positive, or the number of bytes is not 4 × width × height.
  /// - Complexity: Linear in the number of pixels.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count.isMultiple(of: 4) else { return nil }
    let pixels = width.multipliedReportingOverflow(by: height)
    guard !pixels.overflow, pixels.partialValue == bytes.count / 4 else { return nil }
    var bytes = bytes
    for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] == 0 {
      guard bytes[start] | bytes[start + 1] | bytes[start + 2] != 0 else { continue }
      for channel in 0..<3 { bytes[start + channel] = 0 }
    }
    self.init(width: width, height: height, clean: bytes)
  }

  /// Creates a buffer from bytes that must be valid: four for each pixel, and four zeros for a transparent one.
  package init(width: Int, height: Int, clean bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

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
